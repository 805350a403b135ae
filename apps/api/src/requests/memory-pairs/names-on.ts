import type { KnownName } from '@kakehashi/domain/memory/find-names'
import { knownNameOf } from '@kakehashi/domain/request/name-sheet'
import type { Kysely } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listCertificatesOf } from '../certificates/queries.ts'
import { listNameEntries } from '../names/queries.ts'
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
 * The customer's name as it was when they ordered and as it is now, that of whoever a paper is
 * posted to, and those of the people in the list of names and on certificates.
 */
export async function namesOn(db: Kysely<DB>, row: RequestRow): Promise<KnownName[]> {
  const customer = await findUser(db, row.user_id)
  const entries = await listNameEntries(db, row.id)
  const certificates = await listCertificatesOf(db, row.id)
  return [
    [...nameOf(row), ...(customer ? nameOf(customer) : [])],
    [row.recipient],
    ...entries.map(({ entry }) => knownNameOf(entry)),
    ...certificates.map(({ person }) => [person]),
  ]
}
