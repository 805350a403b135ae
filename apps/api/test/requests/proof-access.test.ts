import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import {
  type OfficeWithStaff,
  openOfficeWithStaff,
  submitRequestToTranslate,
} from '../support/office-with-staff.ts'
import { bringToReview, idOf, lastRemark, proofOf } from '../support/proofs.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'

let staff: OfficeWithStaff
let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  ;({ office, calls, clerk, translator } = staff)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  ;({ _id: id } = await submitRequestToTranslate(staff, customer))
})

test('the pages are pictures with the mark in them, and never the PDF', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  const reply = await proofOf(customer, id).page()
  expect(reply.headers.get('content-type')).toBe('image/webp')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const picture = Buffer.from(await reply.arrayBuffer())
  const { width, height } = await sharp(picture).metadata()
  expect(Math.max(width, height)).toBe(1500)
  expect(await countRed(picture)).toBeGreaterThan(20_000)
  // Every quarter of the page has a part of the mark.
  for (const [left, top] of [
    [0, 0],
    [580, 0],
    [0, 750],
    [580, 750],
  ] as const) {
    const quarter = await sharp(picture).extract({ left, top, width: 579, height: 750 }).toBuffer()
    expect(await countRed(quarter)).toBeGreaterThan(2_000)
  }
  expect((await proofOf(customer, id).page(2)).status).toBe(404)
  const file = (await calls.read<OfficeView>(clerk, id)).translation ?? ''
  expect((await customer.browser.open(file)).status).toBe(404)
})

/** Pixels of the mark; the sample is black on white. */
async function countRed(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) - (data[at + 2] ?? 0) > 20) count += 1
  }
  return count
}

test("somebody else's request has no proof copy, and a customer cannot send or settle", async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  const stranger = await office.signedIn('customer')
  const { body } = await proofOf(customer, id).read()
  expect((await proofOf(stranger, id).read()).status).toBe(404)
  expect((await proofOf(stranger, id).approve(idOf(body))).status).toBe(404)
  const page = `/api/requests/${id}/proof/${idOf(body)}/pages/1`
  expect((await stranger.browser.open(page)).status).toBe(404)
  // With the address of one's own request.
  const { _id: own } = await submitRequestToTranslate(staff, stranger)
  const mixed = `/api/requests/${own}/proof/${idOf(body)}/pages/1`
  expect((await stranger.browser.open(mixed)).status).toBe(404)
  expect((await proofOf(stranger, own).approve(idOf(body))).status).toBe(404)
  expect((await proofOf(customer, id).send()).status).toBe(403)
  // Nobody approves for the customer.
  expect((await proofOf(translator, id).approve()).status).toBe(404)
  expect((await proofOf(clerk, id).approve()).status).toBe(404)
  await proofOf(customer, id).ask({ general: 'A remark' })
  const { _id } = lastRemark((await proofOf(customer, id).read()).body)
  expect((await proofOf(customer, id).settle(_id, { outcome: 'changing' })).status).toBe(403)
  expect((await proofOf(stranger, own).settle(_id, { outcome: 'changing' })).status).toBe(403)
})

test('there is no proof copy outside the review, and none of a request that was cancelled', async () => {
  expect((await proofOf(clerk, id).send()).body.code).toBe('proof-not-in-review')
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  const { body } = await proofOf(customer, id).read()
  await calls.put(clerk, id, '/close', { reason: 'No longer needed' })
  expect((await proofOf(customer, id).approve(idOf(body))).body.code).toBe('request-closed')
  await calls.put(clerk, id, '/reopen', {})
  await calls.put(clerk, id, '', { isReviewed: true })
  office.clock.advance(duration.hour)
  expect((await proofOf(customer, id).approve(idOf(body))).body.code).toBe('proof-not-in-review')
})

test("the customer's export has their remarks and the answers, without names of staff", async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  await proofOf(customer, id).ask({ general: 'Should this say Uruma?' })
  const { _id } = lastRemark((await proofOf(clerk, id).read()).body)
  await proofOf(clerk, id).settle(_id, { outcome: 'kept', reply: 'The register keeps it.' })
  const { email } = customer.user
  const { browser } = await office.signIn(email, customer.password)
  const { body } = await browser.call(exportAccount)
  const own = body.requests.find((request) => request._id === id)
  expect(own?.proofs).toMatchObject([
    { remark: 'Should this say Uruma?', settled: { reply: 'The register keeps it.' } },
  ])
  expect(JSON.stringify(own?.proofs)).not.toContain('Clerk')
})

test('the answer reaches the open screens of the office and of the translator', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  const listeners = await Promise.all([
    LiveListener.open(clerk.browser),
    LiveListener.open(translator.browser),
  ])
  await proofOf(customer, id).approve()
  for (const listener of listeners) {
    await listener.until(() => listener.timesPublished(`Request ${id}`) > 0)
    expect(listener.tags).toContain(`Request ${id}`)
    listener.close()
  }
})
