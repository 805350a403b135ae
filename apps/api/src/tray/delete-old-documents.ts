import { trayDays } from '@kakehashi/domain/counter/tray'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { lockFile, saveFile } from '../documents/queries.ts'
import { removeFile } from '../documents/remove-files.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { deleteOldTrayDocument, listOldTrayDocuments } from './queries.ts'

const batchSize = 100

/** Deletes what nobody has taken into a request. */
export async function deleteOldTrayDocuments(db: Database, now: Date): Promise<void> {
  const before = after(now, -trayDays * duration.day)
  for (;;) {
    const old = await listOldTrayDocuments(db, before, batchSize)
    for (const id of old) {
      await db.transaction().execute(async (trx) => {
        const file = await lockFile(trx, id)
        // It may have been taken, or scanned again, in the meantime.
        if (!file || !(await deleteOldTrayDocument(trx, id, before))) return
        await saveFile(trx, id, { name: '' })
        // An infected one is gone already.
        if (file.removed_at === null) await removeFile(trx, file, now)
        await publishChange(trx, { type: 'Tray' }, [])
      })
    }
    if (old.length < batchSize) return
  }
}
