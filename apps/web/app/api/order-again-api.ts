import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as contract from '@kakehashi/contract/requests/order-again'
import type { AgainOffer } from '@kakehashi/contract/requests/order-again'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { api, call, shortLived, under } from './client/base-api.ts'
import { changed } from './requests-api.ts'

export type WantedAgain = SentBody<typeof contract.orderAgain>

const orderAgainApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAgain: build.query<AgainOffer, string>({
      query: (requestId) => call(contract.getAgain, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),

    orderAgain: build.mutation<
      RequestDetail,
      { requestId: string; body: WantedAgain; key: string }
    >({
      query: ({ requestId, body, key }) => ({
        ...call(contract.orderAgain, { params: { requestId }, body }),
        ...under(key),
      }),
      invalidatesTags: (_reply, _error, { requestId }) => [...changed(requestId), 'User'],
    }),
  }),
})

export const { useGetAgainQuery, useOrderAgainMutation } = orderAgainApi
