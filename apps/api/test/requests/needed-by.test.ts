import { problems } from '@kakehashi/contract/fields/problems'
import { createRequest, myRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let customer: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
})
afterAll(() => office.close())
beforeEach(async () => {
  // Tuesday, 10 November 2026, 8:00 at the office; in UTC it is still Monday.
  office.clock.setTo(new Date('2026-11-09T23:00:00Z'))
  customer = await office.signedIn('customer')
})

const submit = (neededBy: string) =>
  customer.browser.call(createRequest, { body: { requestItem: calls.service, neededBy } })

async function countRequests(): Promise<number> {
  return (await customer.browser.call(myRequests)).body.length
}

test('a request needed by a day that is past at the office is refused with a message on the field', async () => {
  const { status, body } = await submit('2026-11-09')

  expect([status, body.code]).toEqual([400, 'invalid-fields'])
  expect(body.fields).toEqual({ neededBy: problems['day-past'].en })
  expect(await countRequests()).toBe(0)
})

test.each(['2026-11-10', '2199-12-31'])('%s is accepted as the day', async (neededBy) => {
  expect((await submit(neededBy)).body).toMatchObject({ neededBy })
})

const mistyped = ['0000-01-01', '0002-11-10', '1999-12-31', '2200-01-01', '9999-12-31']
test.each(mistyped)('a day with an unlikely year is refused: %s', async (day) => {
  const clerk = await office.signedIn('admin')
  const id = await seedRequest(office, customer.user._id)
  const needed = await submit(day)
  const promised = await calls.put(clerk, id, '/promise', { promisedOn: day })

  expect([needed.status, promised.status]).toEqual([400, 400])
  expect(needed.body.fields).toEqual({ neededBy: problems['check-the-year'].en })
  expect(promised.body).toMatchObject({ fields: { promisedOn: problems['check-the-year'].en } })
})
