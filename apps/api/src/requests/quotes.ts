import type { Insertable, Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export async function insertQuote(
  trx: Transaction<DB>,
  quote: Insertable<DB['quotes']>,
): Promise<void> {
  await trx.insertInto('quotes').values(quote).execute()
}

export async function saveAnswer(
  trx: Transaction<DB>,
  requestId: string,
  version: number,
  answer: Pick<
    Updateable<DB['quotes']>,
    'answer' | 'answer_reason' | 'answered_at' | 'answered_by'
  >,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set(answer)
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .execute()
}

/** The row stays: the history of quotes is complete. */
export async function withdrawQuote(
  trx: Transaction<DB>,
  requestId: string,
  version: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ withdrawn_at: now })
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .execute()
}
