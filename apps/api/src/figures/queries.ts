import { type Period, segmentsOf } from '@kakehashi/domain/figures/periods'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'

/** The amounts of one period, by kind and key; 0 where there is none. */
export interface Amounts {
  readonly of: (kind: string, key: string) => number
  /** The keys of a kind that have an amount. */
  readonly keys: (kind: string) => string[]
}

interface Row {
  readonly group: string
  /** 'kind|key', as parts.ts writes it. */
  readonly name: string
  readonly amount: string
}

/** Adds up whole months and the days at the ends: one row for each, whatever happened in it. */
export async function sumPeriods<Name extends string>(
  db: Kysely<DB>,
  periods: Readonly<Record<Name, Period>>,
): Promise<(name: Name) => Amounts> {
  const parts = Object.entries<Period>(periods).flatMap(([name, period]) =>
    segmentsOf(period).map(({ span, from, to }) => ({ name, span, from, to })),
  )
  const { rows } = await sql<Row>`
    select part.name as group, each.name, sum(amount::bigint)::text as amount
    from unnest(${parts.map(({ name }) => name)}::text[], ${parts.map(({ span }) => span)}::text[],
      ${parts.map(({ from }) => from)}::date[], ${parts.map(({ to }) => to)}::date[])
        as part (name, span, first, last)
      join figure_sums on figure_sums.span = part.span and day between part.first and part.last,
      jsonb_each_text(amounts) as each (name, amount)
    group by 1, 2`.execute(db)
  return amountsBy(rows)
}

/** Each month by itself, for the charts. */
export async function sumMonths(
  db: Kysely<DB>,
  { from, to }: Period,
): Promise<(month: string) => Amounts> {
  const { rows } = await sql<Row>`
    select day as group, name, amount
    from figure_sums, jsonb_each_text(amounts) as each (name, amount)
    where span = 'month' and day between ${from} and ${to}
      and split_part(name, '|', 1) in ('taken', 'refunded', 'owed', 'ready')`.execute(db)
  return amountsBy(rows)
}

/** What is in hand and owed at this moment. */
export async function readNow(db: Kysely<DB>): Promise<Amounts> {
  const { rows } = await sql<Row>`
    select span as group, name, amount
    from figure_sums, jsonb_each_text(amounts) as each (name, amount) where span = 'now'`.execute(
    db,
  )
  return amountsBy(rows)('now')
}

function amountsBy(rows: readonly Row[]): (group: string) => Amounts {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return (group) => {
    const amounts = new Map((groups.get(group) ?? []).map(({ name, amount }) => [name, +amount]))
    return {
      of: (kind, key) => amounts.get(`${kind}|${key}`) ?? 0,
      keys: (kind) =>
        [...amounts]
          .filter(([name, amount]) => name.startsWith(`${kind}|`) && amount !== 0)
          .map(([name]) => name.slice(kind.length + 1)),
    }
  }
}

export async function isFigureCountComplete(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('figures_state').select('is_complete').executeTakeFirst()
  return row?.is_complete === true
}

/** Those who translate now, and the others who have a figure. */
export async function listTranslatorNames(db: Kysely<DB>, counted: readonly string[]) {
  const name = fullNameOf('users')
  const current = await db
    .selectFrom('users')
    .select(['id', name.as('name')])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(is_translator or is_contractor)`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  const others = counted.filter((id) => current.every((row) => row.id !== id))
  if (others.length === 0) return current
  const former = await db
    .selectFrom('users')
    .select(['id', name.as('name')])
    .where('id', '=', anyOf(others))
    .where('deleted_at', 'is', null)
    .execute()
  return [...current, ...former]
}
