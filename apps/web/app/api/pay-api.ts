import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as pay from '@kakehashi/contract/requests/pay'
import { api, call, shortLived } from './client/base-api.ts'

interface Agreed {
  readonly requestId: string
  readonly body: SentBody<typeof pay.agreePay>
}

const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPay: build.query<pay.PayOfRequest, string>({
      query: (requestId) => call(pay.getPay, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => ['Pay', { type: 'Request', id }],
    }),

    agreePay: build.mutation<pay.PayOfRequest, Agreed>({
      query: ({ requestId, body }) => call(pay.agreePay, { params: { requestId }, body }),
      invalidatesTags: ['Pay'],
    }),

    listStatements: build.query<ReplyOf<typeof pay.listStatements>, string>({
      query: (month) => call(pay.listStatements, { query: { month } }),
      providesTags: ['Pay'],
    }),

    getOwnStatement: build.query<pay.Statement, string>({
      query: (month) => call(pay.getOwnStatement, { query: { month } }),
      providesTags: ['Pay'],
    }),

    markPaid: build.mutation<ReplyOf<typeof pay.markPaid>, SentBody<typeof pay.markPaid>>({
      query: (body) => call(pay.markPaid, { body }),
      // After a refusal the screen shows what is true now.
      invalidatesTags: ['Pay'],
    }),

    markUnpaid: build.mutation<ReplyOf<typeof pay.markUnpaid>, { payId: string; reason: string }>({
      query: ({ payId, reason }) => call(pay.markUnpaid, { params: { payId }, body: { reason } }),
      invalidatesTags: ['Pay'],
    }),
  }),
})

export const {
  useGetPayQuery,
  useAgreePayMutation,
  useListStatementsQuery,
  useGetOwnStatementQuery,
  useMarkPaidMutation,
  useMarkUnpaidMutation,
} = payApi
