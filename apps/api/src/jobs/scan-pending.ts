import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { FileParts } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import type { FileRow } from '../documents/queries.ts'
import { listPending, lockFile, saveFile } from '../documents/queries.ts'
import { openFile } from '../documents/read-file.ts'
import { removeFile } from '../documents/remove-files.ts'
import type { Log } from '../log.ts'
import { askForPreview } from '../documents/previews/queries.ts'
import { lockRequest } from '../requests/queries.ts'
import type { Scanner, Verdict } from '../scan/scanner.ts'
import { refusalFor } from '../scan/scanner.ts'
import { tellOfScan } from './scan-result.ts'

export interface ScanDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly files: FileParts
}

const inOneRun = 100

/** Scans what came in while the scanner was away, the longest waiting first. */
export async function scanPending(deps: ScanDeps): Promise<void> {
  const { db, files, log } = deps
  const { scanner } = files
  if (!scanner) return
  for (const file of await listPending(db, inOneRun)) {
    const verdict = await scanStored(files, scanner, file).catch((error: unknown): Verdict => {
      log.warn({ err: error, file: file.id }, 'a stored file could not be read')
      return { kind: 'unavailable' }
    })
    if (verdict.kind === 'unavailable') {
      // One that cannot be scanned does not hold up the others, unless a part of ours is away.
      const isUp = await Promise.all([scanner.isUp(), files.store.isUp()]).catch(() => [false])
      if (isUp.includes(false)) return
      log.warn({ file: file.id }, 'a file could not be scanned')
      continue
    }
    if (verdict.kind === 'infected') log.warn({ file: file.id, found: verdict.name }, 'infected')
    await db.transaction().execute((trx) => settle(trx, deps, file, verdict))
  }
}

async function scanStored(files: FileParts, scanner: Scanner, file: FileRow): Promise<Verdict> {
  const content = await openFile(files, file)
  const scan = scanner.begin()
  try {
    for await (const chunk of content) await scan.take(chunk as Buffer)
    return await scan.verdict()
  } finally {
    scan.leave()
  }
}

async function settle(
  trx: Transaction<DB>,
  { clock }: ScanDeps,
  { id, request_id }: FileRow,
  verdict: Exclude<Verdict, { kind: 'unavailable' }>,
): Promise<void> {
  // In the order of whoever works on the request: first it, then its file.
  if (request_id !== null) await lockRequest(trx, request_id)
  const file = await lockFile(trx, id)
  if (file?.status !== 'pending' || file.removed_at !== null) return
  // Attached meanwhile: the next run takes it.
  if (file.request_id !== request_id) return
  const now = clock.now()
  const refusal = verdict.kind === 'infected' ? refusalFor(verdict.name) : null
  const status = refusal === null ? ('clean' as const) : ('refused' as const)
  const settled = await saveFile(trx, id, { status, refusal, scanned_at: now })
  const subject = { kind: 'file', id } as const
  await recordEvent(trx, {
    kind: 'file.scanned',
    at: now,
    actorId: null,
    subject,
    fields: [status],
  })
  if (status === 'refused') await removeFile(trx, settled, now)
  else await askForPreview(trx, settled)
  await tellOfScan(trx, settled, now)
}
