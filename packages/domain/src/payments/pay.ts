import type { Day } from '../calendar/day.ts'

/** What can happen to the pay of a contractor for a request. */
export const payEntryKinds = ['agreed', 'paid', 'unpaid'] as const
export type PayEntryKind = (typeof payEntryKinds)[number]

/** '2026-11', as a statement is asked for, and the day under which it is stored. */
export const monthText = (day: Day): string => day.slice(0, 7)
export const firstOfMonth = (month: string): Day => `${month}-01`

interface Pay {
  readonly amountCents: number
  readonly isPaid: boolean
}

/** In cents: all of a statement, and what of it is not paid. */
export function statementSums(pays: readonly Pay[]): { sum: number; unpaid: number } {
  const sumOf = (some: readonly Pay[]) =>
    some.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { sum: sumOf(pays), unpaid: sumOf(pays.filter(({ isPaid }) => !isPaid)) }
}
