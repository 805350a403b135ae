import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/connection.ts'
import { describeProblem, type Verdict } from '../events/verify.ts'

/** What a verification found, for the owner's screen. On the command line nobody has asked before. */
export async function saveVerdict(
  db: Database,
  verdict: Verdict,
  anchors: number,
  { now, checkId }: { readonly now: Date; readonly checkId?: string },
): Promise<void> {
  const found = {
    finished_at: now,
    events: verdict.count,
    anchors,
    problems: JSON.stringify(verdict.isIntact ? [] : verdict.problems.map(describeProblem)),
  }
  if (checkId !== undefined) {
    await db.updateTable('history_checks').set(found).where('id', '=', checkId).execute()
    return
  }
  await db
    .insertInto('history_checks')
    .values({ id: uuidv7(), asked_at: now, ...found })
    .execute()
}
