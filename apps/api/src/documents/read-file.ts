import type { Readable } from 'node:stream'
import type { MediaType } from '@kakehashi/domain/documents/files'
import {
  downloadName,
  type FileRequest,
  getsOriginal,
  mayReadFile,
} from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { demand, Refusal } from '../refusal.ts'
import type { Range } from '../storage/byte-ranges.ts'
import { StoreDown } from '../storage/file-store.ts'
import { holderOf } from './key-holder.ts'
import type { FileRow } from './queries.ts'
import { placeOf } from './queries.ts'
import { findFileWithRequest } from './file-with-request.ts'

export interface ReadableFile {
  readonly file: FileRow
  readonly name: string
  /** Null until the file is attached to one. */
  readonly request: FileRequest | null
  readonly isInTray: boolean
  /** Whether the reader gets the file as it was sent, and not a cleaned copy. */
  readonly isOriginal: boolean
}

/** Returns the file with its download name, or throws if the reader may not open it. */
export async function getReadableFile(
  db: Kysely<DB>,
  id: string,
  reader: Actor,
  now: Date,
): Promise<ReadableFile> {
  const found = await findFileWithRequest(db, id, { id: reader.id, now })
  if (!found) throw new Refusal('file-gone')
  const { file, state, orderNumber } = found
  const access = mayReadFile(state, reader)
  // The same for all, so that ids cannot be probed.
  demand(access !== 'no', 'file-gone')
  demand(access !== 'pending', 'file-pending')
  const name = downloadName({
    role: file.role,
    // The inspection stores only these types.
    mediaType: file.media_type as MediaType,
    orderNumber,
    place: await placeOf(db, file),
    isCurrentTranslation: state.request?.translationId === file.id,
  })
  const { request, isInTray } = state
  return { file, name, request, isInTray, isOriginal: getsOriginal(state, reader) }
}

type StoredObject = Pick<FileRow, 'object_key' | 'key_id' | 'wrapped_key' | 'size'> &
  ({ readonly holder: string } | { readonly id: string })

export async function openFile(
  { store, vault }: Pick<FileStorage, 'store' | 'vault'>,
  file: StoredObject,
  range: Range = { start: 0, end: file.size - 1 },
): Promise<Readable> {
  const key = { ...file, holder: 'holder' in file ? file.holder : holderOf('files', file.id) }
  try {
    const isWhole = range.start === 0 && range.end === file.size - 1
    if (!isWhole) {
      const read = (part: Range) => store.read(file.object_key, part)
      return await vault.openRange(read, key, range, file.size)
    }
    const sealed = await store.read(file.object_key)
    return await vault.open(sealed, key).catch((error: unknown) => {
      sealed.destroy()
      throw error
    })
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error
    throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
  }
}
