import { problems } from '@kakehashi/contract/problems'
import { createRequest, myRequests } from '@kakehashi/contract/requests'
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
  // Tuesday, 10 November 2026, 8:00 in Tokyo; in Greenwich it is still Monday.
  office.clock.setTo(new Date('2026-11-09T23:00:00Z'))
  customer = await office.signedIn('customer')
})

const order = (neededBy: string) =>
  customer.browser.call(createRequest, { body: { requestItem: calls.service, neededBy } })

async function countOrders(): Promise<number> {
  return (await customer.browser.call(myRequests)).body.length
}

test('what is needed by a day that is over in Tokyo is not taken, and the field says so', async () => {
  const { status, body } = await order('2026-11-09')

  expect([status, body.code]).toEqual([400, 'invalid-fields'])
  expect(body.fields).toEqual({ neededBy: problems['day-past'].en })
  expect(await countOrders()).toBe(0)
})

test.each(['2026-11-10', '2199-12-31'])('%s can be asked for', async (neededBy) => {
  expect((await order(neededBy)).body).toMatchObject({ neededBy })
})

const slips = ['0000-01-01', '0002-11-10', '1999-12-31', '2200-01-01', '9999-12-31']
test.each(slips)(
  'a year that no calendar of ours has is a slip of the keyboard: %s',
  async (day) => {
    const clerk = await office.signedIn('admin')
    const id = await seedRequest(office, customer.user._id)
    const needed = await order(day)
    const promised = await calls.put(clerk, id, '/promise', { promisedOn: day })

    expect([needed.status, promised.status]).toEqual([400, 400])
    expect(needed.body.fields).toEqual({ neededBy: problems.invalid.en })
    expect(promised.body).toMatchObject({ fields: { promisedOn: problems.invalid.en } })
  },
)
