import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as messages from '@kakehashi/contract/requests/messages'
import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import { api, call, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'
import { changed } from './requests-api.ts'

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeNote: build.mutation<NoteView, { requestId: string; comment: string; key: string }>({
      query: ({ requestId, comment, key }) => ({
        ...call(messages.writeNote, { params: { requestId }, body: { requestId, comment } }),
        ...under(key),
      }),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),

    /** One page of the notes, newest first. The newest notes also come with the request. */
    earlierNotes: build.query<Page<NoteView>, { requestId: string; before?: string }>({
      query: ({ requestId, before }) =>
        call(messages.listNotes, {
          params: { requestId },
          query: { limit: 100, ...(before !== undefined && { before }) },
        }),
      transformResponse: (items: ReplyOf<typeof messages.listNotes>, meta) =>
        pageOf(items, meta, 'before'),
    }),
  }),
})

export const { useWriteNoteMutation, useLazyEarlierNotesQuery } = notesApi
