import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { ThreadPage } from '../../db/thread-page.ts'
import { beforePlace } from '../../db/thread-page.ts'
import { fullNameOf } from '../../db/full-name.ts'

export interface MessageRow extends Selectable<DB['messages']> {
  readonly author_name: string | null
}

export async function insertMessage(
  trx: Transaction<DB>,
  message: Insertable<DB['messages']>,
): Promise<void> {
  await trx.insertInto('messages').values(message).execute()
}

/** A page of the thread, read from the newest back and handed over oldest first. */
export async function listMessages(
  db: Kysely<DB>,
  requestId: string,
  page: ThreadPage,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages as entry')
    .leftJoin('users as author', 'author.id', 'entry.author_id')
    .selectAll('entry')
    .select(fullNameOf('author').as('author_name'))
    .where('entry.request_id', '=', requestId)
    .where(beforePlace(page.before))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.toReversed()
}

/** Longer than any line of a list. */
const lineLength = 160

type Line = Pick<MessageRow, 'request_id' | 'sender' | 'created_at' | 'comment'>

/** The newest of each of these threads; one look into the index each. */
export async function newestMessages(
  db: Kysely<DB>,
  requestIds: readonly string[],
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select newest.*
    from unnest(${[...requestIds]}::uuid[]) as listed (id)
    cross join lateral (
      select request_id, sender, created_at, left(comment, ${lineLength}) as comment
      from messages
      where request_id = listed.id
      order by created_at desc, id desc
      limit 1
    ) newest`.execute(db)
  return rows
}

/** How many of one side came after the last that was seen; null: none was. */
export async function countMessagesAfter(
  db: Kysely<DB>,
  requestId: string,
  sender: MessageRow['sender'],
  seen: string | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('request_id', '=', requestId)
    .where('sender', '=', sender)
    .$if(seen !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) > (select created_at, id from messages where id = ${seen})`,
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
