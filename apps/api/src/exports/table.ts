import type { ExportKind } from '@kakehashi/domain/data-files/exports'
import type { Language, Words } from '@kakehashi/domain/language'

/** Days are '2026-11-19', moments '2026-11-19 09:30' by the clock of the office. */
type CellKind = 'text' | 'day' | 'moment' | 'usd' | 'yen' | 'rate' | 'count'

/** Money in dollars or yen. Null: nothing is known. */
export type Cell = string | number | null

export interface Column<Row> {
  readonly title: Words
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  readonly of: (row: Row, language: Language) => Cell
}

/** Columns with the rows below them, page by page. */
export interface Table {
  readonly name: string
  readonly columns: readonly Pick<Column<never>, 'kind' | 'width'>[]
  readonly titles: readonly string[]
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
}

export const tableNames: Readonly<Record<ExportKind, Words>> = {
  requests: { en: 'Requests', ja: 'ご依頼' },
  payments: { en: 'Payments', ja: '入金' },
  customers: { en: 'Customers', ja: 'お客さま' },
}

type ColumnOf<Row> = (en: string, ja: string, of: Column<Row>['of'], width?: number) => Column<Row>

function column<Row>(kind: CellKind, usualWidth: number): ColumnOf<Row> {
  return (en, ja, of, width = usualWidth) => ({ title: { en, ja }, kind, width, of })
}

/** How each kind of export writes its columns. */
export function columnsFor<Row>() {
  return {
    text: column<Row>('text', 18),
    day: column<Row>('day', 12),
    moment: column<Row>('moment', 17),
    usd: column<Row>('usd', 13),
    yen: column<Row>('yen', 12),
    rate: column<Row>('rate', 10),
    count: column<Row>('count', 10),
  }
}
