import type { ReplyOf } from '@kakehashi/contract/endpoint'
import type { DeskRequestItem } from '@kakehashi/contract/request-view'
import { assignedRequests } from '@kakehashi/contract/requests'
import { api, call } from './base-api.ts'
import { pageOf, type Page } from './pagination.ts'

type OnDesk = 'to-do' | 'with-others'

const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What lies on one's own desk: what is to be translated, or what waits for somebody else. */
    assignedRequests: build.infiniteQuery<Page<DeskRequestItem>, OnDesk, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam: cursor }) =>
        call(assignedRequests, {
          query: {
            toDo: queryArg === 'to-do' ? '1' : '0',
            ...(cursor !== undefined && { cursor }),
          },
        }),
      transformResponse: (items: ReplyOf<typeof assignedRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: 5,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const { useAssignedRequestsInfiniteQuery } = deskApi
