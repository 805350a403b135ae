import { officeDateAndTime } from '@kakehashi/domain/dates'
import type { Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { happened } from '@kakehashi/domain/request/events'
import { stageNames } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { fullName } from '../users/full-name.ts'
import { findUser } from '../users/queries.ts'
import type { RequestRow } from './queries.ts'

const someone: Words = { en: 'someone', ja: '担当者' }
const you: Words = { en: 'you', ja: 'お客さま' }
const theOffice: Words = { en: office.name, ja: '当事務所' }

/** Who did what last, and when, for a refusal that explains itself. Customers hear of the office, not of its people. */
export async function lastDoing(db: Kysely<DB>, row: RequestRow, isOffice: boolean) {
  return {
    who: await whoOf(db, row, isOffice),
    did: happened[row.last_event],
    time: { en: officeDateAndTime(row.last_at, 'en'), ja: officeDateAndTime(row.last_at, 'ja') },
    stage: stageNames[row.stage],
  }
}

async function whoOf(db: Kysely<DB>, row: RequestRow, isOffice: boolean) {
  if (!isOffice) return row.last_actor_id === row.user_id ? you : theOffice
  const person = row.last_actor_id ? await findUser(db, row.last_actor_id) : undefined
  return person ? fullName(person) : someone
}
