import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as counter from '@kakehashi/contract/requests/counter'
import { api, call, under } from './client/base-api.ts'
import { changed } from './requests-api.ts'

export type CounterOrderBody = SentBody<typeof counter.takeOrder>
export type TakenOrder = ReplyOf<typeof counter.takeOrder>
type Claimed = ReplyOf<typeof counter.claimRequest>

const counterApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeOrder: build.mutation<TakenOrder, { body: CounterOrderBody; key: string }>({
      query: ({ body, key }) => ({ ...call(counter.takeOrder, { body }), ...under(key) }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }, 'Till', 'Users'],
    }),

    claimRequest: build.mutation<Claimed, SentBody<typeof counter.claimRequest>>({
      query: (body) => call(counter.claimRequest, { body }),
      invalidatesTags: (reply) => (reply ? changed(reply._id) : []),
    }),
  }),
})

export const { useTakeOrderMutation, useClaimRequestMutation } = counterApi
