import type { Period } from '@kakehashi/domain/figures/periods'
import type { FigureListQuery } from '../../api/figures-api.ts'

/** The owner's dashboard with the figures of a period. */
export function addressOf({ from, to }: Period): string {
  return `/owner/dashboard?${new URLSearchParams({ from, to })}`
}

/** The orders behind a figure. */
export function listAddress({ from, to }: Period, query: Omit<FigureListQuery, 'from' | 'to'>) {
  return `/owner/figures?${new URLSearchParams({ ...query, from, to } as Record<string, string>)}`
}
