import { withdrawTranslation } from '@kakehashi/contract/requests/request-commands'
import type { DeskRequestItem, RequestDetail } from '@kakehashi/contract/requests/request-view'
import { assignedRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { sendTranslation } from '../support/sample-pdf.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  id = await requestToTranslate()
  await submit()
})

async function requestToTranslate(): Promise<string> {
  return (await submitRequestToTranslate({ calls, owner, translator }, customer))._id
}

async function submit() {
  const translation = await sendTranslation(translator.browser)
  return calls.put(translator, id, '', { isTranslated: true, translation })
}

function withdraw(by = translator, body = {}) {
  return by.browser.call(withdrawTranslation, { params: { requestId: id }, body })
}

async function toDo(): Promise<DeskRequestItem[]> {
  return (await translator.browser.call(assignedRequests, { query: { toDo: '1' } })).body
}

test('returned work is first on the desk, with the reason and the day', async () => {
  const urgent = await requestToTranslate()
  await calls.put(owner, urgent, '/promise', { promisedOn: '2026-11-20' })
  await calls.put(owner, id, '/promise', { promisedOn: '2027-01-20' })
  await calls.put(clerk, id, '/return', { reason: 'A date is wrong' })
  const [first, second] = await toDo()
  const desk = await calls.read<DeskView>(translator, id)
  const returned = { at: expect.any(String), reason: 'A date is wrong' }

  expect(first).toMatchObject({ _id: id, returned })
  expect(second?.returned).toBeUndefined()
  expect(desk.returned).toEqual(returned)
  await submit()
  expect((await calls.read<DeskView>(translator, id)).returned).toBeUndefined()
})

test('work returned a second time has the newer reason, or none', async () => {
  await calls.put(clerk, id, '/return', { reason: 'A date is wrong' })
  await submit()
  await calls.put(clerk, id, '/return', { reason: 'Now the name' })
  expect((await calls.read<DeskView>(translator, id)).returned?.reason).toBe('Now the name')
  await submit()
  await calls.put(clerk, id, '/return', {})
  const { returned } = await calls.read<DeskView>(translator, id)

  expect(returned).toEqual({ at: expect.any(String) })
})

test('a translator takes back a wrong file: it goes back to translate, and the file stays, marked', async () => {
  const { status } = await withdraw()
  const desk = await calls.read<DeskView>(translator, id)
  const { translations, translation } = await calls.read<OfficeView>(clerk, id)

  expect(status).toBe(200)
  expect(desk).toMatchObject({ stage: 'translate', isTranslated: false })
  expect(desk.can).toContain('submitTranslation')
  expect(translation).toBeUndefined()
  expect(translations).toMatchObject([{ withdrawnAt: expect.any(String) }])
  expect((await calls.eventsOf(id)).at(-1)).toBe('request.translation-withdrawn')
  await submit()
  const again = await calls.read<OfficeView>(clerk, id)
  expect(again.stage).toBe('review')
  expect(again.translations.map(({ withdrawnAt }) => withdrawnAt !== undefined)).toEqual([
    true,
    false,
  ])
  expect(again.translation).toBe(again.translations[1]?.path)
})

test('the customer never gets a withdrawn translation', async () => {
  await withdraw()
  await submit()
  await calls.put(clerk, id, '', { isReviewed: true })
  await calls.put(clerk, id, '', { isDelivered: true })
  const { translations } = await calls.read<CustomerView>(customer, id)
  const withdrawn = (await calls.read<OfficeView>(clerk, id)).translations[0]
  const download = await customer.browser.send('GET', withdrawn?.path ?? '')

  expect(translations).toHaveLength(1)
  expect(translations[0]?._id).not.toBe(withdrawn?._id)
  expect(download.status).toBe(404)
})

test('resubmitted work that is withdrawn still counts as returned', async () => {
  await calls.put(clerk, id, '/return', { reason: 'A date is wrong' })
  await submit()
  await withdraw()

  const listed = (await toDo()).find(({ _id }) => _id === id)
  expect(listed?.returned).toMatchObject({ reason: 'A date is wrong' })
})

test('once the office has acted, a translation cannot be withdrawn', async () => {
  await calls.put(clerk, id, '/release', {})
  const released = await withdraw()
  const offered = (await calls.read<DeskView>(translator, id)).can
  await calls.put(clerk, id, '', { isReviewed: true })
  const continued = await withdraw()

  expect(released).toMatchObject({
    status: 409,
    body: {
      message:
        'The customer can already download this translation, so it cannot be withdrawn. The office can return it instead.',
    },
  })
  expect(offered).not.toContain('withdrawTranslation')
  expect(continued.status).toBe(409)
})

test('another translator cannot withdraw it; staff can, and the translator gets a mail', async () => {
  const stranger = await office.signedIn('translator')
  const { orderNumber } = await calls.read<OfficeView>(clerk, id)
  expect((await withdraw(stranger)).status).toBe(404)
  expect((await withdraw(clerk)).status).toBe(200)

  expect(await calls.mailsAbout(orderNumber, translator.user.email)).toContain(
    `${orderNumber}: your translation has been returned`,
  )
})

test('a withdrawal that was sent twice is done once', async () => {
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).status).toBe(200)
  const events = await calls.eventsOf(id)

  expect(events.filter((kind) => kind === 'request.translation-withdrawn')).toHaveLength(1)
})
