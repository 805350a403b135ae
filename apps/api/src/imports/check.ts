import { dayAt } from '@kakehashi/domain/calendar/day'
import type { Database } from '../db/connection.ts'
import type { Clock } from '../clock.ts'
import type { FileStorage } from '../deps.ts'
import { getTimeZone } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { deleteFile, readFile } from './file.ts'
import { findImport, findSameFile, lockImport, saveImport, saveProblems } from './queries.ts'
import { type LineProblem, readLines } from './read-lines.ts'
import { sources } from './source.ts'

export interface ImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly files: Pick<FileStorage, 'store' | 'vault'>
}

const partSize = 500

/** Compares every line with the rules and with the office, and changes nothing. */
export async function checkImport(
  { db, clock, files }: ImportDeps,
  id: string,
  isLastAttempt: boolean,
): Promise<void> {
  const row = await findImport(db, id)
  if (row?.state !== 'checking') return
  try {
    const bytes = await readFile(files, row)
    if (!bytes) return
    const timeZone = await getTimeZone(db)
    const today = dayAt(clock.now(), timeZone)
    const { lines, count, problems: unreadable } = readLines(row.kind, bytes)
    const importedAt = await findSameFile(db, row)
    if (importedAt) {
      // Every line would be there already.
      const day = dayAt(importedAt, timeZone)
      await finish(db, id, count, [{ line: null, code: 'imported-already', day }])
      return
    }
    const problems: LineProblem[] = [...unreadable]
    const seen = new Map<string, number>()
    for (let start = 0; start < lines.length; start += partSize) {
      const part = lines.slice(start, start + partSize)
      problems.push(...(await sources[row.kind](db, part, seen, today)).problems)
    }
    await finish(db, id, count, problems)
  } catch (error) {
    if (isLastAttempt) await fail(db, id)
    throw error
  }
}

async function finish(
  db: Database,
  id: string,
  count: number,
  problems: readonly LineProblem[],
): Promise<void> {
  const inOrder = problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.state !== 'checking') return
    await saveProblems(trx, id, inOrder)
    const state = problems.length > 0 ? ('refused' as const) : ('checked' as const)
    await saveImport(trx, id, { state, line_count: count, problem_count: problems.length })
    // It is corrected and sent again.
    if (state === 'refused') await deleteFile(trx, row)
    await publishChange(trx, { type: 'Imports' }, [])
  })
}

async function fail(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.state !== 'checking') return
    await saveImport(trx, id, { state: 'failed' })
    await deleteFile(trx, row)
    await publishChange(trx, { type: 'Imports' }, [])
  })
}
