import { type RawBuilder, sql } from 'kysely'

/** Where a page begins, and the period in the time zone of the office. */
export interface Page {
  readonly zone: RawBuilder<unknown>
  readonly isInPeriod: (column: string) => RawBuilder<boolean>
  readonly order: (at: string, id: string) => RawBuilder<unknown>
}

/** A day or a moment by the clock of the office. */
export function dayOf(column: string, zone: RawBuilder<unknown>) {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone ${zone}, 'YYYY-MM-DD')`
}
export function momentOf(column: string, zone: RawBuilder<unknown>) {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`
}
