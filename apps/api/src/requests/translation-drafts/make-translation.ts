import { inEachLanguage, type Language, type Words } from '@kakehashi/domain/language'
import { listDraftProblems, placeOfField } from '@kakehashi/domain/paper-templates/draft-problems'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { IncomingFile } from '../../http/upload.ts'
import { getOffice } from '../../office/queries.ts'
import { printedPaper } from '../../paper-templates/printed-paper.ts'
import { languageOf, translationPaper } from '../../paper-templates/translation-paper.ts'
import { compilePdf } from '../../papers/compile-pdf.ts'
import { demand } from '../../refusal.ts'
import type { RequestRow } from '../queries.ts'
import { type DraftRow, listDraftsOf } from './queries.ts'

/** Longer lists are cut: the screen links to each of them. */
const mostNamed = 20

/** All drafts of the request in one PDF, and what it prints. */
export async function setDrafts(
  db: Kysely<DB>,
  { id, order_number }: Pick<RequestRow, 'id' | 'order_number'>,
  size: PaperSize,
  at: Date,
  check: (drafts: readonly DraftRow[]) => void = () => {},
): Promise<{ readonly pdf: Buffer; readonly papers: readonly PrintedPaper[] }> {
  const drafts = await listDraftsOf(db, id)
  demand(drafts.length > 0, 'draft-missing')
  check(drafts)
  const papers = drafts.map((draft) => printedPaper({ ...draft, document: draft.file_id }))
  const facts = { office: await getOffice(db), orderNumber: order_number }
  const pdf = compilePdf({
    template: 'translation',
    language: languageOf(papers),
    size,
    content: translationPaper(papers, facts),
    at,
  })
  return { pdf, papers }
}

/** Names the fields that are empty or do not fit. */
export function demandComplete(drafts: readonly DraftRow[]): void {
  const problems = drafts.flatMap(({ paper, content }) => listDraftProblems(paper, content))
  const fields = inEachLanguage((language) =>
    namesOf(
      problems.slice(0, mostNamed).map((problem) => placeOfField(problem)),
      language,
    ),
  )
  demand(problems.length === 0, 'draft-incomplete', { values: { fields } })
}

function namesOf(places: readonly Words[], language: Language): string {
  return places.map((place) => place[language]).join(language === 'ja' ? '／' : '; ')
}

/** As if somebody had uploaded it, so that it is inspected and stored like any other translation. */
export function asUpload(pdf: Buffer, orderNumber: string): IncomingFile {
  async function* content() {
    yield pdf
  }
  return { name: `${orderNumber}.pdf`, content: content() }
}
