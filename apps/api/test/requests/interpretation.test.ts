import { getWaiting } from '@kakehashi/contract/requests/waiting'
import { updateService } from '@kakehashi/contract/services/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { sampleService, seedService } from '../support/services.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  ;({ office, calls, owner, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  const serviceId = await seedService(office)
  const body = { ...sampleService(), name: 'Hospital escort', kind: 'interpretation' } as const
  await owner.browser.call(updateService, { params: { serviceId }, body })
  ;({ _id: id, orderNumber } = await calls.submitRequest(customer, {
    requestItem: 'Hospital escort',
  }))
})
afterAll(() => office.close())

test('a request for an interpretation says so, and its mails name no translation', async () => {
  await calls.put(owner, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(owner, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  const { serviceKind } = await calls.read<OfficeView>(owner, id)
  const subjects = await calls.mailsAbout(orderNumber, translator.user.email)
  const texts = (await office.mailsTo(translator.user.email)).map(({ text }) => text)

  expect(serviceKind).toBe('interpretation')
  expect(subjects).toEqual([`${orderNumber}: you have a new interpretation`])
  expect(texts.join('\n')).not.toMatch(/translat/i)
  expect(texts.join('\n')).toContain('Stage: Interpretation')
})

test('the customer of an interpretation is told no ready-by day, on no page and in no mail', async () => {
  const { _id } = await calls.submitRequest(customer, { requestItem: 'Hospital escort' })
  await calls.put(owner, _id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await office.runJobs()
  const offered = (await customer.browser.call(getWaiting)).body.items
  await calls.put(customer, _id, '/answer', { quoteVersion: 1, answer: 'accepted' })
  await calls.put(owner, _id, '', { isPaid: true })
  await office.runJobs()
  const mails = (await office.mailsTo(customer.user.email)).map(({ text }) => text).join('\n')

  expect(offered).toMatchObject([{ kind: 'quote', request: _id }])
  expect(offered[0]).not.toHaveProperty('ready')
  expect(await calls.read<CustomerView>(customer, _id)).not.toHaveProperty('promisedOn')
  expect(await calls.read<OfficeView>(owner, _id)).toHaveProperty('promisedOn')
  expect(mails).toContain('You pay when the interpretation is over.')
  expect(mails).not.toMatch(/Ready by|pick it up/i)
})

test('a refusal about an interpretation names its stage and what happened', async () => {
  const { body } = await calls.put(owner, id, '', { isDelivered: true })

  expect(body.message).toContain("at the stage 'Interpretation'")
  expect(body.message).toContain('assigned the interpreter')
})

test('a service keeps its kind when an edit does not mention it', async () => {
  const serviceId = await seedService(office)
  const edit = (extra: object) =>
    owner.browser.call(updateService, {
      params: { serviceId },
      body: { ...sampleService(), ...extra },
    })
  const before = await edit({})
  await edit({ kind: 'interpretation' })
  const after = await edit({})

  expect([before.body.kind, after.body.kind]).toEqual(['translation', 'interpretation'])
})
