import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { saveRequest } from './queries.ts'

/** For a deleted translator, whose open requests the office has to assign again. */
export async function unassignTranslator(
  trx: Transaction<DB>,
  translatorId: string,
): Promise<void> {
  const requests = await trx
    .selectFrom('requests')
    .select('id')
    .where('translator_id', '=', translatorId)
    .where('stage', '<>', 'complete')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of requests) {
    await saveRequest(trx, id, { translator_id: null, accepted_at: null })
    await publishChange(trx, { type: 'Request', id: id }, [])
  }
}
