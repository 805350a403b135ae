import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as messages from '@kakehashi/contract/requests/messages'
import { markRead, markViewed } from '@kakehashi/contract/requests/requests'
import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { api, call, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'
import { changed } from './requests-api.ts'

interface Writing {
  requestId: string
  comment: string
  key: string
}

/** As much of a request as was before somebody's eyes. */
interface Seen {
  requestId: string
  version: number
  /** The newest message, if there is one. */
  message: string | null
}

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A part of the thread, from the newest back; the newest come with the request as well. */
    earlierMessages: build.query<Page<MessageView>, { requestId: string; before?: string }>({
      query: ({ requestId, before }) =>
        call(messages.listMessages, {
          params: { requestId },
          query: { limit: 100, ...(before !== undefined && { before }) },
        }),
      transformResponse: (items: ReplyOf<typeof messages.listMessages>, meta) =>
        pageOf(items, meta, 'before'),
    }),

    writeMessage: build.mutation<MessageView, Writing>({
      query: ({ requestId, comment, key }) => ({
        ...call(messages.writeMessage, { params: { requestId }, body: { requestId, comment } }),
        ...under(key),
      }),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),

    /** The customer has the thread on screen. */
    markRead: build.mutation<unknown, Seen>({
      query: ({ requestId, message }) =>
        call(markRead, { params: { requestId }, body: { message } }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }, 'User'],
    }),

    /** Staff have it on screen. */
    markViewed: build.mutation<unknown, Seen>({
      query: ({ requestId, version, message }) =>
        call(markViewed, { params: { requestId }, body: { version, message } }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const {
  useLazyEarlierMessagesQuery,
  useWriteMessageMutation,
  useMarkReadMutation,
  useMarkViewedMutation,
} = messagesApi
