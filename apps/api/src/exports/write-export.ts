import { mostExportRows } from '@kakehashi/domain/data-files/exports'
import type { Database } from '../db/connection.ts'
import type { Clock } from '../clock.ts'
import type { FileStorage } from '../deps.ts'
import { holderOf } from '../documents/key-holder.ts'
import { getTimeZone } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { newObjectKey } from '../storage/file-store.ts'
import { toCsv } from './csv.ts'
import { beginAttempt, type ExportRow, findExport, lockExport, saveExport } from './queries.ts'
import { openTable } from './open-table.ts'
import { toXlsx } from './xlsx.ts'

interface ExportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly files: Pick<FileStorage, 'store' | 'vault'>
}

interface Counted {
  rows: number
  bytes: number
  isTooLong: boolean
}

/** Reads, packs and seals the rows as they arrive, so that a long export needs no more memory. */
export async function writeExport(
  deps: ExportDeps,
  id: string,
  isLastAttempt: boolean,
  mostRows = mostExportRows,
): Promise<void> {
  const row = await beginAttempt(deps.db, id)
  if (!row) return
  const counted: Counted = { rows: 0, bytes: 0, isTooLong: false }
  try {
    await write(deps, row, counted, mostRows)
  } catch (error) {
    if (counted.isTooLong) await finish(deps, row, { state: 'too-long' })
    else {
      if (isLastAttempt) await finish(deps, row, { state: 'failed' })
      throw error
    }
  }
}

async function write(
  deps: ExportDeps,
  row: ExportRow,
  counted: Counted,
  mostRows: number,
): Promise<void> {
  const { db, clock, files } = deps
  const objectKey = newObjectKey(clock.now())
  const timeZone = await getTimeZone(db)
  // All rows as they are at one moment.
  const wrapped = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const table = openTable(trx, row, timeZone)
      const limited = { ...table, pages: limit(table.pages, counted, mostRows) }
      const bytes = row.format === 'csv' ? toCsv(limited) : toXlsx(limited)
      const { sealed, ...key } = await files.vault.seal(
        measure(bytes, counted),
        holderOf('exports', row.id),
      )
      await files.store.write(objectKey, sealed)
      return key
    })
    .catch(async (error: unknown) => {
      await files.store.remove(objectKey).catch(() => {})
      throw error
    })
  const isKept = await finish(deps, row, {
    state: 'ready',
    row_count: counted.rows,
    size: counted.bytes,
    object_key: objectKey,
    ...wrapped,
  })
  if (isKept) return
  await files.store.remove(objectKey)
  const { state } = (await findExport(db, row.id)) ?? row
  if (state === 'waiting') throw new Error('somebody was erased while it was written')
}

/** False if it has to be read again, or another worker has finished it. */
function finish(
  { db }: ExportDeps,
  { id, attempt }: ExportRow,
  change: Parameters<typeof saveExport>[2],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await lockExport(trx, id)
    if (current?.state !== 'waiting' || current.attempt !== attempt) return false
    await saveExport(trx, id, change)
    await publishChange(trx, { type: 'Exports' }, [])
    return true
  })
}

async function* limit<Row>(
  pages: AsyncIterable<readonly Row[]>,
  counted: Counted,
  mostRows: number,
) {
  for await (const rows of pages) {
    counted.rows += rows.length
    counted.isTooLong = counted.rows > mostRows
    if (counted.isTooLong) throw new Error('more rows than a sheet has room for')
    yield rows
  }
}

async function* measure(content: AsyncIterable<Buffer>, counted: Counted) {
  for await (const chunk of content) {
    counted.bytes += chunk.length
    yield chunk
  }
}
