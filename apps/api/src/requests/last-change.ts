import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage, type Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import type { Part } from '@kakehashi/domain/request/commands'
import { happened } from '@kakehashi/domain/request/events'
import { stageNames } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { actorName } from '../events/actor-name.ts'
import type { RequestRow } from './queries.ts'

const you: Words = { en: 'you', ja: 'ご自身' }
const youTheCustomer: Words = { en: 'you', ja: 'お客さま' }
const theCustomer: Words = { en: 'the customer', ja: 'お客さま' }
const theOffice: Words = { en: office.name, ja: '当事務所' }

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
  return {
    who: reader.parts.includes('office')
      ? await actorName(db, row.last_actor_id)
      : partyOf(row, reader),
    did: happened[row.last_event],
    time: inEachLanguage((language) => officeDateAndTime(row.last_at, language)),
    stage: stageNames[row.stage],
  }
}

function partyOf(row: RequestRow, { actorId, parts }: Reader): Words {
  if (row.last_actor_id === actorId) return parts.includes('customer') ? youTheCustomer : you
  return row.last_actor_id === row.user_id ? theCustomer : theOffice
}
