import { isWorkingDay } from '@kakehashi/domain/calendar'
import { addDays, tokyoDay, tokyoInstant } from '@kakehashi/domain/day'
import { office } from '@kakehashi/domain/office'
import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../src/db/schema.gen.ts'
import { writeMessage } from '../src/requests/messages/commands.ts'
import { writeNote } from '../src/requests/notes/commands.ts'
import { remindNext } from '../src/jobs/send-reminders.ts'
import { advanceRequest } from '../src/requests/commands.ts'
import { createRequest } from '../src/requests/create.ts'
import { addDocument } from '../src/requests/add-document.ts'
import { markRead, markViewed } from '../src/requests/mark-read.ts'
import { neededBy } from './order.ts'
import type { SamplePerson } from './people.ts'
import type { Deed, Ids } from './telling.ts'
import type { Story } from './year.ts'

export interface Cast extends Ids {
  readonly actorOf: (person: SamplePerson) => Actor
}

/**
 * Does everything the stories tell, in the order in which it happened, by the very commands that
 * the API calls. What the rules would have refused is refused here too, and nothing is kept.
 */
export async function replay(
  trx: Transaction<DB>,
  stories: readonly Story[],
  cast: Cast,
  now: Date,
): Promise<void> {
  const happenings = stories
    .flatMap((story) => story.deeds.map((deed) => ({ story, deed })))
    .toSorted((one, other) => one.deed.at.getTime() - other.deed.at.getTime())
  const requestIds = new Map<Story, string>()
  let remindedUntil = happenings[0]?.deed.at ?? now
  for (const { story, deed } of happenings) {
    await remindBetween(trx, remindedUntil, deed.at)
    remindedUntil = deed.at
    const requestId = requestIds.get(story)
    if (requestId !== undefined) await repeat(trx, deed, requestId, cast)
    else requestIds.set(story, await placeOrder(trx, story, deed, cast))
  }
  await remindBetween(trx, remindedUntil, now)
  await settleNotices(trx)
}

function placeOrder(
  trx: Transaction<DB>,
  { order, papers }: Story,
  { at, by }: Deed,
  cast: Cast,
): Promise<string> {
  const [document = null, ...documents] = papers
    .filter((paper) => paper.role === 'document' && paper.at <= at)
    .map((paper) => cast.fileOf(paper))
  return createRequest(
    trx,
    {
      requestItem: order.service,
      details: order.details,
      document,
      documents,
      fromLanguage: order.from,
      toLanguage: order.to,
      purpose: order.purpose,
      neededBy: neededBy(order, at),
    },
    cast.personOf(by),
    at,
  )
}

async function repeat(
  trx: Transaction<DB>,
  deed: Deed,
  requestId: string,
  cast: Cast,
): Promise<void> {
  const actor = cast.actorOf(deed.by)
  switch (deed.kind) {
    case 'order':
      throw new Error('an order is placed once')
    case 'command': {
      const asked = { requestId, command: deed.asking(cast), seenVersion: undefined }
      return advanceRequest(trx, asked, actor, deed.at)
    }
    case 'message':
      await writeMessage(trx, requestId, deed.comment, actor, deed.at)
      return
    case 'note':
      await writeNote(trx, requestId, deed.comment, actor, deed.at)
      return
    case 'document':
      return addDocument(trx, requestId, cast.fileOf(deed.paper), actor, deed.at)
    case 'viewed':
      return markViewed(trx, requestId, {}, actor, deed.at)
    case 'read':
      return markRead(trx, requestId, {}, actor, deed.at)
  }
}

/** Reminders fall due when the office opens, so each opening in between is looked at. */
async function remindBetween(trx: Transaction<DB>, from: Date, until: Date): Promise<void> {
  for (let day = tokyoDay(from); day <= tokyoDay(until); day = addDays(day, 1)) {
    const opening = tokyoInstant(day, office.hours.opens)
    if (opening <= from || opening > until || !isWorkingDay(day, [])) continue
    while (await remindNext(trx, opening));
  }
}

/** What was told in the past has long arrived: nobody gets a mail about it now. */
async function settleNotices(trx: Transaction<DB>): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select jobs.id from graphile_worker._private_jobs as jobs
      join notices on notices.id = (jobs.payload ->> 'noticeId')::uuid))`.execute(trx)
  await trx
    .updateTable('notices')
    .set({ state: 'sent', sent_at: sql`created_at + interval '4 seconds'` })
    .where('state', '=', 'queued')
    .execute()
}
