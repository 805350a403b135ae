import type { Finding, SystemPart } from '@kakehashi/domain/system/system-check'
import { isProblem } from '@kakehashi/domain/system/system-check'
import type { Selectable, Transaction } from 'kysely'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { listOwnerIds } from '../outbox/list-owner-ids.ts'

/** A short outage ends by itself, and nobody has to be told. */
const patience = 10 * duration.minute
/** A problem that comes and goes must not fill the mailbox. */
const pause = duration.hour
const reminderAfter = duration.day

type Problem = Selectable<DB['system_problems']>

/** Mails owners about problems that last, once a day while they last, and when they have ended. */
export async function reportProblems(
  db: Database,
  findings: readonly Finding[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('system_problems').selectAll().forUpdate().execute()
    const knownOf = (part: SystemPart) => known.find((problem) => problem.part === part)
    const present: { finding: Finding; problem: Problem }[] = []
    const solved: SystemPart[] = []
    for (const finding of findings) {
      const before = knownOf(finding.part)
      if (isProblem(finding)) {
        present.push({ finding, problem: await saveProblem(trx, finding, before, now) })
      } else if (before && before.ended_at === null) {
        await endProblem(trx, finding.part, now)
        if (wasReported(before)) solved.push(finding.part)
      }
    }
    const lasting = present.filter(({ problem }) => problem.since <= after(now, -patience))
    if (solved.length === 0 && !lasting.some(({ problem }) => isDue(problem, now))) return
    await markMailed(trx, lasting, now)
    await mailOwners(trx, { problems: lasting.map(({ finding }) => finding), solved }, now)
  })
}

function wasReported({ since, mailed_at }: Problem): boolean {
  return mailed_at !== null && mailed_at >= since
}

function isDue(problem: Problem, now: Date): boolean {
  const { mailed_at } = problem
  if (mailed_at === null) return true
  return after(mailed_at, wasReported(problem) ? reminderAfter : pause) <= now
}

async function saveProblem(
  trx: Transaction<DB>,
  { part, code }: Finding,
  before: Problem | undefined,
  now: Date,
): Promise<Problem> {
  const since = before?.ended_at === null ? before.since : now
  const problem = { part, code, since, ended_at: null, mailed_at: before?.mailed_at ?? null }
  await trx
    .insertInto('system_problems')
    .values(problem)
    .onConflict((conflict) => conflict.column('part').doUpdateSet(problem))
    .execute()
  return problem
}

async function endProblem(trx: Transaction<DB>, part: SystemPart, now: Date): Promise<void> {
  await trx.updateTable('system_problems').set({ ended_at: now }).where('part', '=', part).execute()
}

async function markMailed(
  trx: Transaction<DB>,
  reported: readonly { readonly problem: Problem }[],
  now: Date,
): Promise<void> {
  for (const { problem } of reported) {
    await trx
      .updateTable('system_problems')
      .set({ mailed_at: now })
      .where('part', '=', problem.part)
      .execute()
  }
}

interface Report {
  readonly problems: readonly Finding[]
  readonly solved: readonly SystemPart[]
}

async function mailOwners(trx: Transaction<DB>, report: Report, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const userId of await listOwnerIds(trx)) {
    const mail = { kind: 'system-report', userId, at, ...report } as const
    // A newer report replaces one that still waits: while mail does not leave, they would pile up.
    await enqueueMail(trx, `${at}:${userId}`, mail, `system-report:${userId}`)
  }
}
