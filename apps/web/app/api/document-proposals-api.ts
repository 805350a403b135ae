import {
  type DocumentProposals,
  listDocumentProposals,
} from '@kakehashi/contract/requests/document-proposals'
import { api, call, shortLived } from './client/base-api.ts'

const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocumentProposals: build.query<DocumentProposals[], string>({
      query: (requestId) => call(listDocumentProposals, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      // The worker tells of new ones in the same way as of drafts.
      providesTags: (_reply, _error, id) => [{ type: 'TranslationDraft', id }],
    }),
  }),
})

export const { useListDocumentProposalsQuery } = proposalsApi
