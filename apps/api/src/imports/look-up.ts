import { asciiSigns } from '@kakehashi/domain/half-width'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { UserRow } from '../accounts/people/queries.ts'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { listAllServices, type ServiceRow } from '../services/queries.ts'
import type { Line } from './read-lines.ts'

/** What the office knows that lines of past requests refer to. */
export interface Known {
  readonly byEmail: ReadonlyMap<string, UserRow>
  readonly byPhone: ReadonlyMap<string, readonly UserRow[]>
  readonly services: readonly ServiceRow[]
  /** Those that are in use. */
  readonly orderNumbers: ReadonlySet<string>
}

export async function lookUp(db: Kysely<DB>, lines: readonly Line[]): Promise<Known> {
  const valuesOf = (column: string) =>
    lines.map(({ cells }) => asciiSigns(cells[column] ?? '')).filter(Boolean)
  const emails = valuesOf('email').map((email) => email.toLowerCase())
  const phones = valuesOf('phone').map((phone) => phone.replace(/\D/g, ''))
  const numbers = await db
    .selectFrom('requests')
    .select('order_number')
    .where(
      'order_number',
      '=',
      anyOf(valuesOf('orderNumber').map((number) => number.toUpperCase())),
    )
    .execute()
  const living = db.selectFrom('users').selectAll().where('deleted_at', 'is', null)
  const withEmail = await living.where(sql`lower(email)`, '=', anyOf(emails)).execute()
  // The index for searching by the last digits.
  const reversed = phones.map((phone) => Array.from(phone).toReversed().join(''))
  const withPhone = await living
    .where(
      sql`reverse(regexp_replace(phone, '\\D', '', 'g')) collate "C"`,
      '=',
      anyOf(reversed.filter(Boolean)),
    )
    .execute()
  return {
    byEmail: new Map(withEmail.map((user) => [user.email.toLowerCase(), user])),
    byPhone: Map.groupBy(withPhone, ({ phone }) => phone.replace(/\D/g, '')),
    // One that is offered before a withdrawn one of the same name.
    services: (await listAllServices(db)).toSorted(
      (one, other) => Number(one.archived_at !== null) - Number(other.archived_at !== null),
    ),
    orderNumbers: new Set(numbers.map(({ order_number }) => order_number)),
  }
}
