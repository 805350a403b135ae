import { readPassportLines } from '@kakehashi/contract/requests/passport-lines'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastEntry, misaki, namesOf } from '../support/names.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { sendTranslation } from '../support/sample-pdf.ts'

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  const request = await submitRequestToTranslate({ calls, owner, translator }, customer)
  ;({ _id: id } = request)
})

const uploaded = () => sendTranslation(clerk.browser)

test('a review that leaves names unconfirmed asks why, and the reason is kept in a note of the office', async () => {
  await namesOf(translator, id).add()
  await calls.put(clerk, id, '', { isTranslated: true, translation: await uploaded() })
  const asked = await calls.put(clerk, id, '', { isReviewed: true })
  expect(asked).toMatchObject({ status: 409, body: { code: 'names-unconfirmed' } })
  expect(asked.body.message).toContain('1 left')

  const reason = 'Confirmed on the phone'
  const { status, body } = await calls.put(clerk, id, '', { isReviewed: true, reason })
  expect([status, body.stage]).toEqual([200, 'delivery'])
  expect(body.notes.at(-1)?.comment).toBe(
    `Review finished with 1 entry of the names and dates not confirmed: ${reason}`,
  )
  const event = await office.db
    .selectFrom('events')
    .select('fields')
    .where('subject_id', '=', id)
    .where('kind', '=', 'request.reviewed')
    .executeTakeFirstOrThrow()
  expect(event.fields).toContain('reason')
})

test.each(['empty', 'confirmed'])('with %s names a review needs no reason', async (state) => {
  if (state === 'confirmed') {
    await namesOf(translator, id).add()
    await namesOf(customer, id).confirmAll()
  }
  await calls.put(clerk, id, '', { isTranslated: true, translation: await uploaded() })
  const { status, body } = await calls.put(clerk, id, '', { isReviewed: true })
  expect(status).toBe(200)
  expect(body.notes).toEqual([])
})

test('a note about changed names never stands for the reason of a return', async () => {
  await namesOf(translator, id).add()
  await namesOf(customer, id).confirmAll()
  await calls.put(clerk, id, '', { isTranslated: true, translation: await uploaded() })
  await calls.put(clerk, id, '/return', { reason: 'A date is wrong' })
  const { _id, version } = lastEntry((await namesOf(translator, id).read()).body)
  await namesOf(clerk, id).change(_id, version, { ...misaki, given: 'EMMA' })
  const desk = await calls.read<DeskView>(translator, id)
  expect(desk.returned?.reason).toBe('A date is wrong')
})

test('names are closed after the delivery and while the request is cancelled', async () => {
  const { body } = await namesOf(clerk, id).add()
  await calls.put(clerk, id, '/close', { reason: 'No longer needed' })
  expect((await namesOf(clerk, id).remove(lastEntry(body)._id, 1)).body.code).toBe('request-closed')
  await calls.put(clerk, id, '/reopen', {})
  await namesOf(clerk, id).confirmAll()
  await calls.put(clerk, id, '', { isTranslated: true, translation: await uploaded() })
  await calls.put(clerk, id, '', { isReviewed: true })
  await calls.put(clerk, id, '', { isDelivered: true })
  expect((await namesOf(customer, id).add()).body.code).toBe('names-closed')
  expect((await namesOf(customer, id).read()).body.can).toEqual([])
})

function read(lines: string, by = translator) {
  return by.browser.call(readPassportLines, { params: { requestId: id }, body: { lines } })
}

test('the lines of a passport make a proposal, and nothing is stored', async () => {
  const lines =
    'P<JPNMIYAZATO<<MISAKI<<<<<<<<<<<<<<<<<<<<<<<\nTZ12345676JPN9404173F3302141<<<<<<<<<<<<<<<6'
  const { body } = await read(lines)
  expect(body).toEqual({
    kind: 'read',
    proposal: {
      family: 'MIYAZATO',
      given: 'MISAKI',
      bornOn: '1994-04-17',
      source: 'japanese-passport',
    },
    notes: [],
  })
  expect((await namesOf(translator, id).read()).body.entries).toEqual([])
})

test('lines that were misread are refused with what is wrong, and nothing is corrected', async () => {
  const lines =
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO74O8122F1204159ZE184226B<<<<<10'
  const { body } = await read(lines)
  expect(body).toEqual({
    kind: 'refused',
    problems: [
      expect.objectContaining({ why: 'letter-for-digit', line: 2, sign: 16, perhaps: '0' }),
    ],
  })
})
