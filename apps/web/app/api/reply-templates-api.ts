import * as contract from '@kakehashi/contract/reply-templates'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { api, call } from './client/base-api.ts'

interface Saved {
  templateId: string
  body: SentBody<typeof contract.saveReplyTemplate>
}

const replyTemplatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReplyTemplates: build.query<ReplyOf<typeof contract.listReplyTemplates>, void>({
      query: () => call(contract.listReplyTemplates, {}),
      providesTags: ['Templates'],
    }),

    saveReplyTemplate: build.mutation<contract.ReplyTemplate, Saved>({
      query: ({ templateId, body }) =>
        call(contract.saveReplyTemplate, { params: { templateId }, body }),
      invalidatesTags: ['Templates'],
    }),

    removeReplyTemplate: build.mutation<unknown, string>({
      query: (templateId) => call(contract.removeReplyTemplate, { params: { templateId } }),
      invalidatesTags: ['Templates'],
    }),
  }),
})

export const {
  useListReplyTemplatesQuery,
  useSaveReplyTemplateMutation,
  useRemoveReplyTemplateMutation,
} = replyTemplatesApi
