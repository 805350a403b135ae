import { checksFor, type ReviewCheck } from '@kakehashi/domain/review/checklist'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

type Read = Pick<DB['review_checks'], 'request_id' | 'sha256'>

/** The lines that the reviewer of this translation ticks. */
export function checksOf(papers: readonly PrintedPaper[] | undefined): ReviewCheck[] {
  return checksFor(papers ?? [])
}

export function listTicks(db: Kysely<DB>, { request_id, sha256 }: Read) {
  return db
    .selectFrom('review_checks')
    .innerJoin('users', 'users.id', 'review_checks.ticked_by')
    .select(['review_checks.check_key', 'review_checks.ticked_at'])
    .select(fullNameOf('users').as('ticked_by_name'))
    .where('request_id', '=', request_id)
    .where('sha256', '=', sha256)
    .execute()
}

/** False if it was ticked already. */
export async function insertTick(
  trx: Transaction<DB>,
  tick: Insertable<DB['review_checks']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('review_checks')
    .values(tick)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False if it was not ticked. */
export async function deleteTick(
  trx: Transaction<DB>,
  { request_id, sha256, check_key }: Read & { readonly check_key: ReviewCheck },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('review_checks')
    .where('request_id', '=', request_id)
    .where('sha256', '=', sha256)
    .where('check_key', '=', check_key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
