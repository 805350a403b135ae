import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** Only system notes are JSON. */
const systemNote = sql`case when is_system then comment::jsonb end`
const withoutName = sql<string>`jsonb_set(comment::jsonb, '{name}', '""')::text`

/** On the requests of others, which keep what the person wrote for the office. */
export async function eraseAuthorName(trx: Transaction<DB>, authorId: string): Promise<void> {
  await trx.updateTable('notes').set({ name: '' }).where('author_id', '=', authorId).execute()
  // Such a note has no author. It is written at the time of its event.
  await sql`
    update notes set comment = ${withoutName} from events
    where events.kind = 'request.work-declined' and events.actor_id = ${authorId}
      and notes.request_id::text = events.subject_id and notes.created_at = events.at
      and ${systemNote} ->> 'kind' = 'work-declined'`.execute(trx)
}

/** On the request from which a file was moved to this one, or to which it was moved from here. */
export async function eraseMovedFileNames(trx: Transaction<DB>, requestId: string): Promise<void> {
  await sql`
    update notes set comment = ${withoutName} from requests
    where requests.id = ${requestId} and ${systemNote} ->> 'orderNumber' = requests.order_number
      and exists (
        select from files
        join events on events.subject_kind = 'file' and events.subject_id = files.id::text
        where files.request_id = ${requestId} and events.kind = 'file.moved')`.execute(trx)
}
