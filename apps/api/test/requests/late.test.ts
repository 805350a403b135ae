import { dashboard } from '@kakehashi/contract/dashboard'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { addDays } from '@kakehashi/domain/calendar/day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string
let promisedOn: string

/** A request whose translation was promised for yesterday. */
beforeEach(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  ;({ _id: id, orderNumber } = await calls.submitRequest(customer))
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  await calls.put(clerk, id, '', { isPaid: true })
  promisedOn = dayAt(office.clock.now(), sampleOffice.timeZone)
  await calls.put(clerk, id, '/promise', { promisedOn })
  office.clock.advance(duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  customer = await office.signIn(customer.user.email, customer.password)
})
afterEach(() => office.close())

async function lateOnDashboard(): Promise<string[]> {
  const { body } = await clerk.browser.call(dashboard, {})
  return body.late.map(({ _id }) => _id)
}

test('the customer and the office see a missed day from the next morning', async () => {
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ late: { promisedOn } })
  expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({ late: { promisedOn } })
  expect(await lateOnDashboard()).toEqual([id])
})

test('a new day is stored with its reason, recorded and mailed without the reason', async () => {
  const newDay = addDays(promisedOn, 4)
  const reason = 'The second reader was ill'
  const { status, body } = await calls.put(clerk, id, '/promise', { promisedOn: newDay, reason })
  const seen = await calls.read<CustomerView>(customer, id)
  await office.runJobs()
  const [mail] = await office.mailsTo(customer.user.email)

  expect(status).toBe(200)
  expect(body.late).toEqual({ promisedOn, newDay, reason })
  expect(seen).toMatchObject({ promisedOn: newDay, late: { promisedOn, newDay, reason } })
  expect(await calls.eventsOf(id)).toContain('request.promised')
  expect(await lateOnDashboard()).toEqual([])
  expect(mail?.subject).toBe(`${orderNumber}: a new day for your late translation`)
  expect(mail?.text).toMatch(/^New day: /m)
  expect(mail?.text).not.toContain(reason)
  expect(mail?.html).not.toContain(reason)
})

test('a customer who has turned off changes of the day still hears of a late translation', async () => {
  await office.db
    .updateTable('users')
    .set({ muted_notices: ['promise-moved'] })
    .execute()
  await calls.put(clerk, id, '/promise', { promisedOn: addDays(promisedOn, 4) })
  const [newest] = await calls.mailsAbout(orderNumber, customer.user.email)

  expect(newest).toContain('a new day for your late translation')
})

test('a request that waits for the deposit is not late', async () => {
  const { _id: unpaid } = await calls.submitRequest(customer)
  await calls.put(clerk, unpaid, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(clerk, unpaid, '/promise', {
    promisedOn: dayAt(office.clock.now(), sampleOffice.timeZone),
  })
  office.clock.advance(duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)

  expect(await calls.read<OfficeView>(clerk, unpaid)).not.toHaveProperty('late')
  expect(await lateOnDashboard()).toEqual([id])
})
