import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { FileParts } from '../deps.ts'
import { newObjectKey } from '../documents/object-key.ts'
import { findFile, lockFile, saveFile } from '../documents/queries.ts'
import { openFile } from '../documents/read-file.ts'
import type { Log } from '../log.ts'
import { drawPreview } from '../documents/previews/draw.ts'
import { insertPreview } from '../documents/previews/queries.ts'
import { tellOfFile } from './scan-result.ts'

interface DrawDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly files: FileParts
}

/** Draws what staff see of a photograph. One that cannot be drawn can still be downloaded. */
export async function drawPreviewOf(deps: DrawDeps, fileId: string): Promise<void> {
  const { db, clock, log, files } = deps
  const file = await findFile(db, fileId)
  if (!file || file.removed_at !== null || file.drawing !== 'waiting') return
  const bytes = await buffer(await openFile(files, file))
  const drawn = await drawPreview(bytes, file.media_type).catch((error: unknown) => {
    log.warn({ err: error, file: fileId }, 'a photograph could not be drawn')
  })
  if (!drawn) {
    await db.transaction().execute(async (trx) => {
      await tellOfFile(trx, await saveFile(trx, fileId, { drawing: 'failed' }))
    })
    return
  }

  const now = clock.now()
  const objectKey = newObjectKey(now)
  const { sealed, ...kept } = await files.vault.seal(Readable.from([drawn]))
  await files.store.write(objectKey, sealed)
  const isKept = await db.transaction().execute(async (trx) => {
    const current = await lockFile(trx, fileId)
    // Removed while it was drawn, or drawn by somebody else meanwhile.
    if (!current || current.removed_at !== null || current.drawing !== 'waiting') return false
    const size = drawn.length
    await insertPreview(trx, {
      file_id: fileId,
      object_key: objectKey,
      size,
      created_at: now,
      ...kept,
    })
    await tellOfFile(trx, await saveFile(trx, fileId, { drawing: 'drawn' }))
    return true
  })
  if (!isKept) await files.store.remove(objectKey)
}
