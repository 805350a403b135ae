import { type Insertable, type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type ThreadPage, isBefore } from '../../db/cursor.ts'
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

/** Reads from the newest message back, but returns the oldest first. */
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
    .where(isBefore(page.before))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.toReversed()
}

/** Longer than what a list shows in one line. */
const excerptLength = 160

type Excerpt = Pick<MessageRow, 'request_id' | 'sender' | 'created_at' | 'comment'>

/** The lateral join reads one index entry per request. */
export async function listNewestMessages(
  db: Kysely<DB>,
  requestIds: readonly string[],
): Promise<Excerpt[]> {
  const { rows } = await sql<Excerpt>`
    select request_id, sender, created_at, comment
    from unnest(${[...requestIds]}::uuid[]) as listed (id)
    cross join lateral (
      select request_id, sender, created_at, left(comment, ${excerptLength}) as comment
      from messages
      where request_id = listed.id
      order by created_at desc, id desc
      limit 1
    ) newest`.execute(db)
  return rows
}

/** The beginning of the office's newest message to each customer. */
export async function listNewestToCustomers(
  db: Kysely<DB>,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<Pick<MessageRow, 'request_id' | 'comment'>>`
    select request_id, comment
    from unnest(${[...requestIds]}::uuid[]) as listed (id)
    cross join lateral (
      select request_id, left(comment, ${excerptLength}) as comment
      from messages
      where request_id = listed.id and sender <> 'customer'
      order by created_at desc, id desc
      limit 1
    ) newest`.execute(db)
  return new Map(rows.map(({ request_id, comment }) => [request_id, comment]))
}

/** How many messages one side sent after the last one seen; `seen` is null if none was. */
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
