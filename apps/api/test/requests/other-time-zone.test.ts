import { createRequest, listRequests } from '@kakehashi/contract/requests/requests'
import { listClosures } from '@kakehashi/contract/settings'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishOffice } from '../../src/office/publish.ts'
import { saveRequest } from '../../src/requests/queries.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
let service: string

/** The last evening of 2026 in New York; in Okinawa and in UTC it is already 2027. */
const evening = new Date('2027-01-01T03:00:00Z')

beforeAll(async () => {
  office = await openOffice()
  office.clock.setTo(evening)
  const inNewYork = { ...sampleOffice, timeZone: 'America/New_York' }
  await office.db.transaction().execute((trx) => publishOffice(trx, inNewYork, null, evening))
  ;({ service } = await requestCalls(office))
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const submit = (neededBy: string) =>
  customer.browser.call(createRequest, { body: { requestItem: service, neededBy } })

async function seedDue(due_on: string): Promise<string> {
  const id = await seedRequest(office, customer.user._id, { stage: 'translate' })
  await office.db.transaction().execute((trx) => saveRequest(trx, id, { due_on }))
  return id
}

test('a request can be needed today, and its number has the year at the office', async () => {
  const { body } = await submit('2026-12-31')

  expect(body.orderNumber).toMatch(/^K-2026-/)
  expect((await submit('2026-12-30')).status).toBe(400)
})

test('a request that is due today is not overdue', async () => {
  await seedDue('2026-12-31')
  const late = await seedDue('2026-12-30')
  const query = { stage: 'translate', overdue: '1' } as const
  const { body } = await clerk.browser.call(listRequests, { query })

  expect(body.map(({ _id, isOverdue }) => [_id, isOverdue])).toEqual([[late, true]])
})

test('a closure of today is still listed', async () => {
  const reason = { en: 'Stocktaking', ja: '棚卸し' }
  const closures = ['2026-12-30', '2026-12-31'].map((date) => ({ date, reason }))
  await office.changeSetting('closures', closures)

  expect((await office.visitor().call(listClosures)).body).toEqual([closures[1]])
})
