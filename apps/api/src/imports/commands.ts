import { createHash } from 'node:crypto'
import { displayName } from '@kakehashi/domain/documents/files'
import { importHours, type ImportKind } from '@kakehashi/domain/data-files/imports'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../clock.ts'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { holderOf } from '../documents/key-holder.ts'
import { type EventKind, recordEvent } from '../events/record.ts'
import type { IncomingFile } from '../http/upload.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { newObjectKey, StoreDown } from '../storage/file-store.ts'
import { countAttempts, limits } from '../throttle.ts'
import {
  findImport,
  findSameFile,
  insertImport,
  lockImport,
  lockSameFile,
  saveImport,
} from './queries.ts'

/** With the pauses between them about four hours, well within the day after which it is stopped. */
const importAttempts = 10

/** One at a time: what an import checks, another one must not change. */
const queue = 'imports'

/** Stores the file sealed, and has it checked. */
export async function receiveImport(
  { db, clock, files: { store, vault } }: Deps,
  file: IncomingFile,
  kind: ImportKind,
  actorId: string,
): Promise<string> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.imports, of: actorId }])
  const id = uuidv7()
  const objectKey = newObjectKey(now)
  let size = 0
  const hash = createHash('sha256')
  async function* measured() {
    for await (const chunk of file.content) {
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  let refusal: unknown
  const content = measured()
  const watched = async function* () {
    try {
      yield* content
    } catch (error) {
      refusal = error
      throw error
    }
  }
  const { sealed, ...key } = await vault.seal(watched(), holderOf('imports', id))
  try {
    await store.write(objectKey, sealed)
    await db.transaction().execute(async (trx) => {
      await insertImport(trx, {
        id,
        kind,
        name: displayName(file.name),
        asked_at: now,
        asked_by: actorId,
        state: 'checking',
        expires_at: after(now, importHours * duration.hour),
        size,
        content_hash: hash.digest(),
        object_key: objectKey,
        ...key,
      })
      await addJob(trx, 'check-import', { importId: id }, { queue, maxAttempts: 5 })
      await publishChange(trx, { type: 'Imports' }, [])
    })
  } catch (error) {
    await store.remove(objectKey).catch(() => {})
    if (refusal === undefined && error instanceof StoreDown) {
      throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
    }
    throw refusal ?? error
  }
  return id
}

export async function startImport(
  trx: Transaction<DB>,
  id: string,
  actorId: string,
  now: Date,
): Promise<void> {
  const found = await findImport(trx, id)
  if (!found) throw new Refusal('not-found')
  // Before the import itself is locked, because it is one of them.
  await lockSameFile(trx, found)
  const row = await lockImport(trx, id)
  if (!row) throw new Refusal('not-found')
  demand(row.state === 'checked' && row.object_key !== null, 'import-not-checked')
  demand((await findSameFile(trx, row)) === undefined, 'import-not-checked')
  await saveImport(trx, id, { state: 'importing' })
  await report(trx, 'import.asked', id, actorId, now)
  await addJob(trx, 'run-import', { importId: id }, { queue, maxAttempts: importAttempts })
}

export async function startTakingBack(
  trx: Transaction<DB>,
  id: string,
  actorId: string,
): Promise<void> {
  const row = await lockImport(trx, id)
  if (!row) throw new Refusal('not-found')
  demand(row.state === 'done' || row.state === 'stopped', 'import-not-done')
  await saveImport(trx, id, { state: 'taking-back' })
  await publishChange(trx, { type: 'Imports' }, [])
  await addJob(trx, 'take-back-import', { importId: id, actorId }, { queue, maxAttempts: 5 })
}

export async function report(
  trx: Transaction<DB>,
  kind: Extract<EventKind, `import.${string}`>,
  id: string,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'import', id } })
  await publishChange(trx, { type: 'Imports' }, [])
}
