import { instantAt } from '@kakehashi/domain/calendar/day'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { reminderKinds, reminderOf } from '@kakehashi/domain/request/reminder'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { getTimeZone } from '../office/queries.ts'
import { enqueueNotice, wasNoticeSent } from '../outbox/enqueue-notices.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { lockVisibleRequest } from './access.ts'
import { lastChange } from './last-change.ts'
import { saveRequest } from './queries.ts'
import { stateOf } from './state.ts'

interface Reminder {
  readonly requestId: string
  readonly seenVersion: number
}

/**
 * For the office. Mails the customer what waits for them, at most once a day, instead of the
 * automatic reminder.
 */
export async function remindCustomer(
  trx: Transaction<DB>,
  { requestId, seenVersion }: Reminder,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  if (row.version !== seenVersion) {
    const values = await lastChange(trx, row, { actorId: actor.id, parts })
    throw new Refusal('request-changed', { values })
  }
  const kind = reminderOf(stateOf(row), now)
  if (kind === null) throw new Refusal('nothing-to-remind')
  const timeZone = await getTimeZone(trx)
  const today = instantAt(dayAt(now, timeZone), '0000', timeZone)
  demand(!(await wasNoticeSent(trx, requestId, reminderKinds, today)), 'reminded-today')
  await saveRequest(trx, requestId, { remind_at: null })
  demand(await enqueueNotice(trx, row, kind, now), 'reminders-off')
  await recordEvent(trx, {
    kind: 'request.reminded',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id])
}
