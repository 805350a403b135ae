import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import type { FileRow } from '../documents/queries.ts'
import { listPending } from '../documents/maintenance-queries.ts'
import { lockFile, saveFile } from '../documents/queries.ts'
import { openFile } from '../documents/read-file.ts'
import { reportVirus } from '../documents/report-virus.ts'
import { removeFile } from '../documents/remove-files.ts'
import type { Log } from '../log.ts'
import { enqueuePreview } from '../documents/previews/queries.ts'
import { enqueueAutomaticQuote } from '../requests/automatic-quote.ts'
import { enqueueProposals } from '../requests/proposals/enqueue.ts'
import { lockRequest } from '../requests/queries.ts'
import type { Scanner, Verdict } from '../scan/scanner.ts'
import { refusalFor, virusIn } from '../scan/scanner.ts'
import { reportScanResult } from './scan-result.ts'

export interface ScanDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStorage
}

const batchSize = 100

/** Scans files that were uploaded while the scanner was unavailable, oldest first. */
export async function scanPending(deps: ScanDeps): Promise<void> {
  const { db, files, log } = deps
  const { scanner } = files
  if (!scanner) return
  for (const file of await listPending(db, batchSize)) {
    const verdict = await scanStored(files, scanner, file).catch((error: unknown): Verdict => {
      log.warn({ err: error, file: file.id }, 'could not read stored file')
      return { kind: 'unavailable' }
    })
    if (verdict.kind === 'unavailable') {
      // Skip a file that cannot be scanned, but stop if the scanner or the store is down.
      const isUp = await Promise.all([scanner.isUp(), files.store.isUp()]).catch(() => [false])
      if (isUp.includes(false)) return
      log.warn({ file: file.id }, 'could not scan file')
      continue
    }
    if (verdict.kind === 'infected')
      log.warn({ file: file.id, found: verdict.name }, 'file is infected')
    await db.transaction().execute((trx) => saveVerdict(trx, deps, file, verdict))
  }
}

async function scanStored(files: FileStorage, scanner: Scanner, file: FileRow): Promise<Verdict> {
  const content = await openFile(files, file)
  const scan = scanner.begin()
  try {
    for await (const chunk of content) await scan.write(chunk as Buffer)
    return await scan.verdict()
  } finally {
    scan.abort()
  }
}

async function saveVerdict(
  trx: Transaction<DB>,
  { clock }: ScanDeps,
  { id, request_id }: FileRow,
  verdict: Exclude<Verdict, { kind: 'unavailable' }>,
): Promise<void> {
  // The request before its file, as request commands do, to prevent deadlocks.
  if (request_id !== null) await lockRequest(trx, request_id)
  const file = await lockFile(trx, id)
  if (file?.status !== 'pending' || file.removed_at !== null) return
  // Attached in the meantime: left for the next run, which locks the request first.
  if (file.request_id !== request_id) return
  const now = clock.now()
  const refusal = verdict.kind === 'infected' ? refusalFor(verdict.name) : null
  const status = refusal === null ? ('clean' as const) : ('refused' as const)
  const saved = await saveFile(trx, id, { status, refusal, scanned_at: now })
  const subject = { kind: 'file', id } as const
  await recordEvent(trx, {
    kind: 'file.scanned',
    at: now,
    actorId: null,
    subject,
    fields: [status],
  })
  const signature = verdict.kind === 'infected' ? virusIn(verdict.name) : undefined
  if (signature !== undefined) {
    await reportVirus(trx, { fileId: id, uploaderId: saved.uploader_id, signature, at: now })
  }
  if (status === 'refused') await removeFile(trx, saved, now)
  else await enqueuePreview(trx, saved)
  await reportScanResult(trx, saved, now)
  // The last document that it waited for, perhaps.
  const isDocument = status === 'clean' && saved.role === 'document'
  if (isDocument && request_id !== null) {
    await enqueueAutomaticQuote(trx, request_id)
    await enqueueProposals(trx, request_id)
  }
}
