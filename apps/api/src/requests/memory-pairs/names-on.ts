import type { KnownName } from '@kakehashi/domain/memory/find-names'
import type { Kysely } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { RequestRow } from '../queries.ts'

type Named = Pick<RequestRow, 'first_name' | 'middle_name' | 'last_name' | 'name_ja' | 'name_kana'>

const nameOf = (row: Named): KnownName => [
  row.first_name,
  row.middle_name,
  row.last_name,
  row.name_ja,
  row.name_kana,
]

/**
 * The customer's name as it was when they ordered and as it is now, and that of whoever a paper is
 * posted to.
 */
export async function namesOn(db: Kysely<DB>, row: RequestRow): Promise<KnownName[]> {
  const customer = await findUser(db, row.user_id)
  return [[...nameOf(row), ...(customer ? nameOf(customer) : [])], [row.recipient]]
}
