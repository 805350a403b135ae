import type { FileRole } from '@kakehashi/domain/documents/files'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { SampleFamily } from '@kakehashi/domain/sample-papers/family'
import type { SamplePerson } from './people.ts'
import type { DocumentText } from './sample-pdf.ts'

/** A file that is not uploaded yet. */
export interface SampleFile {
  readonly role: FileRole
  readonly by: SamplePerson
  readonly at: Date
  readonly name: string
  readonly content: SampleContent
}

/** What is in a file: a few lines, or a paper that the office has a template for. */
export type SampleContent =
  | { readonly kind: 'text'; readonly text: DocumentText }
  | { readonly kind: 'original'; readonly paper: PaperTemplateId; readonly family: SampleFamily }
  | { readonly kind: 'translation'; readonly drafts: readonly SampleDraft[] }

export interface SampleDraft {
  readonly template: PaperTemplateId
  readonly content: DraftContent
}
