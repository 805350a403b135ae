import { dayAt, instantAt } from '@kakehashi/domain/calendar/day'
import { isWorkingDay } from '@kakehashi/domain/calendar/working-days'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { getCalendar } from '../settings/calendar.ts'

const beforeOpening = duration.hour
/** If no worker runs until then, the day has begun without it. */
const latestAfterOpening = 3 * duration.hour

/** Mails what is due to the staff who want it: once, in the hour before the office opens. */
export async function sendMorningMails(db: Database, now: Date): Promise<void> {
  const calendar = await getCalendar(db)
  const today = dayAt(now, calendar.timeZone)
  if (!isWorkingDay(today, calendar)) return
  const opens = instantAt(today, calendar.hours.opens, calendar.timeZone)
  if (now < after(opens, -beforeOpening) || now > after(opens, latestAfterOpening)) return

  await db.transaction().execute(async (trx) => {
    const readers = await trx
      .updateTable('users')
      .set({ morning_mailed_on: today })
      .where('morning_mail', '=', true)
      .where('deleted_at', 'is', null)
      .where('is_admin', '=', true)
      .where((eb) =>
        eb.or([eb('morning_mailed_on', 'is', null), eb('morning_mailed_on', '<', today)]),
      )
      .returning('id')
      .execute()
    for (const { id } of readers) {
      const mail = { kind: 'morning', userId: id, day: today } as const
      await enqueueMail(trx, `morning:${today}:${id}`, mail)
    }
  })
}
