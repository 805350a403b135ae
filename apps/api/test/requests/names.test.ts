import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { getWaiting } from '@kakehashi/contract/requests/waiting'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import { lastEntry, misaki, namesOf } from '../support/names.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  const request = await submitRequestToTranslate({ calls, owner, translator }, customer)
  ;({ _id: id, orderNumber } = request)
})

const emma = { ...misaki, label: 'Daughter', given: 'EMMA', bornOn: 'February 11, 2022' }

test('the translator enters a person, and all three parties read the same with both calendars in one day', async () => {
  const { body } = await namesOf(translator, id).add()
  expect(body.entries).toEqual([
    { ...misaki, _id: expect.any(String), version: 1, isChangedSince: false, bornOn: '1994-04-17' },
  ])
  expect(body.can).toEqual(['add', 'change', 'remove', 'ask'])
  expect((await namesOf(clerk, id).read()).body.entries).toEqual(body.entries)
  const seen = await namesOf(customer, id).read()
  expect(seen.body.entries).toEqual(body.entries)
  expect(seen.body.can).toEqual(['add', 'change', 'confirm'])
})

test('dates and places can be listed too, and a press that is repeated adds one entry', async () => {
  const { add } = namesOf(clerk, id)
  const marriage = { kind: 'date', label: 'Marriage', day: '令和2年10月5日' }
  await add(marriage, 'once')
  await add(marriage, 'once')
  const birthplace = {
    kind: 'place',
    label: 'Place of birth',
    japanese: '沖縄県具志川市',
    kana: 'おきなわけんぐしかわし',
    english: 'Gushikawa City, Okinawa Prefecture',
  }
  const { body } = await add(birthplace)
  expect(body.entries).toMatchObject([
    { kind: 'date', label: 'Marriage', day: '2020-10-05' },
    birthplace,
  ])
})

test('a spelling stays as it was written, also where it is not the usual one for its kana', async () => {
  const itoh = { ...misaki, family: 'Itoh', kanaFamily: 'いとう', kanjiFamily: '神' }
  const { body } = await namesOf(translator, id).add(itoh)
  expect(lastEntry(body)).toMatchObject({ family: 'Itoh', kanjiFamily: '神' })
})

test.each([
  ['a date that its era did not have', { bornOn: '昭和65年1月8日' }, 'bornOn'],
  ['a day that does not exist', { bornOn: 'February 30, 1990' }, 'bornOn'],
  ['a year of two digits', { bornOn: '04/17/94' }, 'bornOn'],
  ['a day of the lunar calendar', { bornOn: '明治5年11月1日' }, 'bornOn'],
  ['kanji as the spelling of a passport', { family: '宮里' }, 'family'],
  ['no name at all', { family: '', given: '' }, 'family'],
  ['Latin letters as kanji', { kanjiFamily: 'Miyazato' }, 'kanjiFamily'],
  ['kanji as the reading', { kanaGiven: '美咲' }, 'kanaGiven'],
  ['a person without a label', { label: ' ' }, 'label'],
])('%s is refused', async (_what, wrong, field) => {
  const { status, body } = await namesOf(translator, id).add({ ...misaki, ...wrong })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([field])
})

test('the customer is asked by a mail without names, and confirms all entries', async () => {
  await namesOf(translator, id).add()
  await namesOf(translator, id).add(emma)
  await namesOf(translator, id).ask()
  // A second press, perhaps of a colleague.
  await namesOf(clerk, id).ask()

  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  const asking = subjects.filter((subject) => subject.includes('names and dates'))
  expect(asking).toEqual([`${orderNumber}: please check the names and dates`])
  const mails = await office.mailsTo(customer.user.email)
  expect(JSON.stringify(mails)).not.toMatch(/MIYAZATO|宮里/)
  const mail = mails.find(({ subject }) => subject === asking[0])
  expect(mail?.text).toContain(`/request/${id}/names`)

  const asked = await calls.read<CustomerView>(customer, id)
  expect(asked).toMatchObject({ waiting: ['names'], actsNow: 'customer', unconfirmedNames: 2 })
  const { body: waiting } = await customer.browser.call(getWaiting)
  expect(waiting.items.map(({ kind, request }) => [kind, request])).toContainEqual(['names', id])

  const { body } = await namesOf(customer, id).confirmAll()
  expect(body.entries.map(({ confirmed }) => confirmed?.by)).toEqual(['customer', 'customer'])
  expect(body).not.toHaveProperty('askedAt')
  const done = await calls.read<CustomerView>(customer, id)
  expect(done.waiting).toEqual([])
  const names = await calls.eventsOf(id)
  expect(names.filter((kind) => kind.startsWith('request.names'))).toEqual([
    'request.names-added',
    'request.names-added',
    'request.names-asked',
    'request.names-confirmed',
  ])
  expect((await namesOf(clerk, id).ask()).body.code).toBe('names-are-confirmed')
})

test('a mail that has not been sent when everything is confirmed is not sent', async () => {
  await namesOf(translator, id).add()
  await namesOf(translator, id).ask()
  await namesOf(customer, id).confirmAll()
  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(subjects.filter((subject) => subject.includes('names and dates'))).toEqual([])
})

test('the office notes what a customer confirms at the counter, and only staff read who noted it', async () => {
  await namesOf(clerk, id).add()
  await namesOf(clerk, id).confirmAll()
  const staff = await namesOf(translator, id).read()
  const own = await namesOf(customer, id).read()
  expect(lastEntry(staff.body).confirmed).toMatchObject({ by: 'office', name: 'Clara Clerk' })
  expect(lastEntry(own.body).confirmed).toEqual({ at: expect.any(String), by: 'office' })
})

test('a change after the confirmation takes it back, and translator and office are told at once', async () => {
  await namesOf(translator, id).add()
  const { body: confirmed } = await namesOf(customer, id).confirmAll()
  await clerk.browser.send('PUT', `/api/requests/${id}/viewed`, {})
  const [desk, counter] = await Promise.all([
    LiveListener.open(translator.browser),
    LiveListener.open(clerk.browser),
  ])
  const { _id, version } = lastEntry(confirmed)
  const changed = await namesOf(customer, id).change(_id, version, { ...misaki, given: 'MISAKO' })

  expect(lastEntry(changed.body)).toMatchObject({ given: 'MISAKO', isChangedSince: true })
  expect(lastEntry(changed.body)).not.toHaveProperty('confirmed')
  for (const listener of [desk, counter]) {
    await listener.until(() => listener.timesPublished(`Request ${id}`) > 0)
    listener.close()
  }
  const atOffice = await calls.read<OfficeView>(clerk, id)
  expect(atOffice).toMatchObject({ adminViewed: false, unconfirmedNames: 1 })
  const { notes, unconfirmedNames } = await calls.read<DeskView>(translator, id)
  expect(unconfirmedNames).toBe(1)
  expect(notes.at(-1)?.comment).toBe(
    'The customer changed a confirmed entry of the names and dates. It has to be confirmed again.',
  )
  // It is no reason for a return.
  expect(await calls.read<DeskView>(translator, id)).not.toHaveProperty('returned')

  const again = await namesOf(customer, id).confirmAll()
  expect(lastEntry(again.body)).toMatchObject({
    isChangedSince: false,
    confirmed: { by: 'customer' },
  })
})

test('whoever has not seen the newest version changes, removes and confirms nothing', async () => {
  const { body } = await namesOf(translator, id).add()
  const seen = lastEntry(body)
  await namesOf(clerk, id).change(seen._id, 1, emma)
  const replies = [
    await namesOf(customer, id).confirm([seen]),
    await namesOf(translator, id).change(seen._id, 1, { ...misaki, given: 'MISAKO' }),
    await namesOf(translator, id).remove(seen._id, 1),
  ]
  expect(replies.map(({ body: { code } }) => code)).toEqual(Array(3).fill('name-entry-changed'))
  const { entries } = (await namesOf(clerk, id).read()).body
  expect(entries).toMatchObject([{ given: 'EMMA', version: 2 }])
  expect(entries[0]).not.toHaveProperty('confirmed')
  // The same change again, after its reply was lost.
  expect((await namesOf(clerk, id).change(seen._id, 1, emma)).status).toBe(200)
})

test('a customer confirms one entry and leaves another open, or none if one has changed', async () => {
  const { body: first } = await namesOf(translator, id).add()
  const { body: both } = await namesOf(translator, id).add(emma)
  await namesOf(customer, id).confirm([lastEntry(first)])
  await namesOf(translator, id).change(lastEntry(both)._id, 1, { ...emma, given: 'EMA' })
  const { body } = await namesOf(customer, id).confirm(both.entries)
  expect(body.code).toBe('name-entry-changed')
  const { entries } = (await namesOf(customer, id).read()).body
  expect(entries.map(({ confirmed }) => confirmed !== undefined)).toEqual([true, false])
})

test('names change neither the version of the request nor what its forms have seen', async () => {
  const { version } = await calls.read<OfficeView>(clerk, id)
  await namesOf(translator, id).add()
  await namesOf(customer, id).confirmAll()
  expect((await calls.read<OfficeView>(clerk, id)).version).toBe(version)
})

test('an entry of another request is not found, and a request takes sixty entries', async () => {
  const { body } = await namesOf(translator, id).add()
  const other = await submitRequestToTranslate({ calls, owner, translator }, customer)
  const { change } = namesOf(clerk, other._id)
  expect((await change(lastEntry(body)._id, 1, emma)).status).toBe(404)
  for (let count = 1; count < 60; count += 1) await namesOf(clerk, id).add()
  expect((await namesOf(clerk, id).add()).body.code).toBe('too-many-names')
})

test('a customer can be asked again after ten minutes', async () => {
  await namesOf(translator, id).add()
  await namesOf(translator, id).ask()
  office.clock.advance(11 * duration.minute)
  await namesOf(translator, id).ask()
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.names-asked')).toHaveLength(2)
})
