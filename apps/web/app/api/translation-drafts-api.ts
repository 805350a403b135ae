import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as drafts from '@kakehashi/contract/requests/translation-drafts'
import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import { api, call, shortLived } from './client/base-api.ts'

/** A draft is that of one document. */
interface About {
  readonly requestId: string
  readonly documentId: string
}

type Saved = About & SentBody<typeof drafts.saveTranslationDraft>

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTranslationDrafts: build.query<TranslationDraft[], string>({
      query: (requestId) => call(drafts.listTranslationDrafts, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      // A draft says whether there is a newer version of its template.
      providesTags: (_reply, _error, id) => [{ type: 'TranslationDraft', id }, 'PaperTemplates'],
    }),

    /** The reply is put into the list, so that saving every few seconds reads nothing again. */
    saveTranslationDraft: build.mutation<TranslationDraft, Saved>({
      query: ({ requestId, documentId, ...body }) =>
        call(drafts.saveTranslationDraft, { params: { requestId, documentId }, body }),
      onQueryStarted: async ({ requestId }, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => undefined)
        if (!reply) return
        const saved = reply.data
        dispatch(
          draftsApi.util.updateQueryData('listTranslationDrafts', requestId, (list) => [
            ...list.filter(({ document }) => document !== saved.document),
            saved,
          ]),
        )
      },
      // The version of somebody else is needed to go on.
      invalidatesTags: (_reply, error, { requestId }) =>
        error ? [{ type: 'TranslationDraft', id: requestId }] : [],
    }),

    removeTranslationDraft: build.mutation<TranslationDraft[], About & { version: number }>({
      query: ({ version, ...params }) =>
        call(drafts.removeTranslationDraft, { params, query: { version } }),
      invalidatesTags: (_reply, _error, { requestId }) => [
        { type: 'TranslationDraft', id: requestId },
      ],
    }),

    moveTranslationDraft: build.mutation<TranslationDraft, About & { version: number }>({
      query: ({ version, ...params }) =>
        call(drafts.moveTranslationDraft, { params, body: { version } }),
      invalidatesTags: (_reply, _error, { requestId }) => [
        { type: 'TranslationDraft', id: requestId },
      ],
    }),

    makeTranslation: build.mutation<
      ReplyOf<typeof drafts.makeTranslation>,
      { requestId: string; paper: PaperSize }
    >({
      query: ({ requestId, paper }) =>
        call(drafts.makeTranslation, { params: { requestId }, body: { paper } }),
    }),
  }),
})

/** The PDF of the drafts as they are saved. The browser shows it in a tab of its own. */
export function draftPreviewLink(requestId: string, paper: PaperSize): string {
  const path = drafts.previewTranslationDrafts.path.replace(':requestId', requestId)
  return `${path}?paper=${paper}`
}

export const {
  useListTranslationDraftsQuery,
  useSaveTranslationDraftMutation,
  useRemoveTranslationDraftMutation,
  useMoveTranslationDraftMutation,
  useMakeTranslationMutation,
} = draftsApi
