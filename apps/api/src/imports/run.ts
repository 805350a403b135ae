import { dayAt } from '@kakehashi/domain/calendar/day'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { getOfficeTime, type OfficeTime } from '../office/office-time.ts'
import { publishChange } from '../outbox/publish-change.ts'
import type { ImportDeps } from './check.ts'
import { endImport, stopUnfinished } from './end.ts'
import { readFile } from './file.ts'
import { findImport, lockImport, saveImport, saveProblems } from './queries.ts'
import { type Line, readLines } from './read-lines.ts'
import { sources } from './source.ts'

const batchSize = 200

/**
 * Imports batch by batch, each in one transaction with how far it has come: after a kill, the job
 * goes on there. Each line is checked again, because the office was open meanwhile.
 */
export async function runImport(
  deps: ImportDeps,
  id: string,
  isLastAttempt: boolean,
): Promise<void> {
  try {
    await importAll(deps, id)
  } catch (error) {
    if (isLastAttempt) await giveUp(deps.db, id, deps.clock.now())
    throw error
  }
}

async function importAll({ db, clock, files }: ImportDeps, id: string): Promise<void> {
  const row = await findImport(db, id)
  if (row?.state !== 'importing') return
  const bytes = await readFile(files, row)
  if (!bytes) return
  const { lines } = readLines(row.kind, bytes)
  let hasMore = true
  while (hasMore) {
    hasMore = await db
      .transaction()
      .execute(async (trx) => importNext(trx, id, lines, await getOfficeTime(trx, clock.now())))
  }
}

async function importNext(
  trx: Transaction<DB>,
  id: string,
  lines: readonly Line[],
  time: OfficeTime,
): Promise<boolean> {
  const row = await lockImport(trx, id)
  if (row?.state !== 'importing') return false
  const part = lines.slice(row.done_count, row.done_count + batchSize)
  if (part.length === 0) {
    await endImport(trx, row, 'done', time.now)
    return false
  }
  const today = dayAt(time.now, time.timeZone)
  const checked = await sources[row.kind](trx, part, new Map(), today)
  if (checked.problems.length > 0) {
    await saveProblems(trx, id, checked.problems)
    await saveImport(trx, id, { problem_count: checked.problems.length })
    await endImport(trx, row, 'stopped', time.now)
    return false
  }
  const ids = await checked.insert(trx, time, `I-${id.slice(-6).toUpperCase()}`)
  const made = ids.map((subject_id, index) => ({
    import_id: id,
    line: part[index]?.line ?? 0,
    subject_id,
  }))
  await trx.insertInto('import_rows').values(made).execute()
  await saveImport(trx, id, { done_count: row.done_count + part.length })
  await publishChange(trx, { type: 'Imports' }, [])
  return true
}

async function giveUp(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.state === 'importing') await stopUnfinished(trx, row, now)
  })
}
