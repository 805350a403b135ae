import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getQueue } from '@kakehashi/contract/requests/requests'
import type { Stage } from '@kakehashi/domain/request/stage'
import { type Kysely, sql } from 'kysely'
import { readCounters } from '../counters/queries.ts'
import type { CursorPosition } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { conditionOf, type RequestRow } from './queries.ts'

type Queue = ReplyOf<typeof getQueue>

/** Positions further down are not shown, because counting them would be slow. */
const maxCountedPosition = 500

/** The neighbours of a request in the list of a stage, and the request that is due first. */
export async function readQueue(db: Kysely<DB>, row: RequestRow, stage: Stage): Promise<Queue> {
  const count = await readCounters(db, [`stage:${stage}`])
  const atStage = () => neighbours(db, stage)
  const compareWithRow = (sign: '<' | '>') =>
    sql<boolean>`(created_at, id) ${sql.raw(sign)} (${row.created_at}, ${row.id}::uuid)`
  const newer = await atStage()
    .where(compareWithRow('>'))
    .orderBy('created_at', 'asc')
    .orderBy('id', 'asc')
    .executeTakeFirst()
  const older = await atStage()
    .where(compareWithRow('<'))
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
  const isInStage = row.stage === stage && row.closed_at === null
  const place = isInStage ? await findPosition(db, stage, row) : undefined
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

async function findPosition(
  db: Kysely<DB>,
  stage: Stage,
  row: CursorPosition,
): Promise<number | undefined> {
  const newer = db
    .selectFrom('requests')
    .select('id')
    .where(conditionOf(stage))
    .where(sql<boolean>`(created_at, id) > (${row.created_at}, ${row.id}::uuid)`)
    .limit(maxCountedPosition)
  const { before } = await db
    .selectFrom(newer.as('newer'))
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow()
  return before < maxCountedPosition ? before + 1 : undefined
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
