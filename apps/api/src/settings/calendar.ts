import { calendarOf, type OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { office } from '@kakehashi/domain/office'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { getSetting } from './queries.ts'

/** When the office is open, with the closures that it has announced. */
export async function getCalendar(db: Kysely<DB>): Promise<OfficeCalendar> {
  return calendarOf(office, await getSetting(db, 'closures'))
}
