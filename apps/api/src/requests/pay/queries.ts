import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { anyOf } from '../../db/any-of.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

export type PayRow = Selectable<DB['pays']>

/** With the names of the contractor and of whoever paid, and with the request. */
function namedPays(db: Kysely<DB>) {
  return db
    .selectFrom('pays')
    .innerJoin('requests', 'requests.id', 'pays.request_id')
    .leftJoin('users as contractor', 'contractor.id', 'pays.contractor_id')
    .leftJoin('users as payer', 'payer.id', 'pays.paid_by')
    .selectAll('pays')
    .select([
      'requests.order_number',
      'requests.service_id',
      'requests.service_name',
      fullNameOf('contractor').as('contractor_name'),
      fullNameOf('payer').as('payer_name'),
    ])
}
export type NamedPay = Awaited<ReturnType<typeof listPaysOf>>[number]

/** Of one contractor, unless it is undefined. */
export function listPaysOf(db: Kysely<DB>, requestId: string, contractorId: string | undefined) {
  return namedPays(db)
    .where('pays.request_id', '=', requestId)
    .$if(contractorId !== undefined, (query) =>
      query.where('pays.contractor_id', '=', contractorId ?? ''),
    )
    .orderBy('pays.id')
    .execute()
}

/** Of one contractor, unless it is undefined. A month has far fewer than the limit. */
export function listPaysOfMonth(db: Kysely<DB>, month: string, contractorId?: string) {
  return namedPays(db)
    .where('pays.month', '=', month)
    .$if(contractorId !== undefined, (query) =>
      query.where('pays.contractor_id', '=', contractorId ?? ''),
    )
    .orderBy('pays.contractor_id')
    .orderBy('pays.id')
    .limit(5_000)
    .execute()
}

/** Everything that was ever agreed with a contractor, for the file with their data. */
export function listPaysOfContractor(db: Kysely<DB>, contractorId: string) {
  return namedPays(db)
    .where('pays.contractor_id', '=', contractorId)
    .orderBy('pays.month')
    .orderBy('pays.id')
    .execute()
}

export type PayEntryRow = Awaited<ReturnType<typeof listPayEntries>>[number]

/** Oldest first. */
export async function listPayEntries(db: Kysely<DB>, payIds: readonly string[]) {
  if (payIds.length === 0) return []
  return db
    .selectFrom('pay_entries')
    .leftJoin('users', 'users.id', 'pay_entries.actor_id')
    .selectAll('pay_entries')
    .select(fullNameOf('users').as('actor_name'))
    .where('pay_id', '=', anyOf(payIds))
    .orderBy('pay_entries.id')
    .execute()
}

export function findContractor(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('is_contractor', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function lockPay(
  trx: Transaction<DB>,
  requestId: string,
  contractorId: string,
): Promise<PayRow | undefined> {
  return trx
    .selectFrom('pays')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('contractor_id', '=', contractorId)
    .forUpdate()
    .executeTakeFirst()
}

/** In one order, so that two who mark the same ones wait for each other. */
export function lockPays(trx: Transaction<DB>, ids: readonly string[]): Promise<PayRow[]> {
  return trx
    .selectFrom('pays')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertPay(trx: Transaction<DB>, pay: Insertable<DB['pays']>): Promise<void> {
  await trx.insertInto('pays').values(pay).execute()
}

export async function savePay(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['pays']>,
): Promise<void> {
  await trx.updateTable('pays').set(change).where('id', '=', id).execute()
}

/** Append-only: a trigger prevents updates and deletes. */
export async function insertPayEntry(
  trx: Transaction<DB>,
  entry: Omit<Insertable<DB['pay_entries']>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('pay_entries')
    .values({ id: uuidv7(), ...entry })
    .execute()
}

/** What was written about the pay for a request, or of a contractor. The amounts stay. */
export async function erasePayTexts(
  trx: Transaction<DB>,
  of: { readonly requestId: string } | { readonly contractorId: string },
): Promise<void> {
  const update = trx.updateTable('pays').set({ unpaid_reason: '' })
  await (
    'requestId' in of
      ? update.where('request_id', '=', of.requestId)
      : update.where('contractor_id', '=', of.contractorId)
  )
    .where('unpaid_reason', 'is not', null)
    .execute()
}
