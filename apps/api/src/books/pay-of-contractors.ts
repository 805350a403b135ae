import type { Period } from '@kakehashi/domain/payments/books'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'

interface PayOfContractor {
  /** Null after their account was erased. */
  readonly name: string | null
  readonly agreed: number
  readonly paid: number
}

/**
 * What was agreed with each contractor and paid to them in a period. An agreed amount replaces the
 * one before, which may have been agreed earlier.
 */
export async function listPayOfContractors(
  db: Kysely<DB>,
  { startsAt, endsAt }: Period,
): Promise<PayOfContractor[]> {
  const { rows } = await sql<PayOfContractor>`
    with changes as (
      select pay_id, at, kind, amount_cents,
        lag(amount_cents, 1, 0) over (partition by pay_id, kind order by id) as before
      from pay_entries
      where pay_id in (select pay_id from pay_entries where at >= ${startsAt} and at < ${endsAt})
    )
    select
      ${fullNameOf('users')} as name,
      coalesce(sum(changes.amount_cents - before) filter (where kind = 'agreed'), 0) as agreed,
      coalesce(sum(case kind
        when 'paid' then changes.amount_cents
        when 'unpaid' then -changes.amount_cents end), 0) as paid
    from changes
    join pays on pays.id = pay_id
    join users on users.id = pays.contractor_id
    where at >= ${startsAt} and at < ${endsAt}
    group by users.id
    order by name, users.id`.execute(db)
  return rows
}
