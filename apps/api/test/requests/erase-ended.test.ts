import { deleteUser } from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilBlocked } from '../support/during-call.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function contactOn(id: string) {
  const { email, phone } = await office.db
    .selectFrom('requests')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { email, phone }
}

test('a request delivered while its customer is being erased keeps no contact data', async () => {
  const owner = await office.signedIn('owner')
  const clerk = await office.signedIn('admin')
  const leaving = await office.signedIn('customer')
  const closed = await seedRequest(office, leaving.user._id, { isClosed: true })
  const open = await seedRequest(office, leaving.user._id, {
    stage: 'delivery',
    paidCents: 10_000,
  })
  await owner.browser.call(deleteUser, { params: { id: leaving.user._id } })
  let erasing: Promise<void> | undefined
  let delivering: Promise<{ status: number }> | undefined
  await office.db.transaction().execute(async (trx) => {
    // The erasure has read the open request and now waits for the closed one.
    await trx.selectFrom('requests').select('id').where('id', '=', closed).forUpdate().execute()
    erasing = eraseNow(office, leaving.user._id)
    await untilBlocked(office.db, 1)
    const body = { isDelivered: true }
    delivering = clerk.browser.send('PUT', `/api/requests/${open}`, body)
    await Promise.race([delivering, untilBlocked(office.db, 2)])
  })

  await erasing
  expect((await delivering)?.status).toBe(200)
  expect(await contactOn(closed)).toEqual({ email: '', phone: '' })
  expect(await contactOn(open)).toEqual({ email: '', phone: '' })
})
