import { deleteUser } from '@kakehashi/contract/accounts/users'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
afterAll(() => office.close())

async function requestOfDeletedCustomer() {
  const customer = await office.signedIn('customer', { phone: '090-1234-5678' })
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await clerk.browser.call(deleteUser, { params: { id: customer.user._id } })
  return { id, orderNumber, email: customer.user.email, userId: customer.user._id }
}

test('an open request says when its customer’s account was deleted, and keeps the phone number', async () => {
  const { id, userId } = await requestOfDeletedCustomer()
  const open = await calls.read<OfficeView>(clerk, id)
  await eraseNow(office, userId)
  await calls.put(clerk, id, '/close', { reason: 'The customer has left' })
  const closed = await calls.read<OfficeView>(clerk, id)

  expect(open.customerDeletedAt).toEqual(expect.any(String))
  expect(open.phone).toBe('090-1234-5678')
  expect(closed.customerDeletedAt).toBe(open.customerDeletedAt)
  expect(closed.phone).toBe('')
})

test('a message to a deleted customer is refused, because no mail would reach them', async () => {
  const { id, orderNumber, email } = await requestOfDeletedCustomer()
  const reply = await clerk.browser.call(writeMessage, {
    params: { requestId: id },
    body: { comment: 'When can you come?' },
  })

  expect(reply).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('account was deleted, so no message reaches them') },
  })
  expect((await calls.read<OfficeView>(clerk, id)).inbox).toEqual([])
  expect(await calls.mailsAbout(orderNumber, email)).not.toContain(
    `${orderNumber}: you have a new message`,
  )
})

test('a request of a customer with an account says nothing about deletion', async () => {
  const { _id: id } = await calls.submitRequest(await office.signedIn('customer'))

  expect((await calls.read<OfficeView>(clerk, id)).customerDeletedAt).toBeUndefined()
})
