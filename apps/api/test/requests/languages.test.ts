import { problems } from '@kakehashi/contract/fields/problems'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'

let office: Office
let customer: SignedInUser
let calls: RequestCalls

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const submit = (fromLanguage: string, toLanguage: string) =>
  customer.browser.send('POST', createRequest.path, {
    requestItem: calls.service,
    fromLanguage,
    toLanguage,
  })

test('a translation from a language into the same language is refused at the field', async () => {
  const reply = await submit('en', 'en')
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({
    code: 'invalid-fields',
    fields: { toLanguage: problems['same-language'].en },
  })
})

test('two languages that are not in the list, or one that is not known, are accepted', async () => {
  for (const [from, into] of [
    ['other', 'other'],
    ['', ''],
    ['en', ''],
    ['en', 'ja'],
  ] as const) {
    expect((await submit(from, into)).status, `${from} ${into}`).toBe(200)
  }
})

test('a request with the same language twice, from before this rule, can still be read', async () => {
  const { body } = await submit('en', 'ja')
  const { _id: id } = body as { _id: string }
  await office.db
    .updateTable('requests')
    .set({ target_language: 'en' })
    .where('id', '=', id)
    .execute()
  expect(await calls.read(customer, id)).toMatchObject({ fromLanguage: 'en', toLanguage: 'en' })
})
