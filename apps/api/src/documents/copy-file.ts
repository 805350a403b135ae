import { isPicture } from '@kakehashi/domain/documents/files'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { Refusal } from '../refusal.ts'
import { newObjectKey, StoreDown } from '../storage/file-store.ts'
import { holderOf } from './key-holder.ts'
import { enqueuePreview } from './previews/queries.ts'
import { type FileRow, insertFile } from './queries.ts'
import { openFile } from './read-file.ts'

interface NewOwner {
  readonly uploaderId: string | null
  readonly actorId: string
  readonly now: Date
  /** Where it is attached. Without it, it is attached like an upload of this person. */
  readonly requestId?: string
}

/**
 * The same content under a key of its own, so that either file can be deleted without the other.
 * It was inspected and scanned when it arrived. If the transaction does not commit,
 * deleteOrphanedObjects removes the object.
 */
export async function copyFile(
  trx: Transaction<DB>,
  { store, vault }: Pick<FileStorage, 'store' | 'vault'>,
  file: FileRow,
  { uploaderId, actorId, now, requestId }: NewOwner,
): Promise<FileRow> {
  const id = uuidv7()
  const objectKey = newObjectKey(now)
  const content = await openFile({ store, vault }, file)
  const { sealed, ...wrappedKey } = await vault.seal(content, holderOf('files', id))
  try {
    await store.write(objectKey, sealed)
  } catch (error) {
    await store.remove(objectKey).catch(() => {})
    if (!(error instanceof StoreDown)) throw error
    throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
  }
  const { role, name, media_type, pages, size, sha256, status, scanned_at } = file
  const copy = await insertFile(trx, {
    id,
    uploader_id: uploaderId,
    role,
    name,
    media_type,
    pages,
    size,
    sha256,
    status,
    scanned_at,
    drawing: isPicture(media_type) ? 'waiting' : null,
    object_key: objectKey,
    created_at: now,
    ...(requestId !== undefined && { request_id: requestId, attached_at: now }),
    ...wrappedKey,
  })
  const subject = { kind: 'file', id } as const
  await recordEvent(trx, { kind: 'file.copied', at: now, actorId, subject })
  await enqueuePreview(trx, copy)
  return copy
}
