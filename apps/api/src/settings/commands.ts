import type { Database } from '../db/connection.ts'
import { recordEvent } from '../events/record.ts'
import { tellClosures, tellServices } from '../notifications/live.ts'
import { saveSetting } from './queries.ts'
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
  const parsed = settings[name].shape.parse(value)
  await db.transaction().execute(async (trx) => {
    await saveSetting(trx, name, parsed, now)
    await recordEvent(trx, {
      kind: 'settings.changed',
      at: now,
      actorId,
      subject: { kind: 'settings', id: name },
      fields: ['value'],
    })
    await tell[name]?.(trx)
  })
}
