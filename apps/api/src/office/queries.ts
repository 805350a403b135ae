import { officeView } from '@kakehashi/contract/office'
import { blankOffice } from '@kakehashi/domain/blank-office'
import type { Office } from '@kakehashi/domain/office'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export interface PublicationRow {
  readonly id: number
  readonly office: Office
}

/** The newest publication; undefined before the office is set up. */
export async function findPublication(db: Kysely<DB>): Promise<PublicationRow | undefined> {
  const row = await db
    .selectFrom('publications')
    .select(['id', 'facts'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // A publication of an older version may lack what was added later.
  return row && { id: row.id, office: officeView.parse({ ...blankOffice, ...asObject(row.facts) }) }
}

/** What the office says about itself now. Read for each use, because the owner can change it. */
export async function getOffice(db: Kysely<DB>): Promise<Office> {
  return (await findPublication(db))?.office ?? blankOffice
}

function asObject(facts: unknown): object {
  return typeof facts === 'object' && facts !== null ? facts : {}
}
