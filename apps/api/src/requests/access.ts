import type { Actor } from '@kakehashi/domain/permissions'
import type { Part } from '@kakehashi/domain/request/commands'
import { partsOf } from '@kakehashi/domain/request/commands'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../refusal.ts'
import type { RequestRow } from './queries.ts'
import { findRequest, lockRequest } from './queries.ts'

/** A request together with what its reader is to it. */
export interface SeenRequest {
  readonly row: RequestRow
  readonly parts: readonly Part[]
}

/** A request that one may not see and one that does not exist are answered alike. */
export async function getVisibleRequest(
  db: Kysely<DB>,
  id: string,
  actor: Actor,
): Promise<SeenRequest> {
  return seen(await findRequest(db, id), actor)
}

export async function lockVisibleRequest(
  trx: Transaction<DB>,
  id: string,
  actor: Actor,
): Promise<SeenRequest> {
  return seen(await lockRequest(trx, id), actor)
}

function seen(row: RequestRow | undefined, actor: Actor): SeenRequest {
  const parts = row ? partsOf(actor, { userId: row.user_id, translatorId: row.translator_id }) : []
  if (!row || parts.length === 0) throw new Refusal('not-found')
  return { row, parts }
}
