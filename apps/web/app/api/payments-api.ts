import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { listPayments } from '@kakehashi/contract/requests/payments'
import { api, call, shortLived } from './client/base-api.ts'

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<ReplyOf<typeof listPayments>, string>({
      query: (requestId) => call(listPayments, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Payment', id }],
    }),
  }),
})

export const { useListPaymentsQuery } = paymentsApi
