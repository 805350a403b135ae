import { assignedRequests } from '@kakehashi/contract/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import type { Counter, ForCustomer, ForOffice } from '../support/request-calls.ts'
import { openStaffedOffice, type StaffedOffice } from '../support/office-with-staff.ts'

let staffed: StaffedOffice
let office: Office
let counter: Counter
let customer: SomeoneSignedIn

beforeAll(async () => {
  staffed = await openStaffedOffice()
  ;({ office, counter } = staffed)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const reason = 'The seal on page two cannot be read.'

test('why the office cancelled is told to its customer, and to nobody else outside the office', async () => {
  const { owner, clerk, translator } = staffed
  const { _id: id, orderNumber } = await counter.order(customer)
  await counter.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 40 })
  await counter.put(clerk, id, '/paid', { paidAmount: 20 })
  await counter.put(clerk, id, '', { isPaid: true })
  await counter.put(owner, id, '/translator', { translator: translator.user._id })
  await counter.put(clerk, id, '/close', { reason })

  expect(await counter.read<ForCustomer>(customer, id)).toMatchObject({ closeReason: reason })
  // Whoever did something last is not whoever cancelled.
  await counter.put(clerk, id, '/paid', { paidAmount: 0 })
  expect(await counter.read<ForCustomer>(customer, id)).toMatchObject({ closeReason: reason })

  const atDesk = await counter.read(translator, id)
  expect(atDesk).toMatchObject({ reader: 'desk', _id: id })
  const { body: desk } = await translator.browser.call(assignedRequests, {})
  const stranger = await office.signedIn('customer')
  const atStranger = await counter.read(stranger, id)
  expect(JSON.stringify([atDesk, desk, atStranger])).not.toContain(reason)

  const subjects = await counter.mailsAbout(orderNumber, customer.user.email)
  expect(subjects.join()).toContain('your request has been cancelled')
  for (const { text, html } of await office.mailsTo(customer.user.email)) {
    expect(text + html).not.toContain(reason)
  }

  await counter.put(clerk, id, '/reopen', {})
  expect(await counter.read<ForCustomer>(customer, id)).not.toHaveProperty('closeReason')
})

test('what a customer wrote themselves is not told back to them', async () => {
  const { clerk } = staffed
  const { _id: id } = await counter.order(customer)
  await counter.put(customer, id, '/close', { reason: 'Wedding postponed' })

  expect(await counter.read<ForCustomer>(customer, id)).not.toHaveProperty('closeReason')
  expect(await counter.read<ForOffice>(clerk, id)).toMatchObject({
    closeReason: 'Wedding postponed',
  })
  // Taken up again and then cancelled by the office: the last word is the office's.
  await counter.put(clerk, id, '/reopen', {})
  await counter.put(clerk, id, '/close', { reason })
  expect(await counter.read<ForCustomer>(customer, id)).toMatchObject({ closeReason: reason })
})
