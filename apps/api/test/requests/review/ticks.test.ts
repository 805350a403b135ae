import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseContent } from '../../../src/requests/erase-content.ts'
import { LiveListener } from '../../support/live-listener.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../../support/office-with-staff.ts'
import type { RequestCalls } from '../../support/request-calls.ts'
import { handInRegister, reviewOf } from '../../support/review.ts'
import { seedFile } from '../../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let about: { id: string; document: string }
let file: string

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())
beforeEach(async () => {
  const { _id: id } = await submitRequestToTranslate({ calls, owner, translator }, customer)
  about = { id, document: await seedFile(office, customer.user._id, 'document', id) }
  file = await handInRegister(calls, translator, about)
})

const ticked = async () => {
  const { body } = await reviewOf(clerk, about.id).read()
  return body.checks.filter((one) => one.ticked).map(({ check }) => check)
}

test('a tick says who and when, once, and a colleague’s screen hears of it', async () => {
  const review = reviewOf(clerk, about.id)
  const listener = await LiveListener.open(owner.browser)
  const before = office.clock.now()
  const { status, body } = await review.tick(file, 'seals')
  expect(status).toBe(200)
  const seals = body.checks.find(({ check }) => check === 'seals')
  expect(seals?.ticked?.by).toBe('Clara Clerk')
  const at = new Date(seals?.ticked?.at ?? 0)
  expect([at >= before, at <= office.clock.now()]).toEqual([true, true])
  await listener.until(() => listener.tags.includes(`Request ${about.id}`))
  listener.close()

  office.clock.advance(60_000)
  expect((await reviewOf(owner, about.id).tick(file, 'seals')).body.checks).toContainEqual(seals)
  const events = await calls.eventsOf(about.id)
  expect(events.filter((kind) => kind === 'request.check-ticked')).toHaveLength(1)
})

test('a tick can be taken back, which is recorded', async () => {
  const review = reviewOf(clerk, about.id)
  await review.tick(file, 'places')
  await review.tick(file, 'places', false)
  await review.tick(file, 'places', false)
  expect(await ticked()).toEqual([])
  const events = await calls.eventsOf(about.id)
  expect(events.filter((kind) => kind.startsWith('request.check'))).toEqual([
    'request.check-ticked',
    'request.check-unticked',
  ])
})

test('a new version starts without ticks, and a tick for the old one is refused', async () => {
  await reviewOf(clerk, about.id).tickAll()
  expect(await ticked()).toEqual(['line-by-line', 'seals', 'places', 'layout'])
  await calls.put(clerk, about.id, '/return', { reason: 'A name' })
  await handInRegister(calls, translator, { ...about, version: 1 }, { name: 'Misako' })
  expect(await ticked()).toEqual([])
  const late = await reviewOf(clerk, about.id).tick(file, 'layout')
  expect(late).toMatchObject({ status: 409, body: { code: 'translation-replaced' } })
})

test('the same file that is handed in again keeps its ticks', async () => {
  await reviewOf(clerk, about.id).tick(file, 'layout')
  await calls.put(clerk, about.id, '/return', { reason: '' })
  const translation = `/api/files/${file}`
  await calls.put(translator, about.id, '', { isTranslated: true, translation })
  expect(await ticked()).toEqual(['layout'])
})

test('nothing is ticked after the review', async () => {
  await calls.put(clerk, about.id, '', { isReviewed: true })
  const { status, body } = await reviewOf(clerk, about.id).tick(file, 'layout')
  expect([status, body]).toMatchObject([409, { code: 'not-in-review' }])
})

test('ticks are deleted with the content of the request', async () => {
  await reviewOf(clerk, about.id).tickAll()
  await calls.put(clerk, about.id, '/close', { reason: '' })
  await office.db.transaction().execute((trx) => eraseContent(trx, about.id, office.clock.now()))
  for (const table of ['review_checks', 'printed_translations'] as const) {
    const rows = await office.db.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(table === 'review_checks' ? about.id : file)
  }
  expect((await reviewOf(clerk, about.id).read()).body).toMatchObject({ code: 'content-erased' })
})
