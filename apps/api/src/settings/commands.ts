import type * as contract from '@kakehashi/contract/settings'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { Closures } from '@kakehashi/domain/calendar/office-calendar'
import { type ClosedDays, daysInRange } from '@kakehashi/domain/calendar/closed-days'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { isOver } from '@kakehashi/domain/calendar/day'
import { inEachLanguage, toWords } from '@kakehashi/domain/language'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueSite } from '../office/enqueue-site.ts'
import { getTimeZone } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { lockSetting, saveSetting } from './queries.ts'
import { findSetting, settings, type SettingName } from './settings.ts'

export async function changeSetting(
  db: Database,
  name: SettingName,
  value: unknown,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute((trx) => writeSetting(trx, name, value, actorId, now))
}

export async function writeSetting(
  trx: Transaction<DB>,
  name: SettingName,
  value: unknown,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await saveSetting(trx, name, settings[name].shape.parse(value), now)
  await recordEvent(trx, {
    kind: 'settings.changed',
    at: now,
    actorId,
    subject: { kind: 'settings', id: name },
    fields: ['value'],
  })
  const { liveTag, isOnSite } = findSetting(name)
  if (liveTag) await publishChange(trx, { type: liveTag }, 'everyone')
  if (isOnSite) await enqueueSite(trx)
}

/** A day can be closed only once; the refusal names the existing reason. */
export async function addClosure(
  trx: Transaction<DB>,
  { from, until, reasonEn, reasonJa }: BodyOf<typeof contract.addClosure>,
  actor: Actor,
  now: Date,
): Promise<Closures> {
  const timeZone = await getTimeZone(trx)
  demand(!isOver(from, now, timeZone), 'invalid-fields', { fields: { from: 'day-past' } })
  const days = daysInRange({ from, until: until ?? from })
  const closures = await lockSetting(trx, 'closures', now)
  const taken = closures.find(({ date }) => days.includes(date))
  if (taken) {
    const day = inEachLanguage((language) => officeDate(taken.date, language, timeZone))
    throw new Refusal('already-closed', { values: { day, reason: toWords(taken.reason) } })
  }
  const added = days.map((date) => ({ date, reason: { en: reasonEn, ja: reasonJa } }))
  await writeSetting(trx, 'closures', [...closures, ...added], actor.id, now)
  return added
}

/** Past days are remaining, because due dates were calculated with them. */
export async function removeClosure(
  { db, clock }: Deps,
  { from, until }: Pick<ClosedDays, 'from' | 'until'>,
  actor: Actor,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const closures = await lockSetting(trx, 'closures', now)
    const timeZone = await getTimeZone(trx)
    const remaining = closures.filter(
      ({ date }) => isOver(date, now, timeZone) || date < from || date > until,
    )
    if (remaining.length === closures.length) return
    await writeSetting(trx, 'closures', remaining, actor.id, now)
  })
}
