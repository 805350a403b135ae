import type { ReplyOf } from '@kakehashi/contract/endpoint'
import type { getQueue } from '@kakehashi/contract/requests'
import type { Stage } from '@kakehashi/domain/request/stage'
import { type Kysely, sql } from 'kysely'
import { readCounters } from '../counters/queries.ts'
import type { Place } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { conditionOf, type RequestRow } from './queries.ts'

type Queue = ReplyOf<typeof getQueue>

/** Further down nobody counts places, and counting them would cost as much as they are many. */
const countedPlaces = 500

/** Who comes before and after a request in the list of a stage, and who is due first. */
export async function readQueue(db: Kysely<DB>, row: RequestRow, stage: Stage): Promise<Queue> {
  const count = await readCounters(db, [`stage:${stage}`])
  const atStage = () => neighbours(db, stage)
  const beside = (sign: '<' | '>') =>
    sql<boolean>`(created_at, id) ${sql.raw(sign)} (${row.created_at}, ${row.id}::uuid)`
  const newer = await atStage()
    .where(beside('>'))
    .orderBy('created_at', 'asc')
    .orderBy('id', 'asc')
    .executeTakeFirst()
  const older = await atStage()
    .where(beside('<'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const first = await atStage()
    .where('due_on', 'is not', null)
    .where('id', '<>', row.id)
    .orderBy('due_on')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  const isThere = row.stage === stage && row.closed_at === null
  const place = isThere ? await placeOf(db, stage, row) : undefined
  return {
    count: count(`stage:${stage}`),
    ...(place !== undefined && { place }),
    ...(newer && { newer: view(newer) }),
    ...(older && { older: view(older) }),
    ...(first && { first: view(first) }),
  }
}

function neighbours(db: Kysely<DB>, stage: Stage) {
  return db
    .selectFrom('requests')
    .select(['id', 'first_name', 'last_name', 'service_name', 'due_on'])
    .where(conditionOf(stage))
    .limit(1)
}

async function placeOf(db: Kysely<DB>, stage: Stage, row: Place): Promise<number | undefined> {
  const newer = db
    .selectFrom('requests')
    .select('id')
    .where(conditionOf(stage))
    .where(sql<boolean>`(created_at, id) > (${row.created_at}, ${row.id}::uuid)`)
    .limit(countedPlaces)
  const { before } = await db
    .selectFrom(newer.as('newer'))
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow()
  return before < countedPlaces ? before + 1 : undefined
}

type Neighbour = Pick<RequestRow, 'id' | 'first_name' | 'last_name' | 'service_name' | 'due_on'>

function view(row: Neighbour) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    requestItem: row.service_name,
    ...(row.due_on !== null && { dueOn: row.due_on }),
  }
}
