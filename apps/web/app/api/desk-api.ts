import type { ReplyOf } from '@kakehashi/contract/endpoint'
import type { DeskRequestItem } from '@kakehashi/contract/request-view'
import { assignedRequests } from '@kakehashi/contract/requests'
import { api, call } from './base-api.ts'
import { pageOf, type Page } from './pages.ts'

const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What lies on one's own desk, newest first. */
    assignedRequests: build.infiniteQuery<Page<DeskRequestItem>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) =>
        call(assignedRequests, { query: cursor === undefined ? {} : { cursor } }),
      transformResponse: (items: ReplyOf<typeof assignedRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: 5,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const { useAssignedRequestsInfiniteQuery } = deskApi
