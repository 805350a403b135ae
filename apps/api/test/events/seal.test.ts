import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DB } from '../../src/db/schema.gen.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sealEvents } from '../../src/events/seal.ts'
import type { Verdict } from '../../src/events/verify.ts'
import { verifyEvents } from '../../src/events/verify.ts'
import { record as recordAt, reseal, sealInside } from './support/chain.ts'

const record = (trx: Transaction<DB>) => recordAt(trx)

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** Position of the first of six events that are sealed before each test. */
let first = 0
beforeEach(async () => {
  for (let count = 0; count < 6; count += 1) await office.db.transaction().execute(record)
  first = (await sealEvents(office.db, office.historyKeys)).position - 5
})

test.each(['events', 'event_seals'])('rows in %s cannot be changed or deleted', async (table) => {
  const attempts = [
    sql`update ${sql.table(table)} set ${sql.raw(table === 'events' ? 'kind' : 'hash')} = '\\x00'`,
    sql`delete from ${sql.table(table)}`,
    sql`truncate ${sql.table(table)} cascade`,
  ]
  for (const attempt of attempts) {
    await expect(attempt.execute(office.db)).rejects.toThrow('permission denied')
    await expect(attempt.execute(office.adminDb)).rejects.toThrow('is append-only')
  }
})

test('two workers that run at the same time seal every event once', async () => {
  for (let count = 0; count < 5; count += 1) await office.db.transaction().execute(record)
  const sealing = await office.adminDb.transaction().execute(async (trx) => {
    await sql`lock table event_seals in exclusive mode`.execute(trx)
    const both = [
      sealEvents(office.db, office.historyKeys),
      sealEvents(office.db, office.historyKeys),
    ] as const
    await untilBlocked(office.db, 2)
    return { both }
  })
  const seals = await Promise.all(sealing.both)

  expect(new Set(seals.map(({ sealed }) => sealed))).toEqual(new Set([0, 5]))
  expect(await office.db.selectFrom('unsealed_events').selectAll().execute()).toEqual([])
  expect(await verifyEvents(office.db, { keys: office.historyKeys })).toMatchObject({
    isIntact: true,
    head: seals[0].head,
  })
})

test('an event of a long transaction is sealed after later events, and the chain is intact', async () => {
  await office.db.transaction().execute(async (trx) => {
    await record(trx)
    await office.db.transaction().execute(record)
    expect(await sealEvents(office.db, office.historyKeys)).toMatchObject({ sealed: 1 })
  })

  expect(await sealEvents(office.db, office.historyKeys)).toMatchObject({ sealed: 1 })
  expect(await verifyEvents(office.db, { keys: office.historyKeys })).toMatchObject({
    isIntact: true,
  })
})

/** The result of the verification after tampering with triggers disabled; rolled back afterwards. */
async function verdictAfter(tamper: (trx: Transaction<DB>) => Promise<unknown>): Promise<Verdict> {
  let verdict: Verdict | undefined
  const undo = new Error('rolled back')
  const attempt = office.adminDb.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await tamper(trx)
    verdict = await verifyEvents(trx, { keys: office.historyKeys })
    throw undo
  })
  await expect(attempt).rejects.toBe(undo)
  if (!verdict) throw new Error('no verdict')
  return verdict
}

function firstProblem(verdict: Verdict) {
  return verdict.isIntact ? undefined : verdict.problems[0]
}

function eventAt(position: number) {
  return sql`(select event_id from event_seals where position = ${position})`
}

test('an unchanged history is intact', async () => {
  expect(await verdictAfter(async () => {})).toMatchObject({ isIntact: true, count: first + 5 })
})

test.each([
  "kind = 'user.deleted'",
  "at = at + interval '1 millisecond'",
  'actor_id = null',
  "subject_kind = 'settings'",
  "subject_id = 'somebody'",
  "fields = '{}'",
  "fields = fields || '{phone}'",
])('a changed event is found at its position: %s', async (edit) => {
  const verdict = await verdictAfter((trx) =>
    sql`update events set ${sql.raw(edit)} where id = ${eventAt(first + 2)}`.execute(trx),
  )

  expect(verdict).toMatchObject({
    isIntact: false,
    problems: [{ position: first + 2, what: 'it was changed or moved' }],
  })
})

test('a deleted event is found, with or without its seal, and also if the gap is closed', async () => {
  const removeEvent = (trx: Transaction<DB>) =>
    sql`delete from events where id = ${eventAt(first + 2)}`.execute(trx)
  const removeSeal = (trx: Transaction<DB>) =>
    sql`delete from event_seals where position = ${first + 2}`.execute(trx)
  const closeGap = (trx: Transaction<DB>) =>
    sql`update event_seals set position = position - 1 where position > ${first + 2}`.execute(trx)

  expect(await verdictAfter(removeEvent)).toMatchObject({
    problems: [{ position: first + 2, what: 'its event is missing' }],
  })
  expect(await verdictAfter(removeSeal)).toMatchObject({
    problems: [
      { position: first + 2, what: 'a seal is missing' },
      { what: 'it is not sealed and does not wait for it' },
    ],
  })
  const all = async (trx: Transaction<DB>) => {
    await removeEvent(trx)
    await removeSeal(trx)
    await closeGap(trx)
  }
  expect(firstProblem(await verdictAfter(all))).toMatchObject({ position: first + 2 })
})

test.each(['with their seals', 'under the old seals'])(
  'two swapped events %s are found',
  async (how) => {
    const [one, other] = [first + 1, first + 3]
    const verdict = await verdictAfter(async (trx) => {
      const move = (from: number, to: number) =>
        sql`update event_seals set position = ${to} where position = ${from}`.execute(trx)
      await move(one, -1)
      await move(other, one)
      await move(-1, other)
      if (how === 'with their seals') return
      await sql`
        update event_seals as here set hash = there.hash from event_seals as there
        where here.position in (${one}, ${other}) and there.position in (${one}, ${other})
          and here.position <> there.position`.execute(trx)
    })

    expect(firstProblem(verdict)).toMatchObject({ position: one })
  },
)

test('a forged event between two real ones is found', async () => {
  const verdict = await verdictAfter(async (trx) => {
    const id = await record(trx)
    await sql`update event_seals set event_id = ${id} where position = ${first + 2}`.execute(trx)
  })

  expect(firstProblem(verdict)).toMatchObject({ position: first + 2 })
})

test('seals from before there were keys stay valid behind the first one with a key', async () => {
  const verdict = await verdictAfter(async (trx) => {
    await reseal(trx, undefined)
    await sql`set local session_replication_role = origin`.execute(trx)
    await record(trx)
    await sealInside(office, trx)
  })

  expect(verdict).toMatchObject({ isIntact: true, count: first + 6, unkeyedUntil: first + 5 })
})

test('thousands of events are sealed and verified in pages', async () => {
  const before = await verifyEvents(office.db, { keys: office.historyKeys })
  await sql`
    insert into events (id, at, kind, subject_kind, subject_id)
    select uuidv7(), now(), 'settings.changed', 'settings', 'n' || n
    from generate_series(1, 5200) as n`.execute(office.db)
  const { sealed } = await sealEvents(office.db, office.historyKeys)
  const verdict = await verifyEvents(office.db, { keys: office.historyKeys })

  expect(sealed).toBe(5200)
  expect(verdict).toMatchObject({
    isIntact: true,
    count: before.isIntact ? before.count + 5200 : 'it was whole before',
  })
})
