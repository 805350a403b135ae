import { forsakenAfterHours } from '@kakehashi/contract/limits'
import { after, duration } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { objectFolder } from '../../files/object-key.ts'
import { knownKeys, listForsaken, listUndrawn, lockFile } from '../../files/queries.ts'
import { removeFile } from '../../files/remove.ts'
import { askForPreview } from '../../previews/queries.ts'
import type { FileStore } from '../../storage/file-store.ts'

const atOnce = 100

/** What was uploaded and never became part of a request is nobody's any more. */
export async function removeForsakenFiles(db: Database, now: Date): Promise<void> {
  const before = after(now, -forsakenAfterHours * duration.hour)
  for (;;) {
    const forsaken = await listForsaken(db, before, atOnce)
    for (const { id } of forsaken) {
      await db.transaction().execute(async (trx) => {
        const file = await lockFile(trx, id)
        // It may have been attached while we looked.
        if (file && file.request_id === null && !file.removed_at) await removeFile(trx, file, now)
      })
    }
    if (forsaken.length < atOnce) return
  }
}

/**
 * A process that was killed in the middle of an upload leaves bytes that no row knows. They lie
 * in the folder of their day, which is looked through when nobody can still be uploading to it.
 */
export async function removeUnknownObjects(
  db: Database,
  store: FileStore,
  now: Date,
): Promise<void> {
  for (const days of [2, 3]) {
    let keys: string[] = []
    const removeUnknown = async () => {
      const known = keys.length > 0 ? await knownKeys(db, keys) : new Set()
      for (const key of keys) if (!known.has(key)) await store.remove(key)
      keys = []
    }
    for await (const key of store.list(objectFolder(after(now, -days * duration.day)))) {
      keys.push(key)
      if (keys.length >= atOnce) await removeUnknown()
    }
    await removeUnknown()
  }
}

/** A photograph that came before there were drawings, or whose job was given up, is tried again. */
export async function drawWhatWasMissed(db: Database, now: Date): Promise<void> {
  for (const file of await listUndrawn(db, after(now, -duration.hour), atOnce)) {
    await db.transaction().execute((trx) => askForPreview(trx, file))
  }
}
