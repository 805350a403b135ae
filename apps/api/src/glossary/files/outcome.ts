import type { LanguageFileProblem } from '@kakehashi/contract/language-file-problems'
import type { ReadEntry } from './collect-entries.ts'

/** What becomes of an entry: a change, or what is wrong with it. */
export type Outcome =
  | { readonly kind: 'added' | 'changed' | 'unchanged' }
  | { readonly kind: 'refused'; readonly why: LanguageFileProblem }

export const refused = (why: LanguageFileProblem): Outcome => ({ kind: 'refused', why })

/** The outcomes of some entries in their order, and what saves those that are right. */
interface CheckedBatch {
  readonly outcomes: readonly Outcome[]
  readonly save: () => Promise<void>
}

/** Entries of one file, batch by batch. */
export type CheckBatch = (entries: readonly ReadEntry[]) => Promise<CheckedBatch>
