import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import { keepWhatFits } from '@kakehashi/domain/paper-templates/move-draft'
import type { TemplateReference } from '@kakehashi/domain/paper-templates/template'
import type { PaperTemplate } from '@kakehashi/domain/paper-templates/template'
import { toPaper } from '../../paper-templates/view.ts'
import type { DraftRow } from './queries.ts'

interface Newest extends TemplateReference {
  readonly paper: PaperTemplate
}

/** With the newest version of its template, if the draft is of another one. */
export function toTranslationDraft(row: DraftRow, newest: Newest | undefined): TranslationDraft {
  const { template, templateVersion, paper } = row
  const isNewest =
    !newest || (newest.template === template && newest.templateVersion === templateVersion)
  return {
    document: row.file_id,
    template,
    templateVersion,
    paper: toPaper(paper),
    ...(!isNewest && {
      newest: {
        template: newest.template,
        templateVersion: newest.templateVersion,
        lost: keepWhatFits(row.content, { from: paper, to: newest.paper }).lost,
      },
    }),
    content: toPlain(row.content),
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    ...(row.saved_by_name !== null && { savedBy: row.saved_by_name }),
  }
}

function toPlain(content: DraftRow['content']): TranslationDraft['content'] {
  return Object.fromEntries(Object.entries(content).map(([key, copies]) => [key, [...copies]]))
}
