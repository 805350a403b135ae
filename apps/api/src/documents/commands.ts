import { type FileRole, displayName, isPicture } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { enqueuePreview } from './previews/queries.ts'
import { Refusal } from '../refusal.ts'
import { isDiskError, StoreDown, newObjectKey } from '../storage/file-store.ts'
import { countAttempts, limits } from '../throttle.ts'
import { holderOf } from './key-holder.ts'
import { type FileRow, insertFile, recordUpload } from './queries.ts'
import { reportVirus } from './report-virus.ts'
import { checkContent } from './uploads/check-content.ts'
import { openDayQuota } from './uploads/day-quota.ts'
import { UploadPlaces } from './uploads/upload-places.ts'

const places = new UploadPlaces()

/**
 * Inspects, scans, encrypts and stores a file while it is uploaded. The row is inserted only after
 * all of that has succeeded; otherwise the stored object is removed.
 */
export async function receiveFile(
  deps: Deps,
  incoming: IncomingFile,
  role: FileRole,
  actor: Actor,
): Promise<FileRow> {
  const { db, clock } = deps
  await countAttempts(db, clock.now(), [{ limit: limits.uploads, of: actor.id }])
  return places.hold(actor.id, () => storeFile(deps, incoming, role, actor))
}

async function storeFile(
  { db, clock, files, uploadQuotas }: Deps,
  incoming: IncomingFile,
  role: FileRole,
  actor: Actor,
): Promise<FileRow> {
  const { store, vault, scanner } = files
  const now = clock.now()
  const objectKey = newObjectKey(now)
  const quota = await openDayQuota(db, now, actor.id, uploadQuotas)
  const id = uuidv7()
  const { head, contentKey, ...wrappedKey } = await vault.newKey(holderOf('files', id))
  const key = { head, contentKey }
  const upload = checkContent({ content: incoming.content, role, quota, key, scanner })
  try {
    await store.write(objectKey, upload.sealed)
    const { found, ...facts } = upload.facts()
    return await db.transaction().execute(async (trx) => {
      const file = await insertFile(trx, {
        id,
        uploader_id: actor.id,
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
      return file
    })
  } catch (error) {
    const contentError = upload.error()
    const signature = upload.virus()
    if (signature !== undefined) {
      const virus = { fileId: id, uploaderId: actor.id, signature, at: now }
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
