import { isRemark } from '../paper-templates/date-of-translation.ts'
import { problemOfDate } from '../paper-templates/draft-problems.ts'
import type { NameEntry } from '../request/name-sheet.ts'
import { isOnSheet } from './names-on-sheet.ts'
import { linesOf, type PrintedPaper } from './printed-paper.ts'

/** What the reviewer looks at and ticks. The keys are stored. */
export const reviewChecks = ['line-by-line', 'seals', 'places', 'layout'] as const
export type ReviewCheck = (typeof reviewChecks)[number]

/** What the server counts. */
export type AutomaticCheck =
  | { readonly kind: 'fields'; readonly fine: number; readonly count: number }
  | {
      readonly kind: 'names'
      readonly fine: number
      readonly count: number
      /** Those that are not among the names and dates. */
      readonly missing: readonly string[]
    }
  | { readonly kind: 'dates'; readonly fine: number; readonly count: number }
  | {
      readonly kind: 'pages'
      readonly original: number | null
      readonly translation: number | null
    }

/** Only what the papers have. Without a template the server does not know, so the list is short. */
export function checksFor(papers: readonly Pick<PrintedPaper, 'kinds'>[]): ReviewCheck[] {
  const kinds = new Set(papers.flatMap((paper) => paper.kinds))
  const has = { 'line-by-line': true, seals: kinds.has('seal'), places: kinds.has('place') }
  return reviewChecks.filter((check) => check === 'layout' || has[check])
}

/** The lines about a translation that was made from templates. */
export function checkPapers(
  papers: readonly PrintedPaper[],
  entries: readonly NameEntry[],
): AutomaticCheck[] {
  const lines = linesOf(papers)
  const names = lines.filter(({ kind, text }) => kind === 'name' && text !== '' && !isRemark(text))
  const missing = names.filter(({ text }) => !isOnSheet(text, entries)).map(({ text }) => text)
  const dates = papers.flatMap((paper) =>
    linesOf([paper])
      .filter(({ kind, text }) => kind === 'date' && text !== '')
      .map(({ source, text }) => problemOfDate({ source, target: text }, paper.from)),
  )
  return [
    { kind: 'fields', fine: lines.filter(({ text }) => text !== '').length, count: lines.length },
    {
      kind: 'names',
      fine: names.length - missing.length,
      count: names.length,
      missing: [...new Set(missing)],
    },
    {
      kind: 'dates',
      fine: dates.filter((problem) => problem === undefined).length,
      count: dates.length,
    },
  ]
}
