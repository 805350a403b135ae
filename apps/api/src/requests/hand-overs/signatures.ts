import type { Strokes } from '@kakehashi/domain/request/signature'
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

interface NewSignature {
  readonly requestId: string
  readonly signedBy: string
  readonly strokes: Strokes
  readonly at: Date
  readonly actorId: string
}

export async function insertSignature(
  trx: Transaction<DB>,
  { requestId, signedBy, strokes, at, actorId }: NewSignature,
): Promise<void> {
  await trx
    .insertInto('signatures')
    .values({
      id: uuidv7(),
      request_id: requestId,
      signed_by: signedBy,
      strokes: JSON.stringify(strokes),
      at,
      actor_id: actorId,
    })
    .execute()
}

/** Oldest first. The limit is far above how often one order is collected. */
export function listSignatures(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('signatures')
    .innerJoin('users', 'users.id', 'signatures.actor_id')
    .select([
      'signatures.id',
      'signatures.signed_by',
      'signatures.strokes',
      'signatures.at',
      fullNameOf('users').as('name'),
    ])
    .where('request_id', '=', requestId)
    .orderBy('signatures.id')
    .limit(50)
    .execute()
}
