import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest, lockVisibleRequest, type VisibleRequest } from '../access.ts'

/** For the office and the translator: a draft is not yet what the customer gets. */
export async function getForStaff(
  db: Kysely<DB>,
  requestId: string,
  actor: Actor,
): Promise<VisibleRequest> {
  return demandStaff(await getVisibleRequest(db, requestId, actor))
}

export async function lockForStaff(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
): Promise<VisibleRequest> {
  return demandStaff(await lockVisibleRequest(trx, requestId, actor))
}

function demandStaff(request: VisibleRequest): VisibleRequest {
  const { parts } = request
  demand(parts.includes('office') || parts.includes('desk'), 'forbidden')
  return request
}

/** Templates are filled in while the request is translated, and at no other time. */
export function demandOpen({ row }: VisibleRequest): void {
  demand(row.stage === 'translate' && row.closed_at === null, 'draft-not-open')
}
