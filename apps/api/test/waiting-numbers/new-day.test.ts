import * as contract from '@kakehashi/contract/waiting-numbers'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { publishOffice } from '../../src/office/publish.ts'
import { openOffice, type Office, type SignedInUser } from '../support/office.ts'

let office: Office
let clerk: SignedInUser

/** Shortly before midnight in New York; in Okinawa and in UTC it is already 3 March. */
const beforeMidnight = new Date('2027-03-03T04:59:00Z')

beforeEach(async () => {
  office = await openOffice()
  office.clock.setTo(beforeMidnight)
  const inNewYork = { ...sampleOffice, timeZone: 'America/New_York' }
  await office.db
    .transaction()
    .execute((trx) => publishOffice(trx, inNewYork, null, beforeMidnight))
  await office.changeSetting('waitingNumbers', true)
  clerk = await office.signedIn('admin')
})
afterEach(() => office.close())

const give = () => clerk.browser.call(contract.giveWaitingNumber, { body: {} })
const callNext = () => clerk.browser.call(contract.callNextNumber, { body: { counter: 1 } })
const shown = async () => (await clerk.browser.call(contract.showWaitingNumbers)).body

test('a new day begins at 1 at midnight of the office, and yesterday is no longer shown', async () => {
  expect((await give()).body.number).toBe(1)
  expect((await give()).body.number).toBe(2)
  const yesterday = (await callNext()).body.called?._id ?? ''
  expect(await shown()).toMatchObject({ day: '2027-03-02', waiting: 1 })

  office.clock.advance(2 * duration.minute)
  expect(await shown()).toMatchObject({ day: '2027-03-03', called: [], next: [], waiting: 0 })
  const change = { params: { numberId: yesterday }, body: { change: 'call-again' } }
  expect((await clerk.browser.call(contract.changeWaitingNumber, change)).status).toBe(404)
  expect((await callNext()).body.called).toBeUndefined()
  expect((await give()).body.number).toBe(1)
})

test('numbers are deleted after a few days', async () => {
  await give()
  await callNext()
  const rows = async () => [
    ...(await office.db.selectFrom('waiting_numbers').select('day').execute()),
    ...(await office.db.selectFrom('waiting_number_days').select('day').execute()),
  ]
  office.clock.advance(3 * duration.day)
  await deleteExpired(office.db, office.clock.now())
  expect(await rows()).toHaveLength(2)

  office.clock.advance(duration.day)
  await deleteExpired(office.db, office.clock.now())
  expect(await rows()).toEqual([])
})
