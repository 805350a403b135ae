import { createHash } from 'node:crypto'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../refusal.ts'

/** Runs a handler in a transaction, at most once per Idempotency-Key. */
export type RunIdempotent = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (trx: Transaction<DB>) => Promise<unknown>,
) => Promise<unknown>

/**
 * The key, the change and the reply are written in one transaction. A repeated request waits for
 * it and gets the same reply; if it fails or the process dies, the key can be used again.
 */
export function createIdempotentRunner(db: Database, clock: Clock): RunIdempotent {
  return (endpoint, request, reply, handle) => {
    const key = readKey(endpoint, request)
    return db.transaction().execute(async (trx) => {
      if (!key) return handle(trx)
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(request.body ?? null))
        .digest()
      if (await claimKey(trx, key, bodyHash, clock.now())) {
        const result = await handle(trx)
        await saveReply(trx, key, reply.statusCode, result)
        return result
      }
      const earlier = await getReply(trx, key)
      if (!earlier.body_hash.equals(bodyHash)) throw new Refusal('idempotency-key-reused')
      reply.status(earlier.status ?? 200)
      return earlier.reply
    })
  }
}

interface IdempotencyKey {
  readonly person_id: string
  readonly endpoint: string
  readonly key: string
}

function readKey(endpoint: Endpoint, request: FastifyRequest): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !request.auth) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('bad-request')
  }
  const name = `${endpoint.method} ${request.url.split('?', 1)[0]}`
  return { person_id: request.auth.actor.id, endpoint: name, key }
}

/** False if the key was used before; waits while the request that used it is still running. */
async function claimKey(
  trx: Transaction<DB>,
  key: IdempotencyKey,
  bodyHash: Buffer,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .insertInto('idempotency_keys')
    .values({ ...key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'endpoint', 'key']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function saveReply(
  trx: Transaction<DB>,
  key: IdempotencyKey,
  status: number,
  reply: unknown,
) {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, reply: JSON.stringify(reply) })
    .where((eb) => eb.and({ ...key }))
    .execute()
}

function getReply(trx: Transaction<DB>, key: IdempotencyKey) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'reply'])
    .where((eb) => eb.and({ ...key }))
    .executeTakeFirstOrThrow()
}
