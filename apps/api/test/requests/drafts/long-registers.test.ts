import { mostPersons } from '@kakehashi/domain/paper-templates/template'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import { seedFile, seedRequest } from '../../support/seed-request.ts'
import { draftsOf, sampleContent } from '../../support/translation-drafts.ts'

let office: Office
let translator: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  ;({ office, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

async function seed() {
  const translatorId = translator.user._id
  const id = await seedRequest(office, customer.user._id, { stage: 'translate', translatorId })
  return { id, document: await seedFile(office, customer.user._id, 'document', id) }
}

/** A register on which every person has long entries. */
function registerOf(persons: number, signs: number) {
  const content = sampleContent('family-register')
  const [first = {}] = content['person'] ?? []
  const long = { source: '転'.repeat(signs), target: 'Transferred '.repeat(signs / 12).trim() }
  const person = { ...first, otherEntries: long }
  return { ...content, person: Array.from({ length: persons }, () => person) }
}

test('a register with as many persons as there can be is saved', async () => {
  const { id, document } = await seed()
  const content = registerOf(mostPersons, 1200)
  expect(JSON.stringify(content).length).toBeGreaterThan(100 * 1024)
  const { status, body } = await draftsOf(translator, id).save(document, { content })
  expect(status).toBe(200)
  expect(body.content['person']).toHaveLength(mostPersons)
})

test('a draft over 1 MB is refused, and others learn only that it is not theirs to write', async () => {
  const { id, document } = await seed()
  const tooLong = { content: registerOf(mostPersons, 12_000) }
  expect((await draftsOf(translator, id).save(document, tooLong)).status).toBe(413)
  expect((await draftsOf(customer, id).save(document, tooLong)).status).toBe(403)
  const visitor = { ...customer, browser: office.visitor() }
  expect((await draftsOf(visitor, id).save(document, tooLong)).status).toBe(401)
})
