import { calendarOf, type OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { getOffice } from '../office/queries.ts'
import { getSetting } from './queries.ts'

/** When the office is open, with the closures that it has announced. */
export async function getCalendar(db: Kysely<DB>): Promise<OfficeCalendar> {
  return calendarOf(await getOffice(db), await getSetting(db, 'closures'))
}
