import { sampleOffice } from '@kakehashi/domain/sample/office'
import { askOffice, writeNote } from '@kakehashi/contract/requests/messages'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../support/office-with-staff.ts'

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

function ask(comment = 'Is it Itoh or Ito?', by = translator) {
  return by.browser.call(askOffice, { params: { requestId: id }, body: { comment } })
}

function answer(comment = 'Itoh, as in the passport.', audience: 'translator' | 'office') {
  return clerk.browser.call(writeNote, {
    params: { requestId: id },
    body: { comment, audience },
  })
}

/** When the question about this request was asked, as a list shows it. */
function marked(rows: readonly OfficeView[]): string | undefined {
  return rows.find(({ _id }) => _id === id)?.askedAt
}

test('a question of the translator is open until the office answers it, and both see the thread', async () => {
  expect((await ask()).status).toBe(200)
  const asked = await calls.read<OfficeView>(clerk, id)
  await answer('She is hard to reach.', 'office')
  const discussed = await calls.read<OfficeView>(clerk, id)
  await answer('Itoh, as in the passport.', 'translator')
  const answered = await calls.read<OfficeView>(clerk, id)
  const desk = await calls.read<DeskView>(translator, id)

  expect(asked.askedAt).toEqual(expect.any(String))
  expect(asked.notes.at(-1)).toMatchObject({
    name: 'Toru Honda',
    comment: 'Is it Itoh or Ito?',
    isQuestion: true,
    audience: 'translator',
  })
  expect(discussed.askedAt).toBe(asked.askedAt)
  expect(answered.askedAt).toBeUndefined()
  expect(desk.askedAt).toBeUndefined()
  expect(desk.notes.map(({ name, comment }) => [name, comment])).toEqual([
    ['Toru Honda', 'Is it Itoh or Ito?'],
    ['Clara Clerk', 'Itoh, as in the passport.'],
  ])
  expect(await calls.eventsOf(id)).toEqual(
    expect.arrayContaining(['request.question-asked', 'request.question-answered']),
  )
})

test('the lists and the dashboard of the office mark a request with an open question', async () => {
  await ask()
  const list = await clerk.browser.send<OfficeView[]>('GET', '/api/requests?stage=translate')
  const dashboard = await clerk.browser.send<{
    stages: { translate: { newest: OfficeView[] } }
  }>('GET', '/api/dashboard')

  expect(marked(list.body)).toEqual(expect.any(String))
  expect(marked(dashboard.body.stages.translate.newest)).toEqual(expect.any(String))
})

test('the office gets a mail about a question, the translator about the answer, both without its text', async () => {
  await ask()
  expect(await calls.mailsAbout(orderNumber, sampleOffice.email)).toContain(
    `${orderNumber}: a question from the desk`,
  )
  await answer('Itoh, as in the passport.', 'translator')
  await answer('And mind the seal.', 'translator')
  const subjects = await calls.mailsAbout(orderNumber, translator.user.email)
  const mails = [
    ...(await office.mailsTo(sampleOffice.email)),
    ...(await office.mailsTo(translator.user.email)),
  ]

  expect(subjects.filter((subject) => subject.includes('answered'))).toEqual([
    `${orderNumber}: the office has answered your question`,
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Itoh|mind the seal/)
})

test('the desk shows no price and no phone number or e-mail address of the customer', async () => {
  await ask()
  const desk = JSON.stringify(await calls.read<DeskView>(translator, id))

  for (const hidden of [customer.user.email, customer.user.phone, 'totalPrice', 'paidAmount']) {
    expect(desk).not.toContain(hidden)
  }
})

test('only the assigned translator can ask, and not about a cancelled request', async () => {
  const stranger = await office.signedIn('contractor')
  const refused = await ask('What is it about?', stranger)
  await calls.put(owner, id, '/close', { reason: 'Moved away' })
  const closed = await ask()

  // A cancelled request has left the desk.
  expect([refused.status, closed.status]).toEqual([404, 404])
})

test('a question that was sent twice is asked once', async () => {
  const call = () =>
    translator.browser.call(askOffice, {
      params: { requestId: id },
      body: { comment: 'Which spelling?' },
      headers: { 'idempotency-key': `question-${id}` },
    })
  await call()
  await call()
  const { notes } = await calls.read<DeskView>(translator, id)

  expect(notes).toHaveLength(1)
})
