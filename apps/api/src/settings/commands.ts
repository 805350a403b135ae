import type * as contract from '@kakehashi/contract/closures'
import type { BodyOf } from '@kakehashi/contract/endpoint'
import type { Closures } from '@kakehashi/domain/calendar'
import { type ClosedDays, daysOf } from '@kakehashi/domain/closed-days'
import { officeDate } from '@kakehashi/domain/dates'
import { isOver } from '@kakehashi/domain/day'
import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { tellClosures, tellServices } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { lockSetting, saveSetting } from './queries.ts'
import type { SettingName } from './settings.ts'
import { settings } from './settings.ts'

/** What open screens show of a setting; the others take effect where they are used. */
const tell: Partial<Record<SettingName, typeof tellServices>> = {
  closures: tellClosures,
  publicPrices: tellServices,
}

export async function changeSetting(
  db: Database,
  name: SettingName,
  value: unknown,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute((trx) => writeSetting(trx, name, value, actorId, now))
}

/** The setting, the line in the history and the news for open screens, or none of them. */
async function writeSetting(
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
  await tell[name]?.(trx)
}

/** A day is closed once: whoever finds it taken has to know for what. */
export async function addClosure(
  trx: Transaction<DB>,
  { from, until, reasonEn, reasonJa }: BodyOf<typeof contract.addClosure>,
  actor: Actor,
  now: Date,
): Promise<Closures> {
  demand(!isOver(from, now), 'invalid-fields', { fields: { from: 'day-past' } })
  const days = daysOf({ from, until: until ?? from })
  const closures = await lockSetting(trx, 'closures', now)
  const taken = closures.find(({ date }) => days.includes(date))
  if (taken) {
    const day = { en: officeDate(taken.date, 'en'), ja: officeDate(taken.date, 'ja') }
    throw new Refusal('already-closed', { values: { day, reason: taken.reason } })
  }
  const added = days.map((date) => ({ date, reason: { en: reasonEn, ja: reasonJa } }))
  await writeSetting(trx, 'closures', [...closures, ...added], actor.id, now)
  return added
}

/** Past days stay: what was promised around them was reckoned with them. */
export async function removeClosure(
  { db, clock }: Deps,
  { from, until }: Pick<ClosedDays, 'from' | 'until'>,
  actor: Actor,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const closures = await lockSetting(trx, 'closures', now)
    const kept = closures.filter(({ date }) => isOver(date, now) || date < from || date > until)
    if (kept.length === closures.length) return
    await writeSetting(trx, 'closures', kept, actor.id, now)
  })
}
