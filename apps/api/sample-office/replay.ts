import { filePath } from '@kakehashi/contract/documents/file-reference'
import { sampleDelivery } from './delivery.ts'
import { createRequestBody } from '@kakehashi/contract/requests/requests'
import { isWorkingDay } from '@kakehashi/domain/calendar/working-days'
import { addDays, dayAt, instantAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../src/db/schema.gen.ts'
import { writeMessage } from '../src/requests/messages/commands.ts'
import { addName, confirmNames } from '../src/requests/names/commands.ts'
import { listNameEntries } from '../src/requests/names/queries.ts'
import { writeNote } from '../src/requests/notes/commands.ts'
import { mostReminders, sendNextReminder } from '../src/jobs/send-reminders.ts'
import { saveDraft } from '../src/requests/translation-drafts/commands.ts'
import { advanceRequest } from '../src/requests/commands.ts'
import { createRequest } from '../src/requests/create.ts'
import { addDocument } from '../src/requests/add-document.ts'
import { markRead, markViewed } from '../src/requests/mark-read.ts'
import { neededBy } from './sample-request.ts'
import { createBooks } from './closed-months.ts'
import { logins, type SamplePerson } from './people.ts'
import { createTills, type Tills } from './tills.ts'
import type { Action, Ids } from './request-timeline.ts'
import type { SimulatedRequest } from './simulate-year.ts'
import { regularCalendar } from './regular-calendar.ts'

export interface ReplayContext extends Ids {
  readonly actorOf: (person: SamplePerson) => Actor
}

/**
 * Runs all actions in chronological order with the commands of the API, so that the same rules
 * apply. A refusal rolls back everything. Returns the ids of the requests.
 */
export async function replay(
  trx: Transaction<DB>,
  simulated: readonly SimulatedRequest[],
  context: ReplayContext,
  now: Date,
): Promise<ReadonlyMap<SimulatedRequest, string>> {
  const timeline = simulated
    .flatMap((request) => request.actions.map((action) => ({ request, action })))
    .toSorted((one, other) => one.action.at.getTime() - other.action.at.getTime())
  const tills = createTills(trx, context.userIdOf(logins.admin))
  const books = createBooks(trx, context.userIdOf(logins.owner), now)
  const requestIds = new Map<SimulatedRequest, string>()
  let remindersSentUntil = timeline[0]?.action.at ?? now
  for (const { request, action } of timeline) {
    await sendRemindersBetween(trx, remindersSentUntil, action.at)
    remindersSentUntil = action.at
    await tills.pass(action.at)
    await books.pass(action.at)
    const requestId = requestIds.get(request)
    if (requestId !== undefined) await runAction(trx, action, requestId, { ...context, tills })
    else requestIds.set(request, await createFromSample(trx, request, action, context))
  }
  await sendRemindersBetween(trx, remindersSentUntil, now)
  await tills.end(now)
  await settleNotices(trx)
  return requestIds
}

function createFromSample(
  trx: Transaction<DB>,
  { request, files }: SimulatedRequest,
  { at, by }: Action,
  context: ReplayContext,
): Promise<string> {
  const [document = null, ...documents] = files
    .filter((file) => file.role === 'document' && file.at <= at)
    .map((file) => context.fileIdOf(file))
  return createRequest(
    trx,
    createRequestBody.parse({
      requestItem: request.service,
      details: request.details,
      document: document && filePath(document),
      documents: documents.map(filePath),
      fromLanguage: request.from,
      toLanguage: request.to,
      purpose: request.purpose,
      neededBy: neededBy(request, at),
      ...sampleDelivery(request),
    }),
    context.userIdOf(by),
    at,
  )
}

async function runAction(
  trx: Transaction<DB>,
  action: Action,
  requestId: string,
  context: ReplayContext & { readonly tills: Tills },
): Promise<void> {
  const actor = context.actorOf(action.by)
  switch (action.kind) {
    case 'create':
      throw new Error('request was already created')
    case 'command': {
      const command = action.createCommand(context)
      await context.tills.prepareFor(command, action.at)
      const input = { requestId, command, seenVersion: undefined, undoSeconds: 0 }
      return advanceRequest(trx, input, actor, action.at)
    }
    case 'message':
      await writeMessage(trx, requestId, action.comment, actor, action.at)
      return
    case 'note':
      await writeNote(
        trx,
        { requestId, comment: action.comment, audience: 'office' },
        actor,
        action.at,
      )
      return
    case 'document':
      return addDocument(trx, requestId, context.fileIdOf(action.file), actor, action.at)
    case 'add-name':
      return addName(trx, requestId, action.entry, actor, action.at)
    case 'confirm-names': {
      const entries = (await listNameEntries(trx, requestId)).slice(0, action.count)
      const seen = entries.map(({ id, version }) => ({ _id: id, version }))
      return confirmNames(trx, requestId, seen, actor, action.at)
    }
    case 'draft': {
      const target = { requestId, documentId: context.fileIdOf(action.of) }
      return saveDraft(
        trx,
        target,
        { version: 0, templateVersion: 0, ...action.draft },
        actor,
        action.at,
      )
    }
    case 'viewed':
      return markViewed(trx, requestId, {}, actor, action.at)
    case 'read':
      return markRead(trx, requestId, {}, actor, action.at)
  }
}

/** Reminders are due when the office opens. */
async function sendRemindersBetween(trx: Transaction<DB>, from: Date, until: Date): Promise<void> {
  for (
    let day = dayAt(from, sampleOffice.timeZone);
    day <= dayAt(until, sampleOffice.timeZone);
    day = addDays(day, 1)
  ) {
    const opening = instantAt(day, sampleOffice.hours.opens, sampleOffice.timeZone)
    if (opening <= from || opening > until || !isWorkingDay(day, regularCalendar)) continue
    let count = 0
    while (count < mostReminders && (await sendNextReminder(trx, opening))) count += 1
  }
}

/** Marks all notices as sent, so that no mail is sent for past actions. */
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
