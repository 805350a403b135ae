import { Readable } from 'node:stream'
import type { MediaType } from '@kakehashi/domain/documents/files'
import { downloadName, type FileRequest, mayReadFile } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { demand, Refusal } from '../refusal.ts'
import { StoreDown } from '../storage/file-store.ts'
import type { FileRow } from './queries.ts'
import { placeOf } from './queries.ts'
import { findFileWithRequest } from './file-with-request.ts'
import type { Range } from './byte-ranges.ts'
import { sliceRange } from './byte-ranges.ts'

export interface ReadableFile {
  readonly file: FileRow
  readonly name: string
  /** Null until the file is attached to one. */
  readonly request: FileRequest | null
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
  return { file, name, request: state.request }
}

/** Always decrypts from the beginning: only then is every byte authenticated. */
export async function openFile(
  { store, vault }: Pick<FileStorage, 'store' | 'vault'>,
  file: Pick<FileRow, 'object_key' | 'key_id' | 'wrapped_key' | 'size'>,
  range?: Range,
): Promise<Readable> {
  try {
    const sealed = await store.read(file.object_key)
    const content = await vault.open(sealed, file).catch((error: unknown) => {
      sealed.destroy()
      throw error
    })
    const isIntact = !range || (range.start === 0 && range.end === file.size - 1)
    return isIntact ? content : Readable.from(sliceRange(content, range), { objectMode: false })
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error
    throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
  }
}
