import type { Stage } from '@kakehashi/domain/request/stage'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { conditionOf, listRequests, type RequestRow, requestsWithQuote } from './queries.ts'

/** Counts up to a limit, so that a long list stays cheap. */
export function countOverdue(
  db: Kysely<DB>,
  stage: Stage,
  today: string,
  most: number,
): Promise<number> {
  return countUpTo(openRequests(db).where('stage', '=', stage).where('due_on', '<', today), most)
}

/** At any stage. Counts up to a limit too. */
export function countDueOn(db: Kysely<DB>, day: string, most: number): Promise<number> {
  return countUpTo(openRequests(db).where('due_on', '=', day), most)
}

function openRequests(db: Kysely<DB>) {
  return db.selectFrom('requests').select('id').where('closed_at', 'is', null)
}

async function countUpTo(requests: ReturnType<typeof openRequests>, most: number): Promise<number> {
  return (await requests.limit(most).execute()).length
}

/** The requests at any stage that are due on this day or earlier, longest first. */
export function listDue(db: Kysely<DB>, today: string, limit: number): Promise<RequestRow[]> {
  return listRequests(db, { list: 'due', dueUntil: today, sort: 'due', limit, after: undefined })
}

/**
 * Same-day requests that still have to be quoted or paid, oldest first: those ordered since the
 * last cut-off, and earlier ones that are due today.
 */
export async function listForToday(
  db: Kysely<DB>,
  today: string,
  since: Date,
): Promise<RequestRow[]> {
  const at = (stage: Stage) =>
    requestsWithQuote(db)
      .where(conditionOf(stage))
      .where((eb) =>
        eb.or([eb('requests.created_at', '>=', since), eb('requests.due_on', '=', today)]),
      )
      .where('requests.usual_working_days', '=', 0)
      .orderBy('requests.created_at')
      .limit(50)
      .execute()
  return [...(await at('quote')), ...(await at('payment'))]
}

/** The requests whose ready-by day has passed, longest first; some still wait for the customer. */
export function listPastReadyDay(
  db: Kysely<DB>,
  today: string,
  limit: number,
): Promise<RequestRow[]> {
  return requestsWithQuote(db)
    .where(sql<boolean>`requests.stage in ('payment', 'translate', 'review')`)
    .where('requests.closed_at', 'is', null)
    .where('requests.promised_on', '<', today)
    .orderBy('requests.promised_on')
    .orderBy('requests.id')
    .limit(limit)
    .execute()
}
