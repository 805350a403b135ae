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

/** What the reader had on screen. */
interface Seen {
  requestId: string
  version: number
  /** The id of the newest message. */
  message: string | null
}

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the thread, newest first. The newest messages also come with the request. */
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

    markRead: build.mutation<unknown, Seen>({
      query: ({ requestId, message }) =>
        call(markRead, { params: { requestId }, body: { message } }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }, 'User'],
    }),

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
