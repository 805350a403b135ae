import { buffer } from 'node:stream/consumers'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Proposals } from '@kakehashi/domain/proposals/propose'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { FileStorage } from '../../deps.ts'
import { type FileRow, lockFile } from '../../documents/queries.ts'
import { openFile } from '../../documents/read-file.ts'
import type { Log } from '../../log.ts'
import { findTesseract } from '../../ocr/tesseract.ts'
import { getTimeZone } from '../../office/queries.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { getSetting } from '../../settings/queries.ts'
import { findRequest } from '../queries.ts'
import { insertProposals, listUnread } from './queries.ts'
import { isReadByProgram, readDocument } from './read-document.ts'

interface ProposeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStorage
}

const nothing: Proposals = { template: null, dates: [] }

/** Looks at the documents of a request that is being translated, once at each. */
export async function proposeFromDocuments(deps: ProposeDeps, requestId: string): Promise<void> {
  const { db } = deps
  const request = await findRequest(db, requestId)
  if (request?.stage !== 'translate' || request.closed_at !== null) return
  if (!(await getSetting(db, 'readPictures'))) return
  if ((await findTesseract()).kind !== 'installed') return
  for (const file of await listUnread(db, requestId)) {
    if (isReadByProgram(file.media_type)) await proposeFrom(deps, file, requestId)
  }
}

async function proposeFrom(deps: ProposeDeps, file: FileRow, requestId: string): Promise<void> {
  const { db, clock, log, files } = deps
  const today = dayAt(clock.now(), await getTimeZone(db))
  const bytes = await buffer(await openFile(files, file))
  const document = { bytes, mediaType: file.media_type }
  const proposals = await readDocument(document, today).catch(() => {
    // Without the error, which may have words of the document.
    log.warn({ file: file.id }, 'no program could read the document')
    return nothing
  })
  await db.transaction().execute(async (trx) => {
    const current = await lockFile(trx, file.id)
    if (!current || current.removed_at !== null) return
    await insertProposals(trx, file.id, proposals, clock.now())
    const request = await findRequest(trx, requestId)
    await publishChange(trx, { type: 'TranslationDraft', id: requestId }, [
      request?.translator_id ?? null,
    ])
  })
}
