import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { origin, sealOf } from './hash-chain.ts'
import type { HistoryKeys, SealKey } from './history-keys.ts'

const batchSize = 1_000
const lockNumber = 7_251_941

export interface NewestSeal {
  /** How many events were sealed in this run. */
  readonly sealed: number
  readonly position: number
  readonly head: string
}

/** Adds all unsealed events to the hash chain and returns the newest seal. */
export async function sealEvents(db: Database, { current }: HistoryKeys): Promise<NewestSeal> {
  let sealed = 0
  for (;;) {
    const batch = await sealBatch(db, current)
    sealed += batch.count
    if (batch.count < batchSize) {
      return { sealed, position: batch.position, head: batch.head.toString('hex') }
    }
  }
}

function sealBatch(db: Database, key: SealKey) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    const last = await trx
      .selectFrom('event_seals')
      .select(['position', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    const events = await trx
      .selectFrom('unsealed_events')
      .innerJoin('events', 'events.id', 'unsealed_events.event_id')
      .selectAll('events')
      .orderBy('events.id')
      .limit(batchSize)
      .execute()

    let position = last?.position ?? 0
    let head = last?.hash ?? origin
    const seals = events.map((event) => {
      position += 1
      head = sealOf(head, position, event, key)
      return { position, event_id: event.id, hash: head, key_id: key.id }
    })
    if (seals.length > 0) {
      await trx.insertInto('event_seals').values(seals).execute()
      await trx
        .deleteFrom('unsealed_events')
        .where(
          'event_id',
          'in',
          seals.map((seal) => seal.event_id),
        )
        .execute()
    }
    return { count: seals.length, position, head }
  })
}
