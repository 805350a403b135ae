import type { Readable } from 'node:stream'
import type { FileRequest } from '@kakehashi/domain/documents/files'
import {
  isStronger,
  type ReadingKind,
  readingMinutes,
  readerPartOf,
} from '@kakehashi/domain/documents/readings'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { publishToPeople } from '../../outbox/publish-change.ts'
import type { FileRow } from '../queries.ts'
import { demandNotBulk, findBulkLimit, reportBulk } from './bulk-reading.ts'
import { findReadingSince, insertReading, lockReader, strengthenReading } from './queries.ts'

export interface NewReading {
  readonly file: Pick<FileRow, 'id' | 'request_id'>
  readonly request: FileRequest | null
  /** In the scanner's tray, which every clerk can read. */
  readonly isInTray: boolean
  readonly kind: ReadingKind
}

/** Opens a file for somebody. Not a byte leaves before the reading is recorded. */
export async function openRecorded(
  deps: Deps,
  reading: NewReading,
  reader: Actor,
  open: () => Promise<Readable>,
): Promise<Readable> {
  const content = await open()
  try {
    await recordReading(deps, reading, reader)
  } catch (error) {
    content.destroy()
    throw error
  }
  return content
}

/** Before anything of the content is sent. */
export async function recordReading(
  deps: Deps,
  { file, request, isInTray, kind }: NewReading,
  reader: Actor,
): Promise<void> {
  const part = request ? readerPartOf(reader, request) : isInTray ? 'office' : null
  // Otherwise only its uploader can read a file before it is attached.
  if (!part) return
  const now = deps.clock.now()
  const what = { fileId: file.id, readerId: reader.id, requestId: file.request_id }
  const since = after(now, -readingMinutes * duration.minute)
  // The ranges of one download need no lock.
  const known = await findReadingSince(deps.db, what, since)
  if (known && !isStronger(kind, known.kind)) return
  const limit = await findBulkLimit(deps)
  const excess = await deps.db.transaction().execute(async (trx) => {
    await lockReader(trx, reader.id)
    const earlier = await findReadingSince(trx, what, since)
    if (earlier) {
      if (!isStronger(kind, earlier.kind)) return null
      await strengthenReading(trx, earlier.id, kind)
    } else {
      const found = await reportBulk(trx, what, limit, now)
      if (found) return found
      const reader_part = part
      const row = { file_id: file.id, reader_id: reader.id, reader_part, kind, at: now }
      await insertReading(trx, { id: uuidv7(), ...row })
    }
    await announce(trx, what, kind, request?.userId, now)
    return null
  })
  // Only now, because a refusal within the transaction would undo the report.
  demandNotBulk(excess, now)
}

async function announce(
  trx: Transaction<DB>,
  what: { readonly fileId: string; readonly readerId: string; readonly requestId: string | null },
  kind: ReadingKind,
  customerId: string | undefined,
  now: Date,
): Promise<void> {
  await recordEvent(trx, {
    kind: `file.${kind}`,
    at: now,
    actorId: what.readerId,
    subject: { kind: 'file', id: what.fileId },
  })
  if (what.requestId === null || customerId === undefined) return
  await publishToPeople(trx, { type: 'Request', id: what.requestId }, [customerId])
}
