import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { endOf, maxEntries } from '../search-index/queries.ts'

/** Fewer digits would match by chance. */
const fewest = { ofOrderNumber: 3, ofPhone: 4 }

const reversedNumber = sql`reverse(order_number) collate "C"`
const reversedPhone = sql`reverse(regexp_replace(phone, '\\D', '', 'g')) collate "C"`

/** Requests whose order number ends with these digits: 278 finds 00278 before 01278. */
export async function findByOrderNumberEnd(
  db: Kysely<DB>,
  digits: string,
  limit: number,
): Promise<string[]> {
  if (digits.length < fewest.ofOrderNumber) return []
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, created_at, order_number from requests where ${endsWith(reversedNumber, digits)}
      order by ${reversedNumber} limit ${maxEntries}
    ) as found
    order by order_number ~ ${`-0*${digits}$`} desc, created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findByPhoneEnd(
  db: Kysely<DB>,
  kind: 'user' | 'request',
  digits: string,
  limit: number,
): Promise<string[]> {
  if (digits.length < fewest.ofPhone) return []
  const table = kind === 'user' ? sql`users` : sql`requests`
  const isListed = kind === 'user' ? sql`and deleted_at is null` : sql``
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, created_at from ${table} where ${endsWith(reversedPhone, digits)} ${isListed}
      order by ${reversedPhone} limit ${maxEntries}
    ) as found
    order by created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The end of a text is the beginning of the reversed text, which an index can find. */
function endsWith(reversed: RawBuilder<unknown>, digits: string) {
  const start = Array.from(digits).toReversed().join('')
  return sql<boolean>`${reversed} >= ${start} and ${reversed} < ${endOf(start)}`
}
