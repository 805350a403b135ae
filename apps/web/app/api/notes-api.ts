import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as messages from '@kakehashi/contract/requests/messages'
import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import { api, call, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'
import { changed } from './requests-api.ts'

interface NewNote {
  readonly requestId: string
  readonly comment: string
  readonly key: string
}

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeNote: build.mutation<NoteView, NewNote & { audience: NoteAudience }>({
      query: ({ requestId, comment, audience, key }) => ({
        ...call(messages.writeNote, {
          params: { requestId },
          body: { requestId, comment, audience },
        }),
        ...under(key),
      }),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),

    /** For translators, about a request assigned to them. */
    askOffice: build.mutation<NoteView, NewNote>({
      query: ({ requestId, comment, key }) => ({
        ...call(messages.askOffice, { params: { requestId }, body: { requestId, comment } }),
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

export const { useWriteNoteMutation, useAskOfficeMutation, useLazyEarlierNotesQuery } = notesApi
