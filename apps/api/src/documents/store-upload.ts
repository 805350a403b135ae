import { type FileRole, displayName, isPicture } from '@kakehashi/domain/documents/files'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { Refusal } from '../refusal.ts'
import { isDiskError, newObjectKey, StoreDown } from '../storage/file-store.ts'
import { holderOf } from './key-holder.ts'
import { enqueuePreview } from './previews/queries.ts'
import { type FileRow, insertFile, recordUpload } from './queries.ts'
import { reportVirus } from './report-virus.ts'
import { checkContent } from './uploads/check-content.ts'
import type { DayQuota } from './uploads/day-quota.ts'
import { UploadPlaces } from './uploads/upload-places.ts'

const places = new UploadPlaces()

export interface Sender {
  /** Whose file it is until it is attached to a request; null for what the scanner saved. */
  readonly uploaderId: string | null
  /** If it was given before, so that the same file is never stored twice. */
  readonly fileId?: string
  /** Who waits for a place, if it is not the uploader. */
  readonly placeOf?: string
  /** Asked once there is a place. */
  readonly openQuota: () => Promise<DayQuota>
  /** In the transaction that inserts the row. If it refuses, nothing is kept. */
  readonly onStored?: (trx: Transaction<DB>, file: FileRow) => Promise<void>
}

/**
 * Inspects, scans, encrypts and stores a file while it is uploaded. The row is inserted only after
 * all of that has succeeded; otherwise the stored object is removed.
 */
export function storeUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  incoming: IncomingFile,
  role: FileRole,
  sender: Sender,
): Promise<FileRow> {
  const person = sender.placeOf ?? sender.uploaderId ?? 'scanner'
  return places.hold(person, () => storeFile(deps, incoming, role, sender))
}

async function storeFile(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  incoming: IncomingFile,
  role: FileRole,
  { uploaderId, fileId, openQuota, onStored }: Sender,
): Promise<FileRow> {
  const { store, vault, scanner } = files
  const now = clock.now()
  const objectKey = newObjectKey(now)
  const quota = await openQuota()
  const id = fileId ?? uuidv7()
  const { head, contentKey, ...wrappedKey } = await vault.newKey(holderOf('files', id))
  const key = { head, contentKey }
  const upload = checkContent({ content: incoming.content, role, quota, key, scanner })
  try {
    await store.write(objectKey, upload.sealed)
    const { found, ...facts } = upload.facts()
    return await db.transaction().execute(async (trx) => {
      const file = await insertFile(trx, {
        id,
        uploader_id: uploaderId,
        role,
        name: displayName(incoming.name),
        media_type: found.mediaType,
        pages: found.pages ?? null,
        drawing: isPicture(found.mediaType) ? 'waiting' : null,
        object_key: objectKey,
        created_at: now,
        ...(facts.status === 'clean' && { scanned_at: now }),
        ...facts,
        ...wrappedKey,
      })
      await recordUpload(trx, file)
      await enqueuePreview(trx, file)
      await onStored?.(trx, file)
      return file
    })
  } catch (error) {
    const contentError = upload.error()
    const signature = upload.virus()
    if (signature !== undefined) {
      const virus = { fileId: id, uploaderId, signature, at: now }
      await db.transaction().execute((trx) => reportVirus(trx, virus))
    }
    // A disk that fails in the middle also ends the stream of the content, with its own error.
    if (error instanceof StoreDown && (!contentError || isDiskError(contentError))) {
      // Not awaited: it may take as long to fail. A full disk needs the room.
      void store.remove(objectKey).catch(() => {})
      throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
    }
    // If this fails too, deleteOrphanedObjects removes the object later.
    await store.remove(objectKey).catch(() => {})
    throw contentError ?? error
  } finally {
    upload.close()
    await quota.add(upload.size())
  }
}
