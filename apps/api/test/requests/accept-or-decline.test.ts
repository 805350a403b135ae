import { sampleOffice } from '@kakehashi/domain/sample/office'
import { acceptWork, declineWork } from '@kakehashi/contract/requests/request-commands'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { assignedRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { sendTranslation } from '../support/sample-pdf.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  const request = await submitRequestToTranslate({ calls, owner, translator }, customer)
  ;({ _id: id, orderNumber } = request)
})

const to = () => ({ requestId: id })
const seen = () => calls.read<OfficeView>(clerk, id)

function accept(body = {}, by = translator) {
  return by.browser.call(acceptWork, { params: to(), body })
}

function decline(body = {}, by = translator) {
  return by.browser.call(declineWork, { params: to(), body })
}

function assign(person: SignedInUser) {
  return calls.put(owner, id, '/translator', { translator: person.user._id })
}

async function eventsNamed(kind: string): Promise<number> {
  return (await calls.eventsOf(id)).filter((one) => one === kind).length
}

test('a translator accepts the work, and the office sees when', async () => {
  expect((await seen()).acceptedAt).toBeUndefined()
  const { status, body } = await accept()
  await accept()

  expect(status).toBe(200)
  expect(body).toMatchObject({ reader: 'desk', can: ['submitTranslation'] })
  expect((await seen()).acceptedAt).toEqual(expect.any(String))
  expect(await eventsNamed('request.work-accepted')).toBe(1)
})

test('submitting without accepting still works, and counts as accepting', async () => {
  const translation = await sendTranslation(translator.browser)
  const { status } = await calls.put(translator, id, '', { isTranslated: true, translation })

  expect(status).toBe(200)
  expect((await seen()).acceptedAt).toEqual(expect.any(String))
})

test('another translator has not accepted yet', async () => {
  await accept()
  const other = await office.signedIn('contractor')
  await assign(other)

  expect((await seen()).acceptedAt).toBeUndefined()
  expect((await calls.read<DeskView>(other, id)).can).toContain('acceptWork')
})

test('declined work waits for a translator again, with a note for the office and a mail', async () => {
  const { status, body } = await decline({ reason: 'I am away that week' })
  const request = await seen()
  const desk = await translator.browser.call(assignedRequests, { query: { toDo: '1' } })

  expect({ status, body }).toEqual({
    status: 200,
    body: { message: 'Declined. The office will ask someone else.' },
  })
  expect(request).toMatchObject({
    stage: 'translate',
    actsNow: 'office',
    adminViewed: false,
    declinedBy: [translator.user._id],
  })
  expect(request.translator).toBeUndefined()
  expect(request.notes.at(-1)).toMatchObject({
    comment: 'Declined by Toru Honda: I am away that week',
    isSystem: true,
    audience: 'office',
  })
  expect(desk.body.map(({ _id }) => _id)).not.toContain(id)
  expect(await calls.mailsAbout(orderNumber, sampleOffice.email)).toContain(
    `${orderNumber}: a translation was declined`,
  )
  expect(await calls.mailsAbout(orderNumber, translator.user.email)).toEqual([
    `${orderNumber}: you have a new translation`,
  ])
})

test('pressing twice is one decline', async () => {
  const { version } = await calls.read<DeskView>(translator, id)
  const replies = await Promise.all([decline({ version }), decline({ version })])
  await decline({ version })

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await eventsNamed('request.work-declined')).toBe(1)
  const { notes } = await seen()
  expect(notes.filter(({ comment }) => comment.startsWith('Declined by'))).toHaveLength(1)
})

test('a reason is not required', async () => {
  await decline()
  expect((await seen()).notes.at(-1)?.comment).toBe('Declined by Toru Honda.')
})

test('a page that is out of date cannot accept or decline', async () => {
  const { version } = await calls.read<DeskView>(translator, id)
  await calls.put(owner, id, '/promise', { promisedOn: '2099-01-15' })
  expect(await decline({ version })).toMatchObject({
    status: 409,
    body: { code: 'request-changed' },
  })
  await assign(await office.signedIn('translator'))

  expect((await accept()).status).toBe(404)
  expect((await decline()).status).toBe(404)
  expect((await seen()).declinedBy).toBeUndefined()
})

test('accepted work cannot be declined any more', async () => {
  await accept()
  expect(await decline()).toMatchObject({
    status: 409,
    body: {
      message: 'You have already accepted this work. If you cannot do it, ask the office.',
    },
  })
})

test('the office can ask someone who declined again, and gets a second answer', async () => {
  await decline()
  await assign(translator)
  expect((await seen()).translatorName).toBe('Toru Honda')
  await decline({ reason: 'Still away' })

  expect(await eventsNamed('request.work-declined')).toBe(2)
  expect((await seen()).declinedBy).toEqual([translator.user._id])
})
