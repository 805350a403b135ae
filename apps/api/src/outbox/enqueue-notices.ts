import type { HeldNotice, NoticeKind, RequestChange } from '@kakehashi/domain/request/notices'
import {
  isAboutMessages,
  noticeReader,
  noticesOf,
  optionalNotices,
} from '@kakehashi/domain/request/notices'
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../clock.ts'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'

interface Parties {
  readonly id: string
  readonly user_id: string
  readonly translator_id: string | null
}

/** Every notice that a change causes, except to a translator who made it. */
export function noticesFor(
  change: RequestChange & { readonly actorId: string | null },
): HeldNotice[] {
  const { before, next, actorId } = change
  return noticesOf(change)
    .map((kind) => ({
      kind,
      translatorId: kind === 'work-withdrawn' ? before.translatorId : next.translatorId,
    }))
    .filter(
      ({ kind, translatorId }) => noticeReader[kind] !== 'translator' || translatorId !== actorId,
    )
}

export async function enqueueNotices(
  trx: Transaction<DB>,
  { id, user_id }: Pick<Parties, 'id' | 'user_id'>,
  notices: readonly HeldNotice[],
  now: Date,
): Promise<void> {
  for (const { kind, translatorId } of notices) {
    await enqueueNotice(trx, { id, user_id, translator_id: translatorId }, kind, now)
  }
}

/** A conversation is announced at once and then at most once in this time. */
const mailPause = 10 * duration.minute

/** The newest mail of this kind that its reader has got or will get. */
function findLast(
  trx: Transaction<DB>,
  requestId: string,
  kind: NoticeKind,
  userId: string | null,
) {
  return trx
    .selectFrom('notices')
    .select(['state', 'created_at', 'not_before'])
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where('user_id', 'is not distinct from', userId)
    .where('state', 'in', ['queued', 'sent'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False if the reader has muted it: it gets a row, so that staff can see it, but no job. */
export async function enqueueNotice(
  trx: Transaction<DB>,
  request: Parties,
  kind: NoticeKind,
  now: Date,
): Promise<boolean> {
  const reader = noticeReader[kind]
  const userId = { customer: request.user_id, translator: request.translator_id, office: null }[
    reader
  ]
  if (reader === 'translator' && userId === null) return false
  const isMuted = userId !== null && (await isUnwanted(trx, userId, kind))
  const last = isAboutMessages(kind) ? await findLast(trx, request.id, kind, userId) : undefined
  // One is waiting already, and it will announce this message too.
  if (last?.state === 'queued' && last.not_before !== null && last.not_before > now) return true
  const next = last && after(last.not_before ?? last.created_at, mailPause)
  const notBefore = next && next > now ? next : null
  const id = uuidv7()
  await trx
    .insertInto('notices')
    .values({
      id,
      request_id: request.id,
      kind,
      user_id: userId,
      state: isMuted ? 'unwanted' : 'queued',
      created_at: now,
      not_before: notBefore,
    })
    .execute()
  if (!isMuted) {
    const runAt = notBefore && { runAt: notBefore }
    await addJob(trx, 'send-notice', { noticeId: id }, { maxAttempts: 300, ...runAt })
  }
  return !isMuted
}

/** Muted, or to a customer of the counter who has no address. */
async function isUnwanted(
  trx: Transaction<DB>,
  userId: string,
  kind: NoticeKind,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select(['muted_notices', 'email', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (row?.email === '' && row.deleted_at === null) return true
  const optional: readonly string[] = optionalNotices
  const muted: readonly string[] = row?.muted_notices ?? []
  return optional.includes(kind) && muted.includes(kind)
}

/** Whether one of these notices about a request was enqueued since then. */
export async function wasNoticeSent(
  db: Kysely<DB>,
  requestId: string,
  kinds: readonly NoticeKind[],
  since: Date,
): Promise<boolean> {
  const sent = await db
    .selectFrom('notices')
    .select('id')
    .where('request_id', '=', requestId)
    .where('created_at', '>=', since)
    .where('kind', 'in', kinds)
    .where('state', '<>', 'unwanted')
    .executeTakeFirst()
  return sent !== undefined
}

/** Newest first; of all readers if `readerId` is null. */
export function listNotices(db: Kysely<DB>, requestId: string, readerId: string | null) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('request_id', '=', requestId)
    .$if(readerId !== null, (query) => query.where('user_id', '=', readerId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}
