import { writeMessage } from '@kakehashi/contract/requests/messages'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
let requestId: string
beforeEach(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
  requestId = await seedRequest(office, customer.user._id)
})
afterEach(() => office.close())

async function write(by: SignedInUser, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = { comment: `Message ${time}` }
    const { status } = await by.browser.call(writeMessage, { params: { requestId }, body })
    expect(status).toBe(200)
  }
}

const subject = { office: 'new message from a customer', customer: 'you have a new message' }

async function mails(reader: 'office' | 'customer'): Promise<number> {
  const to = reader === 'office' ? sampleOffice.email : customer.user.email
  const received = await office.mailsTo(to)
  return received.filter((mail) => mail.subject.includes(subject[reader])).length
}

/** How long after it was written each mail about messages may be sent, in minutes. */
async function delays(): Promise<(number | null)[]> {
  const rows = await office.db
    .selectFrom('notices')
    .select(['created_at', 'not_before'])
    .where('kind', 'in', ['message-to-office', 'message-to-customer'])
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, not_before }) =>
    not_before === null
      ? null
      : Math.round((not_before.getTime() - created_at.getTime()) / duration.minute),
  )
}

test('36 messages in a row make two mails: one at once, and one ten minutes later', async () => {
  await write(customer, 36)

  expect(await delays()).toEqual([null, 10])
  await office.runJobs()
  expect(await mails('office')).toBe(2)
})

test('who has read the messages meanwhile gets no second mail', async () => {
  await write(clerk, 3)
  await office.db
    .updateTable('requests')
    .set({ customer_unread: 0 })
    .where('id', '=', requestId)
    .execute()
  await office.runJobs()

  expect(await mails('customer')).toBe(1)
})

test('after a pause a message is mailed at once again', async () => {
  await write(clerk, 2)
  office.clock.advance(25 * duration.minute)
  await write(clerk)

  expect(await delays()).toEqual([null, 10, null])
})

test('customer and office do not wait for each other', async () => {
  await write(customer)
  await write(clerk)

  expect(await delays()).toEqual([null, null])
})
