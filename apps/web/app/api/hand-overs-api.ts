import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as handOvers from '@kakehashi/contract/hand-overs'
import { listSignatures } from '@kakehashi/contract/requests/signatures'
import { api, call, shortLived, under } from './client/base-api.ts'
import { changed } from './requests-api.ts'

export type Collectors = ReplyOf<typeof handOvers.findCollectors>
export type HandOverView = ReplyOf<typeof handOvers.getHandOver>
export type HandOverBody = SentBody<typeof handOvers.handOver>
export type HandOverReply = ReplyOf<typeof handOvers.handOver>

const handOversApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCollectors: build.query<Collectors, string>({
      query: (q) => call(handOvers.findCollectors, { query: { q } }),
      // A code is looked up anew each time: what it finds may have changed.
      keepUnusedDataFor: 0,
    }),

    getHandOver: build.query<HandOverView, string>({
      query: (userId) => call(handOvers.getHandOver, { params: { userId } }),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    handOver: build.mutation<HandOverReply, { body: HandOverBody; key: string }>({
      query: ({ body, key }) => ({ ...call(handOvers.handOver, { body }), ...under(key) }),
      // After a refusal the screen shows what is true now.
      invalidatesTags: (_reply, _error, { body }) => [
        ...body.orders.flatMap(({ _id }) => changed(_id)),
        'Request',
      ],
    }),

    listSignatures: build.query<ReplyOf<typeof listSignatures>, string>({
      query: (requestId) => call(listSignatures, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),
  }),
})

export const {
  useLazyFindCollectorsQuery,
  useGetHandOverQuery,
  useHandOverMutation,
  useListSignaturesQuery,
} = handOversApi
