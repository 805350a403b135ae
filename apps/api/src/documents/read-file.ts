import { Readable } from 'node:stream'
import type { MediaType } from '@kakehashi/domain/files'
import { downloadName, mayReadFile } from '@kakehashi/domain/files'
import type { Actor } from '@kakehashi/domain/permissions'
import { partsOf } from '@kakehashi/domain/request/commands'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { FileParts } from '../deps.ts'
import { demand, Refusal } from '../refusal.ts'
import { StoreDown } from '../storage/file-store.ts'
import type { FileRow } from './queries.ts'
import { findFileWithRequest } from './queries.ts'
import type { Range } from './ranges.ts'
import { onlyRange } from './ranges.ts'

/** A file that this person may read, and what it is called on their disk. */
export async function getReadableFile(
  db: Kysely<DB>,
  id: string,
  reader: Actor,
): Promise<{ file: FileRow; name: string }> {
  const found = await findFileWithRequest(db, id)
  if (!found) throw new Refusal('not-found')
  const { file, state, orderNumber } = found
  const reading = mayReadFile(state, reader)
  demand(reading !== 'no', 'not-found')
  demand(reading !== 'pending', 'file-pending')
  const parts = state.request ? partsOf(reader, state.request) : []
  const isStaff = parts.includes('office') || parts.includes('desk')
  // Written by the inspection, which knows no other types.
  const mediaType = file.media_type as MediaType
  return { file, name: downloadName(file.role, mediaType, (isStaff && orderNumber) || undefined) }
}

/** Opened from its beginning, since only then can each byte be told to be the one that was stored. */
export async function openFile(
  { store, vault }: Pick<FileParts, 'store' | 'vault'>,
  file: Pick<FileRow, 'object_key' | 'key_id' | 'wrapped_key' | 'size'>,
  range?: Range,
): Promise<Readable> {
  try {
    const sealed = await store.read(file.object_key)
    const content = await vault.open(sealed, file).catch((error: unknown) => {
      sealed.destroy()
      throw error
    })
    const isWhole = !range || (range.start === 0 && range.end === file.size - 1)
    return isWhole ? content : Readable.from(onlyRange(content, range), { objectMode: false })
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error
    throw new Refusal('files-unavailable', { retryAfterSeconds: 30 })
  }
}
