import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../../src/db/connection.ts'
import type { DB } from '../../../src/db/schema.gen.ts'
import { createAnchoring, listAnchors } from '../../../src/events/anchors.ts'
import { origin, sealOf } from '../../../src/events/hash-chain.ts'
import type { SealKey } from '../../../src/events/history-keys.ts'
import { recordEvent } from '../../../src/events/record.ts'
import { sealEvents } from '../../../src/events/seal.ts'
import { verifyEvents } from '../../../src/events/verify.ts'
import type { Office } from '../../support/office.ts'

export function record(trx: Transaction<DB>, at = new Date()) {
  return recordEvent(trx, {
    kind: 'user.registered',
    at,
    actorId: uuidv7(),
    subject: { kind: 'user', id: uuidv7() },
    fields: ['email'],
  })
}

/** As the worker does it every minute. */
export async function sealAndAnchor({ db, files, historyKeys, clock }: Office) {
  const seal = await sealEvents(db, historyKeys)
  await createAnchoring(files.store)(seal, clock.now())
  return seal
}

/** The worker's own sealing, inside a transaction that will be rolled back. */
export function sealInside({ historyKeys }: Office, trx: Transaction<DB>) {
  const execute = (work: (inner: Transaction<DB>) => unknown) => work(trx)
  const inside = { transaction: () => ({ execute }) }
  return sealEvents(inside as unknown as Database, historyKeys)
}

/** As `pnpm office verify-events` does it in production. */
export async function verify({ files, historyKeys }: Office, db: Database) {
  const anchors = await listAnchors(files.store)
  return verifyEvents(db, { keys: historyKeys, anchors, isTimeReal: true })
}

/** Seals every event again, as a forger would: with a key of their own, or with none. */
export async function reseal(trx: Transaction<DB>, key: SealKey | undefined): Promise<void> {
  const events = await trx
    .selectFrom('event_seals')
    .innerJoin('events', 'events.id', 'event_seals.event_id')
    .selectAll('events')
    .orderBy('position')
    .execute()
  await trx.deleteFrom('event_seals').execute()
  let head = origin
  for (const [index, event] of events.entries()) {
    const position = index + 1
    head = sealOf(head, position, event, key)
    const seal = { position, event_id: event.id, hash: head, key_id: key?.id ?? null }
    await trx.insertInto('event_seals').values(seal).execute()
  }
}

export async function removeAnchors({ files }: Office): Promise<() => Promise<void>> {
  const anchors = await listAnchors(files.store)
  for (const { name } of anchors) await files.store.remove(name)
  return async () => {
    for (const { name } of anchors) await files.store.write(name, Readable.from(['{}']))
  }
}
