import type { getSetup } from '@kakehashi/contract/setup'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { findPublication } from '../office/queries.ts'

export async function hasOwner(db: Kysely<DB>): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('is_owner', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

/** Without a website there are no pages to wait for. */
export async function readSetupState(
  db: Kysely<DB>,
  hasWebsite: boolean,
): Promise<ReplyOf<typeof getSetup>['state']> {
  if (!(await hasOwner(db))) return 'new'
  if (!(await findPublication(db))) return 'begun'
  return !hasWebsite || (await isRendered(db)) ? 'finished' : 'publishing'
}

async function isRendered(db: Kysely<DB>): Promise<boolean> {
  const version = await db
    .selectFrom('site_versions')
    .select('id')
    .where('publication_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return version !== undefined
}
