import * as contract from '@kakehashi/contract/requests/conversations'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'
import { changed } from './requests-api.ts'

const rereads = (_reply: unknown, _error: unknown, { requestId }: { requestId: string }) =>
  changed(requestId)

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Customers who wait for a reply, longest wait first. */
    awaitingReply: build.infiniteQuery<Page<OfficeRequestItem>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) =>
        call(contract.listAwaitingReply, { query: cursor === undefined ? {} : { cursor } }),
      transformResponse: (items: ReplyOf<typeof contract.listAwaitingReply>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    noReplyNeeded: build.mutation<unknown, { requestId: string; message: string }>({
      query: ({ requestId, message }) =>
        call(contract.noReplyNeeded, { params: { requestId }, body: { message } }),
      invalidatesTags: rereads,
    }),

    assignHandler: build.mutation<unknown, { requestId: string; handler: string | null }>({
      query: ({ requestId, handler }) =>
        call(contract.assignHandler, { params: { requestId }, body: { handler } }),
      invalidatesTags: rereads,
    }),

    markUnread: build.mutation<unknown, { requestId: string }>({
      query: (params) => call(contract.markUnread, { params }),
      invalidatesTags: rereads,
    }),

    removeUnreadMark: build.mutation<unknown, { requestId: string }>({
      query: (params) => call(contract.removeUnreadMark, { params }),
      invalidatesTags: rereads,
    }),
  }),
})

export const {
  useAwaitingReplyInfiniteQuery,
  useNoReplyNeededMutation,
  useAssignHandlerMutation,
  useMarkUnreadMutation,
  useRemoveUnreadMarkMutation,
} = conversationsApi
