import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as originals from '@kakehashi/contract/requests/originals'
import type { HeldOriginal } from '@kakehashi/contract/requests/originals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { api, call, shortLived, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'
import { showsRequest } from './requests-api.ts'

/** A body with the ids of the request and the original that it is about. */
type About<Body> = Body & { requestId: string; originalId: string }

const originalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is in the house; the argument is the beginning of a shelf. */
    listOriginals: build.infiniteQuery<Page<HeldOriginal>, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: shelf, pageParam: cursor }) =>
        call(originals.listOriginals, {
          query: { ...(shelf !== '' && { shelf }), ...(cursor !== undefined && { cursor }) },
        }),
      transformResponse: (items: ReplyOf<typeof originals.listOriginals>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    receiveOriginal: build.mutation<
      RequestDetail,
      { requestId: string; key: string; body: SentBody<typeof originals.receiveOriginal> }
    >({
      query: ({ requestId, key, body }) => ({
        ...call(originals.receiveOriginal, { params: { requestId }, body }),
        ...under(key),
      }),
      ...showsRequest,
    }),

    moveOriginal: build.mutation<RequestDetail, About<SentBody<typeof originals.moveOriginal>>>({
      query: ({ requestId, originalId, ...body }) =>
        call(originals.moveOriginal, { params: { requestId, originalId }, body }),
      ...showsRequest,
    }),

    removeOriginal: build.mutation<RequestDetail, About<SentBody<typeof originals.removeOriginal>>>(
      {
        query: ({ requestId, originalId, ...body }) =>
          call(originals.removeOriginal, { params: { requestId, originalId }, body }),
        ...showsRequest,
      },
    ),

    giveOriginalBack: build.mutation<
      RequestDetail,
      About<SentBody<typeof originals.giveOriginalBack>>
    >({
      query: ({ requestId, originalId, ...body }) =>
        call(originals.giveOriginalBack, { params: { requestId, originalId }, body }),
      ...showsRequest,
    }),
  }),
})

export const {
  useListOriginalsInfiniteQuery,
  useReceiveOriginalMutation,
  useMoveOriginalMutation,
  useRemoveOriginalMutation,
  useGiveOriginalBackMutation,
} = originalsApi
