import { dayAt } from '@kakehashi/domain/calendar/day'
import type { Mail } from '@kakehashi/emails'
import { greetedName } from '../accounts/people/greeted-name.ts'
import type { UserRow } from '../accounts/people/queries.ts'
import type { Database } from '../db/connection.ts'
import { readMorning } from '../dashboard/morning.ts'
import { getTimeZone } from '../office/queries.ts'

interface MorningMailDeps {
  readonly db: Database
  readonly publicUrl: string
  readonly now: () => Date
}

/** Undefined if they no longer want it or may not read it, or if the day is over. */
export async function composeMorningMail(
  { db, publicUrl, now }: MorningMailDeps,
  day: string,
  user: UserRow,
): Promise<Mail | undefined> {
  const isToday = dayAt(now(), await getTimeZone(db)) === day
  if (!user.is_admin || !user.morning_mail || !isToday) return undefined
  return {
    kind: 'morning',
    name: greetedName(user),
    facts: await readMorning(db, now()),
    link: `${publicUrl}/admin/dashboard`,
    settingsLink: `${publicUrl}/profile/notices`,
  }
}
