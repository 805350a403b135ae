import * as contract from '@kakehashi/contract/reply-templates'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { problemText } from '@kakehashi/contract/fields/problems'
import { placeholdersIn, unknownPlaceholders } from '@kakehashi/domain/request/reply-template'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import { openOffice, type Office, type SignedInUser } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.deleteFrom('settings').where('key', '=', 'replyTemplates').execute()
})

const list = async () => (await clerk.browser.call(contract.listReplyTemplates)).body
const sample = {
  titleEn: 'Thanks',
  titleJa: 'お礼',
  textEn: 'Thank you, {name}',
  textJa: '{name} 様',
}
const save = (templateId: string, body: object = {}) =>
  clerk.browser.call(contract.saveReplyTemplate, {
    params: { templateId },
    body: { ...sample, ...body },
  })

test('a new office has templates whose languages leave the same facts open', async () => {
  const templates = await list()

  expect(templates.length).toBeGreaterThan(3)
  for (const { text } of templates) {
    expect(placeholdersIn(text.ja)).toEqual(placeholdersIn(text.en))
    expect(unknownPlaceholders(text.en + text.ja)).toEqual([])
  }
})

test('a clerk adds a template, changes it and removes it', async () => {
  const before = await list()
  const id = crypto.randomUUID()
  const stream = await LiveListener.open(clerk.browser)
  const saved = { _id: id, title: { en: 'Thanks', ja: 'お礼' } }
  expect(await save(id)).toMatchObject({ status: 200, body: saved })
  await save(id)
  expect(await list()).toEqual([...before, expect.objectContaining(saved)])
  await stream.until(() => stream.tags.includes('Templates'))
  stream.close()

  await save(id, { titleEn: 'Thank you' })
  expect((await list()).at(-1)?.title.en).toBe('Thank you')
  const params = { templateId: id }
  for (const _ of ['first', 'again']) {
    expect((await clerk.browser.call(contract.removeReplyTemplate, { params })).status).toBe(200)
  }
  expect(await list()).toEqual(before)
})

test('a misspelled placeholder and an empty text are refused', async () => {
  const id = crypto.randomUUID()
  const refused = await save(id, { textEn: 'That is {pric}', textJa: ' ' })

  expect(refused).toMatchObject({
    status: 400,
    body: {
      fields: {
        textEn: problemText('unknown-placeholder', 'en'),
        textJa: problemText('text-required', 'en'),
      },
    },
  })
})

test('there can be a hundred templates', async () => {
  const one = { title: { en: 'A', ja: 'A' }, text: { en: 'A', ja: 'A' } }
  const many = Array.from({ length: 100 }, () => ({ _id: crypto.randomUUID(), ...one }))
  await office.changeSetting('replyTemplates', many)

  const refused = await save(crypto.randomUUID())
  expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-templates' } })
  expect((await save(many[0]?._id ?? '')).status).toBe(200)
})

test('the office cannot send a message with a placeholder; a customer may write braces', async () => {
  const requestId = await seedRequest(office, customer.user._id)
  const write = (by: SignedInUser, comment: string) =>
    by.browser.call(writeMessage, { params: { requestId }, body: { comment } })

  expect(await write(clerk, 'The price is {price}.')).toMatchObject({
    status: 400,
    body: { fields: { comment: problemText('placeholder-left', 'en') } },
  })
  expect((await write(clerk, 'The price is $40 {sic}.')).status).toBe(200)
  expect((await write(customer, 'What is {price}?')).status).toBe(200)
})
