import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runInSandbox } from '../sandbox/run.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { FileStorage } from '../deps.ts'
import { newObjectKey } from '../storage/file-store.ts'
import { holderOf } from '../documents/key-holder.ts'
import { findFile, lockFile, saveFile } from '../documents/queries.ts'
import { openFile } from '../documents/read-file.ts'
import type { Log } from '../log.ts'
import type { drawPreview } from '../documents/previews/draw-preview.ts'
import { insertDerived } from '../documents/previews/queries.ts'
import { publishFileChange } from './scan-result.ts'

interface DrawDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStorage
}

/** If it fails, staff can still download the picture. */
export async function createPreview(deps: DrawDeps, fileId: string): Promise<void> {
  const { db, clock, log, files } = deps
  const file = await findFile(db, fileId)
  if (!file || file.removed_at !== null || file.drawing !== 'waiting') return
  const bytes = await buffer(await openFile(files, file))
  const drawn = await runInSandbox<typeof drawPreview>({
    module: import.meta.resolve('../documents/previews/draw-preview.ts'),
    task: 'drawPreview',
    values: [file.media_type],
    bytes,
  }).catch((error: unknown) => {
    log.warn({ err: error, file: fileId }, 'could not draw preview')
  })
  if (!drawn) {
    await db.transaction().execute(async (trx) => {
      await publishFileChange(trx, await saveFile(trx, fileId, { drawing: 'failed' }))
    })
    return
  }

  const now = clock.now()
  const objectKey = newObjectKey(now)
  const holder = holderOf('previews', fileId)
  const { sealed, ...wrappedKey } = await files.vault.seal(Readable.from([drawn]), holder)
  await files.store.write(objectKey, sealed)
  const isSaved = await db.transaction().execute(async (trx) => {
    const current = await lockFile(trx, fileId)
    // The file was removed, or another worker saved a preview, in the meantime.
    if (!current || current.removed_at !== null || current.drawing !== 'waiting') return false
    const size = drawn.length
    await insertDerived(trx, 'previews', {
      file_id: fileId,
      object_key: objectKey,
      size,
      created_at: now,
      ...wrappedKey,
    })
    await publishFileChange(trx, await saveFile(trx, fileId, { drawing: 'drawn' }))
    return true
  })
  if (!isSaved) await files.store.remove(objectKey)
}
