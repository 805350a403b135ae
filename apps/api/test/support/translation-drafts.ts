import * as contract from '@kakehashi/contract/requests/translation-drafts'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import { isShipped, type PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { paperChecklists } from '@kakehashi/domain/paper-templates/testing/paper-checklists'
import type { SignedInUser } from './office.ts'

/** The content of the first invented family of a template. */
export function sampleContent(id: PaperTemplateId): DraftContent {
  const family = paperChecklists.find(({ template }) => template === id)?.families[0]
  if (!family) throw new Error(`no sample family for ${id}`)
  return contentOf(id, family)
}

interface Typed {
  readonly version?: number
  readonly template?: string
  readonly templateVersion?: number
  readonly content?: DraftContent
}

/** Calls about the drafts of a request. */
export function draftsOf(by: SignedInUser, requestId: string) {
  const params = { requestId }
  return {
    list: () => by.browser.call(contract.listTranslationDrafts, { params }),
    save: (
      documentId: string,
      { version = 0, template = 'family-register', templateVersion = 0, content }: Typed = {},
    ) =>
      by.browser.call(contract.saveTranslationDraft, {
        params: { ...params, documentId },
        body: {
          version,
          template,
          templateVersion,
          content: content ?? (isShipped(template) ? sampleContent(template) : {}),
        },
      }),
    remove: (documentId: string, version: number) =>
      by.browser.call(contract.removeTranslationDraft, {
        params: { ...params, documentId },
        query: { version: String(version) },
      }),
    toNewest: (documentId: string, version: number) =>
      by.browser.call(contract.moveTranslationDraft, {
        params: { ...params, documentId },
        body: { version },
      }),
    preview: (paper = 'a4') =>
      by.browser.open(`/api/requests/${requestId}/translation-drafts/preview?paper=${paper}`),
    make: (paper: 'a4' | 'letter' = 'a4') =>
      by.browser.call(contract.makeTranslation, { params, body: { paper } }),
  }
}
