import { listNotices } from '@kakehashi/contract/requests/notices'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { requestCalls } from '../support/request-calls.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('many notices to the office do not hide the notices of the customer', async () => {
  const calls = await requestCalls(office)
  const customer = await office.signedIn('customer')
  const clerk = await office.signedIn('admin')
  const { _id: requestId } = await calls.submitRequest(customer)
  const notice = {
    request_id: requestId,
    kind: 'message-to-office',
    user_id: null,
    state: 'sent',
    created_at: after(office.clock.now(), duration.minute),
  } as const
  const many = Array.from({ length: 100 }, () => ({ id: uuidv7(), ...notice }))
  await office.db.insertInto('notices').values(many).execute()

  const params = { requestId }
  const { body: theirs } = await customer.browser.call(listNotices, { params })
  const { body: all } = await clerk.browser.call(listNotices, { params })
  expect(theirs.map(({ kind }) => kind)).toEqual(['request-received'])
  expect(all).toHaveLength(100)
})
