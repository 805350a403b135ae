import { fillPaper } from '../fill-paper.ts'
import { caseRows } from '../../testing/case-rows.ts'
import type { DraftContent } from '../draft.ts'
import type { PaperTemplateId } from '../template.ts'

/** What a translator checks on a paper, in this order from top to bottom. */
export interface PaperChecklist {
  readonly template: PaperTemplateId
  /** Title, sections and labels in both languages, as the original has them. */
  readonly order: readonly string[]
  readonly families: readonly SampleFamily[]
}

interface SampleFamily {
  readonly name: string
  /** Field | what the paper says | the translation, or = where the screen proposes it. */
  readonly filled: string
  /** Names, dates with their eras, seals: what is printed, in this order. */
  readonly printed: readonly string[]
}

export function contentOf(templateId: PaperTemplateId, { filled }: SampleFamily): DraftContent {
  const rows = caseRows(filled).map(
    ([path = '', source = '', target = '']) => [path, source, target] as const,
  )
  return fillPaper(templateId, rows)
}
