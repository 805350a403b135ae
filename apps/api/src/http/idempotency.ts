import { createHash } from 'node:crypto'
import type { Endpoint } from '@kakehashi/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../refusal.ts'

/** Runs a creating call in one transaction that takes effect once for one Idempotency-Key. */
export type Once = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (trx: Transaction<DB>) => Promise<unknown>,
) => Promise<unknown>

/**
 * The same order sent twice, by a double press or a lost reply, is taken once. The key, the
 * change and the answer are written in one transaction: a repetition waits for it and is given
 * the same answer; if it fails or the process dies, the key is free again.
 */
export function onceByKey(db: Database, clock: Clock): Once {
  return (endpoint, request, reply, handle) => {
    const claim = claimOf(endpoint, request)
    return db.transaction().execute(async (trx) => {
      if (!claim) return handle(trx)
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(request.body ?? null))
        .digest()
      if (await claimKey(trx, claim, bodyHash, clock.now())) {
        const result = await handle(trx)
        await keepAnswer(trx, claim, reply.statusCode, result)
        return result
      }
      const earlier = await getAnswer(trx, claim)
      if (!earlier.body_hash.equals(bodyHash)) throw new Refusal('idempotency-key-reused')
      reply.status(earlier.status ?? 200)
      return earlier.reply
    })
  }
}

interface Claim {
  readonly person_id: string
  readonly endpoint: string
  readonly key: string
}

function claimOf(endpoint: Endpoint, request: FastifyRequest): Claim | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !request.auth) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('bad-request')
  }
  const name = `${endpoint.method} ${request.url.split('?', 1)[0]}`
  return { person_id: request.auth.actor.id, endpoint: name, key }
}

/** False when the key is taken; waits while the call that took it is still running. */
async function claimKey(
  trx: Transaction<DB>,
  claim: Claim,
  bodyHash: Buffer,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .insertInto('idempotency_keys')
    .values({ ...claim, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'endpoint', 'key']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function keepAnswer(trx: Transaction<DB>, claim: Claim, status: number, reply: unknown) {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, reply: JSON.stringify(reply) })
    .where((eb) => eb.and({ ...claim }))
    .execute()
}

function getAnswer(trx: Transaction<DB>, claim: Claim) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'reply'])
    .where((eb) => eb.and({ ...claim }))
    .executeTakeFirstOrThrow()
}
