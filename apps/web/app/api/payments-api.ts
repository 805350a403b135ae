import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as payments from '@kakehashi/contract/requests/payments'
import { api, call, shortLived, under } from './client/base-api.ts'
import { changed } from './requests-api.ts'

interface Received {
  readonly requestId: string
  readonly body: SentBody<typeof payments.receivePayment>
  readonly key: string
}

interface Correction {
  readonly requestId: string
  readonly paymentId: string
  readonly version: number
  readonly reason: string
}

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<ReplyOf<typeof payments.listPayments>, string>({
      query: (requestId) => call(payments.listPayments, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Payment', id }],
    }),

    receivePayment: build.mutation<ReplyOf<typeof payments.receivePayment>, Received>({
      query: ({ requestId, body, key }) => ({
        ...call(payments.receivePayment, { params: { requestId }, body }),
        ...under(key),
      }),
      // After a refusal the screen shows what is true now.
      invalidatesTags: (_reply, _error, { requestId }) => [...changed(requestId), 'Till'],
    }),

    correctPayment: build.mutation<ReplyOf<typeof payments.correctPayment>, Correction>({
      query: ({ requestId, paymentId, version, reason }) =>
        call(payments.correctPayment, {
          params: { requestId, paymentId },
          body: { version, reason },
        }),
      invalidatesTags: (_reply, _error, { requestId }) => [...changed(requestId), 'Till'],
    }),

    listReceipts: build.query<ReplyOf<typeof payments.listReceipts>, string>({
      query: (requestId) => call(payments.listReceipts, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Payment', id }],
    }),
  }),
})

export const {
  useListPaymentsQuery,
  useReceivePaymentMutation,
  useCorrectPaymentMutation,
  useListReceiptsQuery,
} = paymentsApi
