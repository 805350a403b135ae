import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Database } from '../../src/db/connection.ts'
import { connect } from '../../src/db/connection.ts'
import type { DB } from '../../src/db/schema.gen.ts'
import type { Verdict } from '../../src/events/verify.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import {
  record,
  removeAnchors,
  reseal,
  sealAndAnchor,
  sealInside,
  verify,
} from './support/chain.ts'
import { refusedStatements } from './support/refused-statements.ts'

let office: Office
let owner: Database
/** The last of the events that are sealed and anchored. */
let last = 0
beforeAll(async () => {
  office = await openOffice()
  owner = connect(office.database.ownerUrl, 2)
  for (let count = 0; count < 6; count += 1) {
    await office.db.transaction().execute((trx) => record(trx))
  }
  last = (await sealAndAnchor(office)).position
})
afterAll(async () => {
  await owner.destroy()
  await office.close()
})

/** What the verification says to a forgery, which is rolled back afterwards. */
async function verdictAfter(
  db: Database,
  forge: (trx: Transaction<DB>) => Promise<unknown>,
): Promise<Verdict> {
  let verdict: Verdict | undefined
  const undo = new Error('rolled back')
  const attempt = db.transaction().execute(async (trx) => {
    await forge(trx)
    verdict = await verify(office, trx)
    throw undo
  })
  await expect(attempt).rejects.toBe(undo)
  if (!verdict) throw new Error('no verdict')
  return verdict
}

test('the history is intact before anybody touches it', async () => {
  expect(await verify(office, office.db)).toMatchObject({
    isIntact: true,
    count: last,
    unkeyedUntil: 0,
    anchors: 1,
  })
})

function ownSeal(trx: Transaction<DB>, eventId: string, position: number, keyId: string | null) {
  return trx
    .insertInto('event_seals')
    .values({ position, event_id: eventId, hash: randomBytes(32), key_id: keyId })
    .execute()
}

function sealNewEvent(position: number, keyId: string | null) {
  return office.db
    .transaction()
    .execute(async (trx) => ownSeal(trx, await record(trx), position, keyId))
}

/** As the owner of the tables, who can disable their triggers. */
function withoutTriggers(forge: (trx: Transaction<DB>) => Promise<unknown>): Promise<Verdict> {
  return verdictAfter(owner, async (trx) => {
    for (const table of ['events', 'event_seals']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
    }
    await forge(trx)
  })
}

describe("with the application's own credentials", () => {
  test.each(refusedStatements)('PostgreSQL refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(office.db)).rejects.toThrow(
      /permission denied|must be owner|must be able to/,
    )
  })

  test('granting itself more rights changes nothing', async () => {
    await sql`grant all on events to current_user`.execute(office.db)

    await expect(sql`delete from events`.execute(office.db)).rejects.toThrow('permission denied')
  })

  test('a seal in the middle is refused, and one without a key too', async () => {
    await expect(sealNewEvent(3, 'test')).rejects.toThrow('duplicate key')
    await expect(sealNewEvent(last + 1, null)).rejects.toThrow('cannot follow one with a key')
  })

  test.each([
    ['test', 'it was changed or moved'],
    ['other', 'HISTORY_KEYS has no key other, which sealed it'],
  ])('an own seal at the end, as from key %s, is reported', async (keyId, what) => {
    const verdict = await verdictAfter(office.db, async (trx) =>
      ownSeal(trx, await record(trx), last + 1, keyId),
    )

    expect(verdict).toMatchObject({ isIntact: false, problems: [{ position: last + 1, what }] })
  })

  test('an event that is kept from being sealed is reported', async () => {
    const verdict = await verdictAfter(office.db, async (trx) => {
      await record(trx)
      await trx.deleteFrom('unsealed_events').execute()
    })

    expect(verdict).toMatchObject({
      problems: [{ what: 'it is not sealed and does not wait for it' }],
    })
  })

  test('an event that says it happened earlier is reported after the worker sealed it', async () => {
    const verdict = await verdictAfter(office.db, async (trx) => {
      await record(trx, after(new Date(), -2 * duration.day))
      await sealInside(office, trx)
    })

    expect(verdict).toMatchObject({ problems: [{ position: last + 1 }] })
    expect(JSON.stringify(verdict)).toContain('but was added after events of')
  })
})

function positionsIn(verdict: Verdict) {
  return verdict.isIntact ? [] : verdict.problems.map(({ position }) => position)
}

const edit = (trx: Transaction<DB>) =>
  sql`update events set kind = 'user.left'
    where id = (select event_id from event_seals where position = 2)`.execute(trx)
const removeNewest = async (trx: Transaction<DB>) => {
  const { event_id } = await trx
    .deleteFrom('event_seals')
    .where('position', '=', last)
    .returning('event_id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('events').where('id', '=', event_id).execute()
}

describe("with the owner's credentials, every forgery is reported", () => {
  test('an edited event', async () => {
    expect(await withoutTriggers(edit)).toMatchObject({
      problems: [{ position: 2, what: 'it was changed or moved' }],
    })
  })

  test('an edited event in a chain sealed again with another key of the same name', async () => {
    const verdict = await withoutTriggers(async (trx) => {
      await edit(trx)
      await reseal(trx, { id: 'test', key: randomBytes(32) })
    })

    expect(positionsIn(verdict)).toEqual([1, 2, 3, 4, 5, 6, 6])
  })

  test('an edited event in a chain sealed again without keys', async () => {
    const verdict = await withoutTriggers(async (trx) => {
      await edit(trx)
      await reseal(trx, undefined)
    })

    expect(verdict).toMatchObject({
      problems: [
        { position: last, anchor: expect.stringContaining('history/0000') },
        { what: 'no event is sealed with a key' },
      ],
    })
  })

  test('the newest event removed', async () => {
    expect(await withoutTriggers(removeNewest)).toMatchObject({
      problems: [
        {
          anchor: expect.stringContaining(`history/${String(last).padStart(12, '0')}-`),
          what: `the anchor is newer than the history, which ends at event ${last - 1}`,
        },
      ],
    })
  })

  test('the newest event removed and another one sealed by the real worker in its place', async () => {
    const verdict = await verdictAfter(owner, async (trx) => {
      await sql`alter table events disable trigger user; alter table event_seals disable trigger user`.execute(
        trx,
      )
      await removeNewest(trx)
      await sql`alter table events enable trigger user; alter table event_seals enable trigger user`.execute(
        trx,
      )
      await record(trx)
      await sealInside(office, trx)
    })

    expect(verdict).toMatchObject({
      problems: [{ position: last, what: 'the anchor has another seal for this event' }],
    })
  })

  test('an event in the middle, with all later seals moved', async () => {
    const verdict = await withoutTriggers(async (trx) => {
      const id = uuidv7()
      const [row] = await trx.selectFrom('events').selectAll().limit(1).execute()
      if (!row) throw new Error('no event')
      await trx
        .insertInto('events')
        .values({ ...row, id })
        .execute()
      await sql`update event_seals set position = -position where position >= 3`.execute(trx)
      await sql`update event_seals set position = 1 - position where position < 0`.execute(trx)
      const hash = randomBytes(32)
      await trx
        .insertInto('event_seals')
        .values({ position: 3, event_id: id, hash, key_id: 'test' })
        .execute()
    })

    expect(positionsIn(verdict)).toEqual([3, 4, 5, 6, 6, 7])
  })

  test('everything removed', async () => {
    const verdict = await withoutTriggers((trx) =>
      sql`truncate events, event_seals, unsealed_events`.execute(trx),
    )

    expect(verdict).toMatchObject({
      problems: [{ what: 'the anchor is newer than the history, which ends at event 0' }],
    })
  })

  test('the anchors removed from the store as well', async () => {
    const putBack = await removeAnchors(office)
    try {
      expect(await withoutTriggers(removeNewest)).toMatchObject({
        problems: [{ what: 'no anchor is left in the file store' }],
      })
    } finally {
      await putBack()
    }
  })
})
