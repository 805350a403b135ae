import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { linesOf } from '@kakehashi/domain/review/printed-paper'
import type { OfficeRequest } from '../../request/request-views.ts'
import { type ChangedLine, type Changes, useChanges } from './use-changes.ts'
import { type TextComparison, useTextComparison } from './use-text-comparison.ts'

/** The translation under review and the version before it. */
export interface Versions {
  readonly now: FileView | undefined
  readonly text: TextComparison
  /** The lines that can differ, of what is on screen. */
  readonly lines: readonly ChangedLine[]
  readonly changes: Changes
}

export function useVersions({ translations }: OfficeRequest, review: ReviewView): Versions {
  const { translation, papers = [], changes: printed = 0 } = review
  const fileOf = (id: string | undefined) => translations.find(({ _id }) => _id === id)
  const now = fileOf(translation?.file)
  const text = useTextComparison(fileOf(translation?.before?.file), now)
  const compared = text.found.kind === 'compared' ? text.found.comparison : undefined
  const count = text.isShown ? (compared?.changes ?? 0) : printed
  return {
    now,
    text,
    lines: text.isShown ? (compared?.pages.flat() ?? []) : linesOf(papers),
    changes: useChanges(count),
  }
}
