import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { tellLive } from '../outbox/publish-change.ts'
import { saveRequest } from './queries.ts'

/** Whoever leaves can translate nothing more: what they had waits for the office to give it anew. */
export async function clearDesk(trx: Transaction<DB>, translatorId: string): Promise<void> {
  const requests = await trx
    .selectFrom('requests')
    .select('id')
    .where('translator_id', '=', translatorId)
    .where('stage', '<>', 'complete')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of requests) {
    await saveRequest(trx, id, { translator_id: null })
    await tellLive(trx, { request: id, userIds: [] })
  }
}
