import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { getTimeZone } from './queries.ts'

/** A moment and the time zone in which the office's days begin and end. */
export interface OfficeTime {
  readonly now: Date
  readonly timeZone: string
}

export async function getOfficeTime(db: Kysely<DB>, now: Date): Promise<OfficeTime> {
  return { now, timeZone: await getTimeZone(db) }
}
