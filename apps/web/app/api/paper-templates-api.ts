import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as contract from '@kakehashi/contract/paper-templates'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import { api, call, under } from './client/base-api.ts'
import { sendForFile } from './client/file-transfer.ts'

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplateChoices: build.query<contract.TemplateChoice[], void>({
      query: () => call(contract.listTemplateChoices, {}),
      providesTags: ['PaperTemplates'],
    }),

    listPaperTemplates: build.query<contract.TemplateRow[], void>({
      query: () => call(contract.listPaperTemplates, {}),
      providesTags: ['PaperTemplates'],
    }),

    getPaperTemplate: build.query<contract.TemplateView, string>({
      query: (templateId) => call(contract.getPaperTemplate, { params: { templateId } }),
      keepUnusedDataFor: 0,
      providesTags: ['PaperTemplates'],
    }),

    addPaperTemplate: build.mutation<
      contract.TemplateView,
      { key: string; body: SentBody<typeof contract.addPaperTemplate> }
    >({
      query: ({ key, body }) => ({ ...call(contract.addPaperTemplate, { body }), ...under(key) }),
      invalidatesTags: ['PaperTemplates'],
    }),

    changePaperTemplate: build.mutation<
      contract.TemplateView,
      { templateId: string; body: SentBody<typeof contract.changePaperTemplate> }
    >({
      query: ({ templateId, body }) =>
        call(contract.changePaperTemplate, { params: { templateId }, body }),
      invalidatesTags: ['PaperTemplates'],
    }),

    archivePaperTemplate: build.mutation<
      contract.TemplateRow,
      { templateId: string; isArchived: boolean }
    >({
      query: ({ templateId, isArchived }) =>
        call(contract.archivePaperTemplate, { params: { templateId }, body: { isArchived } }),
      invalidatesTags: ['PaperTemplates'],
    }),
  }),
})

type Typed = SentBody<typeof contract.previewPaperTemplate>

/** The sample PDF of a template that need not be saved. */
export async function previewTemplate(
  body: Typed,
  size: PaperSize,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const { path } = contract.previewPaperTemplate
  const reply = await sendForFile(`${path}?paper=${size}`, body, signal)
  return reply.arrayBuffer()
}

export const {
  useListTemplateChoicesQuery,
  useListPaperTemplatesQuery,
  useGetPaperTemplateQuery,
  useAddPaperTemplateMutation,
  useChangePaperTemplateMutation,
  useArchivePaperTemplateMutation,
} = templatesApi
