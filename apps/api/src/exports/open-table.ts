import type { ExportKind } from '@kakehashi/domain/data-files/exports'
import type { Language } from '@kakehashi/domain/language'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { customerColumns, customerRows } from './customers.ts'
import { paymentColumns, paymentRows } from './payments.ts'
import type { Page } from './page.ts'
import { requestColumns, requestRows } from './requests.ts'
import { type Column, type Table, tableNames } from './table.ts'

/** A kind of export: its columns, and its rows in a period, oldest first. */
interface Source<Row extends { readonly id: string; readonly sorted_at: Date }> {
  readonly columns: readonly Column<Row>[]
  readonly read: (page: Page) => RawBuilder<Row>
}

interface Asked {
  readonly kind: ExportKind
  readonly language: Language
  readonly from_day: string
  readonly to_day: string
}

const pageSize = 250

/** Reads page by page, each from the index in the order of its time. */
export function openTable(trx: Transaction<DB>, asked: Asked, timeZone: string): Table {
  const open = <Row extends { readonly id: string; readonly sorted_at: Date }>({
    columns,
    read,
  }: Source<Row>): Table => ({
    name: tableNames[asked.kind][asked.language],
    columns,
    titles: columns.map(({ title }) => title[asked.language]),
    pages: toCells(pagesOf(trx, read, asked, timeZone), columns, asked.language),
  })
  if (asked.kind === 'requests') return open({ columns: requestColumns, read: requestRows })
  if (asked.kind === 'payments') return open({ columns: paymentColumns, read: paymentRows })
  return open({ columns: customerColumns, read: customerRows })
}

async function* pagesOf<Row extends { readonly id: string; readonly sorted_at: Date }>(
  db: Kysely<DB>,
  read: Source<Row>['read'],
  { from_day, to_day }: Asked,
  timeZone: string,
): AsyncGenerator<readonly Row[]> {
  const zone = sql.lit(timeZone)
  const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${zone})`
  let last: Row | undefined
  do {
    const since = last
    const { rows } = await read({
      zone,
      isInPeriod: (column) => {
        const at = sql.ref(column)
        const end = startOf(sql`${to_day}::date + 1`)
        const start = since ? sql`${since.sorted_at}` : startOf(sql`${from_day}::date`)
        return sql<boolean>`${at} >= ${start} and ${at} < ${end}`
      },
      order: (at, id) => {
        const [time, key] = [sql.ref(at), sql.ref(id)]
        const rest = since
          ? sql`and (${time}, ${key}) > (${since.sorted_at}, ${since.id}::uuid)`
          : sql``
        return sql`${rest} order by ${time}, ${key} limit ${sql.lit(pageSize)}`
      },
    }).execute(db)
    yield rows
    last = rows.length < pageSize ? undefined : rows.at(-1)
  } while (last)
}

async function* toCells<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly Column<Row>[],
  language: Language,
) {
  for await (const rows of pages) {
    yield rows.map((row) => columns.map((column) => column.of(row, language)))
  }
}
