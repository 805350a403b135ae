import * as contract from '@kakehashi/contract/history'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { sealEvents } from '../../src/events/seal.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'

let office: Office
let owner: SignedInUser
beforeAll(async () => {
  ;({ office, owner } = await openOfficeWithStaff())
  await office.runJobs()
})
afterAll(() => office.close())

const read = async () => (await owner.browser.call(contract.getHistoryChecks)).body
const verify = async () => (await owner.browser.call(contract.verifyHistoryNow)).body

/** Without the anchor of the worker, which is written once a minute. */
const seal = () => sealEvents(office.db, office.historyKeys)

test('an owner has the history verified by the worker and reads when it was and what was found', async () => {
  expect(await read()).toEqual({})
  await seal()
  const asked = await verify()
  expect(asked.waiting).toBeDefined()
  expect(asked.last).toBeUndefined()
  // Asked twice, it is verified once.
  expect((await verify()).waiting).toEqual(asked.waiting)
  await office.runJobs()
  const { waiting, last } = await read()
  expect(waiting).toBeUndefined()
  expect(last?.events).toBeGreaterThan(3)
  // The tests keep no anchors, and their absence is reported.
  expect(last?.problems).toEqual([expect.stringContaining('no anchor is left')])
  const count = await office.db.selectFrom('history_checks').select('id').execute()
  expect(count).toHaveLength(1)
})

test('a changed event is reported with its position', async () => {
  await sql`alter table events disable trigger events_append_only`.execute(office.adminDb)
  await sql`update events set at = at - interval '1 day'
    where id = (select event_id from event_seals where position = 3)`.execute(office.adminDb)
  await sql`alter table events enable trigger events_append_only`.execute(office.adminDb)
  office.clock.advance(duration.minute)
  await verify()
  await office.runJobs()
  const { last } = await read()
  expect(last?.problems?.join('\n')).toMatch(/^event 3, id .+: it was changed or moved/)
})

test('a check whose worker never answered does not prevent the next one', async () => {
  await verify()
  office.clock.advance(2 * duration.hour)
  owner = await office.signIn(owner.user.email, owner.password)
  expect((await read()).waiting).toBeUndefined()
  expect((await verify()).waiting).toBeDefined()
})
