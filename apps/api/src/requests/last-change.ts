import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage, type Words } from '@kakehashi/domain/language'
import type { Part } from '@kakehashi/domain/request/commands'
import { happenedTo } from '@kakehashi/domain/request/events'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { actorName } from '../events/actor-name.ts'
import { actorTexts } from '../events/actor-texts.ts'
import { getTimeZone } from '../office/queries.ts'
import type { RequestRow } from './queries.ts'

/** The reader of the message. */
export interface Reader {
  readonly actorId: string
  readonly parts: readonly Part[]
}

/**
 * Values for a refusal that says who changed the request and when. Customers and translators see
 * the office's name, not the names of its staff.
 */
export async function lastChange(db: Kysely<DB>, row: RequestRow, reader: Reader) {
  const timeZone = await getTimeZone(db)
  return {
    who: reader.parts.includes('office')
      ? await actorName(db, row.last_actor_id)
      : partyOf(row, reader),
    did: happenedTo(row.service_kind, row.last_event),
    time: inEachLanguage((language) => officeDateAndTime(row.last_at, language, timeZone)),
    stage: stageNameOf(row.stage, row.service_kind),
  }
}

function partyOf(row: RequestRow, { actorId, parts }: Reader): Words {
  const { you, youTheCustomer, theCustomer, theOffice } = actorTexts
  if (row.last_actor_id === actorId) return parts.includes('customer') ? youTheCustomer : you
  return row.last_actor_id === row.user_id ? theCustomer : theOffice
}
