import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchivedDatabase } from './archived-database.ts'
import type { Report } from './report.ts'
import type { RunningOffice } from './running-office.ts'
import { tryBackup } from './try-backup.ts'

interface Run {
  readonly succeeded_at: Date | null
  readonly failed_at: Date | null
  readonly problem: string | null
}

/**
 * Tries the newest backup while the office runs: a good one is noted as such, one without a file is
 * found, and nothing of the office changes.
 */
export async function reportTrials(
  office: RunningOffice,
  database: ArchivedDatabase,
  copy: string,
  report: Report,
): Promise<void> {
  const readState = async () => ({
    sessions: await office.query('select from sessions').then(({ length }) => length),
    heldMail: await office.query('select mail_held_at from recovery_state'),
    mails: office.mails.length,
    copy: (await readdir(copy, { recursive: true })).toSorted(),
    trials: (await readdir(database.folder)).filter((name) => name.startsWith('restore-drill')),
  })
  const readRun = async () =>
    (await office.query<Run>(`select * from maintenance_runs where task = 'restore-drill'`))[0]
  const before = await readState()
  const began = performance.now()
  const output = await tryBackup(office, database)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const good = await readRun()
  report.expect(
    good?.succeeded_at !== null && good?.problem === null,
    `restore-drill in ${seconds} s: ${output.trim().split('\n').at(-2)}`,
  )
  const file = await findDocument(copy)
  await rename(file, `${file}-missing`)
  const failure = await tryBackup(office, database).then(
    () => 'it was content',
    () => undefined,
  )
  await rename(`${file}-missing`, file)
  const bad = await readRun()
  report.expect(
    failure === undefined && bad?.problem?.includes('step: verify') === true,
    `restore-drill without one file: ${failure ?? bad?.problem}`,
  )
  const after = await readState()
  report.expect(
    JSON.stringify(before) === JSON.stringify(after),
    `both left ${after.sessions} sessions, ${after.copy.length} names in the copy and the mail as they were`,
  )
}

/** Documents are in folders that are named like days. */
async function findDocument(copy: string): Promise<string> {
  const days = (await readdir(copy)).filter((name) => /^\d{4}-/.test(name)).toSorted()
  const day = join(copy, days[0] ?? '')
  const [name] = await readdir(day)
  const file = join(day, name ?? '')
  if (!existsSync(file)) throw new Error('the copy has no document')
  return file
}
