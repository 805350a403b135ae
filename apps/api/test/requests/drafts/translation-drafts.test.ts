import { downloadFile } from '@kakehashi/contract/documents/files'
import { tidyDraft } from '@kakehashi/domain/paper-templates/draft'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { LiveListener } from '../../support/live-listener.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../../support/office-with-staff.ts'
import { readPdf } from '../../support/pdf-text.ts'
import type { OfficeView, RequestCalls } from '../../support/request-calls.ts'
import { seedFile, seedRequest } from '../../support/seed-request.ts'
import { draftsOf, sampleContent } from '../../support/translation-drafts.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const register = paperTemplates['family-register']

async function seed(options: Parameters<typeof seedRequest>[2] = {}) {
  const translatorId = translator.user._id
  const about = { stage: 'translate', translatorId, ...options } as const
  const id = await seedRequest(office, customer.user._id, about)
  return { id, document: await seedFile(office, customer.user._id, 'document', id) }
}

const content = tidyDraft(register, sampleContent('family-register'))
/** The sample family without what the paper says of one field. */
function without(key: string) {
  const [first = {}, ...others] = content['person'] ?? []
  const person = [{ ...first, [key]: { source: '', target: '' } }, ...others]
  return { ...content, person }
}

test('a translator fills in a template, the PDF is made from it and submitted like an upload', async () => {
  const { _id: id } = await submitRequestToTranslate({ calls, owner, translator }, customer)
  const document = await seedFile(office, customer.user._id, 'document', id)
  const drafts = draftsOf(translator, id)
  const { status, body: saved } = await drafts.save(document)
  expect(status).toBe(200)
  expect(saved).toMatchObject({ document, template: 'family-register', version: 1, content })
  expect(saved.savedBy).toBe('Toru Honda')

  const { body: made } = await drafts.make('letter')
  expect(made.file).toMatchObject({ role: 'translation', mediaType: 'application/pdf', pages: 2 })
  const done = await calls.put(translator, id, '', {
    isTranslated: true,
    translation: made.translation,
  })
  expect(done.status).toBe(200)

  const { stage, translations } = await calls.read<OfficeView>(clerk, id)
  expect(stage).toBe('review')
  const path = translations.at(-1)?.path ?? ''
  const reply = await clerk.browser.open(path)
  const { text } = readPdf(Buffer.from(await reply.arrayBuffer()))
  expect(text).toContain('MIYAZATO Misaki')
  expect(text).toContain('April 17, 1994 (Heisei 6)')
  expect(await calls.eventsOf(id)).toContain('request.draft-begun')
})

test('an empty field is named and keeps the translation from being made', async () => {
  const { id, document } = await seed()
  const drafts = draftsOf(translator, id)
  await drafts.save(document, { content: without('relation') })

  const { status, body } = await drafts.make()
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'draft-incomplete' })
  expect(JSON.stringify(body)).toContain('Person recorded 1, Relationship')
  // It can still be looked at.
  const { text } = readPdf(Buffer.from(await (await drafts.preview()).arrayBuffer()))
  expect(text).toContain('[not filled in yet]')
})

test('nothing is made of a request without a draft', async () => {
  const { id } = await seed()
  const drafts = draftsOf(clerk, id)
  expect((await drafts.make()).body).toMatchObject({ code: 'draft-missing' })
  expect((await drafts.preview()).status).toBe(409)
})

test('several documents are one translation, in the order of the documents', async () => {
  const { id, document } = await seed()
  office.clock.advance(duration.minute)
  const second = await seedFile(office, customer.user._id, 'document', id)
  const drafts = draftsOf(clerk, id)
  await drafts.save(second, { template: 'residence-record' })
  await drafts.save(document)

  const { body } = await drafts.list()
  expect(body.map((draft) => draft.document)).toEqual([document, second])
  const { text } = readPdf(Buffer.from(await (await drafts.preview()).arrayBuffer()))
  const titles = ['Family register, full certificate', 'Copy of Residence Record']
  expect(titles.map((title) => text.indexOf(title)).every((at) => at >= 0)).toBe(true)
  expect(text.indexOf(titles[0] ?? '')).toBeLessThan(text.indexOf(titles[1] ?? ''))
})

test('who saves an old version is told whose change came first, and a repeated save is no conflict', async () => {
  const { id, document } = await seed()
  await draftsOf(clerk, id).save(document)
  expect((await draftsOf(clerk, id).save(document)).body.version).toBe(1)

  const other = { content: without('father') }
  const { status, body } = await draftsOf(translator, id).save(document, other)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'changed-meanwhile' })
  expect(JSON.stringify(body)).toContain('Clara Clerk')

  const saved = await draftsOf(translator, id).save(document, { ...other, version: 1 })
  expect(saved.body.version).toBe(2)
  expect((await draftsOf(clerk, id).remove(document, 1)).status).toBe(409)
})

test('saving every few seconds is one entry of the history', async () => {
  const { id, document } = await seed()
  for (const version of [0, 1, 2]) {
    const changed = version % 2 === 0 ? content : without('father')
    await draftsOf(translator, id).save(document, { version, content: changed })
    office.clock.advance(duration.second)
  }
  await draftsOf(clerk, id).save(document, { version: 3, content: without('mother') })
  office.clock.advance(2 * duration.hour)
  await draftsOf(clerk, id).save(document, { version: 4 })
  expect(await calls.eventsOf(id)).toEqual([
    'request.draft-begun',
    'request.draft-changed',
    'request.draft-changed',
  ])
})

test('a draft can be discarded, so that another template is chosen', async () => {
  const { id, document } = await seed()
  const drafts = draftsOf(translator, id)
  await drafts.save(document)
  expect((await drafts.remove(document, 1)).body).toEqual([])
  expect((await drafts.remove(document, 1)).status).toBe(200)
  const { body } = await drafts.save(document, { template: 'marriage-acceptance' })
  expect(body).toMatchObject({ template: 'marriage-acceptance', version: 1 })
  expect(await calls.eventsOf(id)).toContain('request.draft-removed')
})

test('templates are filled in while the request is translated only', async () => {
  for (const options of [{ stage: 'payment' }, { stage: 'review' }, { isClosed: true }] as const) {
    const { id, document } = await seed(options)
    const drafts = draftsOf(clerk, id)
    expect((await drafts.save(document)).body).toMatchObject({ code: 'draft-not-open' })
    expect((await drafts.make()).body).toMatchObject({ code: 'draft-not-open' })
  }
})

test('a draft stays readable afterwards, and is neither changed nor discarded', async () => {
  const { id, document } = await seed()
  const drafts = draftsOf(clerk, id)
  await drafts.save(document)
  await office.db
    .updateTable('requests')
    .set({ closed_at: office.clock.now() })
    .where('id', '=', id)
    .execute()

  expect((await drafts.list()).body).toHaveLength(1)
  const change = { version: 1, content: without('father') }
  expect((await drafts.save(document, change)).body).toMatchObject({ code: 'draft-not-open' })
  expect((await drafts.remove(document, 1)).body).toMatchObject({ code: 'draft-not-open' })
})

test('only a document of the request itself has a draft', async () => {
  const { id } = await seed()
  const other = await seed()
  expect((await draftsOf(clerk, id).save(other.document)).status).toBe(404)
  const translation = await seedFile(office, clerk.user._id, 'translation', id)
  expect((await draftsOf(clerk, id).save(translation)).status).toBe(404)
  const refused = await seedFile(office, clerk.user._id, 'document', id)
  const removal = {
    status: 'refused',
    refusal: 'file-infected',
    removed_at: office.clock.now(),
  } as const
  await office.db.updateTable('files').set(removal).where('id', '=', refused).execute()
  expect((await draftsOf(clerk, id).save(refused)).status).toBe(404)
})

test('fields that the template does not have are refused', async () => {
  const { id, document } = await seed()
  const shoes = { content: { person: [{ shoes: { source: '', target: '45' } }] } }
  const { status, body } = await draftsOf(clerk, id).save(document, shoes)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid-fields' })
})

test('neither the customer nor another translator reads a draft', async () => {
  const { id, document } = await seed()
  await draftsOf(translator, id).save(document)
  const other = await office.signedIn('translator')
  expect((await draftsOf(customer, id).list()).status).toBe(403)
  expect((await draftsOf(other, id).list()).status).toBe(404)
  expect((await draftsOf(other, id).preview()).status).toBe(404)
})

test('a translator who is the customer of a request has no drafts of it', async () => {
  const own = await office.signedIn('translator')
  const id = await seedRequest(office, own.user._id, { stage: 'translate' })
  const document = await seedFile(office, own.user._id, 'document', id)
  const drafts = draftsOf(own, id)
  expect((await drafts.list()).status).toBe(403)
  expect((await drafts.save(document)).status).toBe(403)
})

test('the draft of a document moves with it, is hidden with it and is deleted with it', async () => {
  const { id, document } = await seed()
  const target = await seed()
  await draftsOf(clerk, id).save(document)
  const file = `/files/${document}`
  await calls.put(clerk, id, `${file}/move`, { reason: 'wrong-person', to: target.id })
  expect((await draftsOf(clerk, id).list()).body).toEqual([])
  expect((await draftsOf(clerk, target.id).list()).body).toHaveLength(1)

  await calls.put(clerk, target.id, `${file}/remove`, { reason: 'wrong-file' })
  expect((await draftsOf(clerk, target.id).list()).body).toEqual([])
})

test('whoever has the draft open learns of a change, and the customer does not', async () => {
  const { id, document } = await seed()
  const atDesk = await LiveListener.open(translator.browser)
  const atHome = await LiveListener.open(customer.browser)
  const tag = `TranslationDraft ${id}`
  await draftsOf(clerk, id).save(document)
  await atDesk.until(() => atDesk.timesPublished(tag) > 0)
  expect(atHome.timesPublished(tag)).toBe(0)
  atDesk.close()
  atHome.close()
})

test('every template can be saved as it begins', async () => {
  for (const template of Object.keys(paperTemplates) as (keyof typeof paperTemplates)[]) {
    const { id, document } = await seed()
    expect((await draftsOf(clerk, id).save(document, { template, content: {} })).status).toBe(200)
  }
})

test('the file of a made translation can be downloaded by the office at once', async () => {
  const { id, document } = await seed()
  await draftsOf(clerk, id).save(document)
  const { body } = await draftsOf(clerk, id).make()
  const { status } = await clerk.browser.call(downloadFile, { params: { id: body.file._id } })
  expect(status).toBe(200)
})
