import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { asTyped, schoolPaper, templatesOf } from '../support/paper-templates.ts'
import { readPdf } from '../support/pdf-text.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { draftsOf } from '../support/translation-drafts.ts'

let office: Office
let owner: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  ;({ office, owner, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

async function seed() {
  const translatorId = translator.user._id
  const id = await seedRequest(office, customer.user._id, { stage: 'translate', translatorId })
  const document = await seedFile(office, customer.user._id, 'document', id)
  return { id, document, drafts: draftsOf(translator, id) }
}

const filled = (target: string, source = target) => ({ source, target })
const content = {
  school: [
    {
      nameOfSchool: filled('Mihon Elementary School', '見本小学校'),
      dateOfIssue: filled('April 1, 2024 (Reiwa 6)', '令和6年4月1日'),
    },
  ],
  pupil: [{ name: filled('MIHON Ema', '見本 恵真') }, { name: filled('MIHON Ken', '見本 健') }],
}

/** A template with a draft of its first version. */
async function begun() {
  const { body: template } = await templatesOf(owner).add()
  const { id, document, drafts } = await seed()
  const reference = { template: template._id, templateVersion: 1 }
  const { status } = await drafts.save(document, { ...reference, content })
  expect(status).toBe(200)
  return { template, reference, id, document, drafts }
}

/** Takes the date of issue away, and adds the grade and the seal of the school. */
function changedPaper(paper: Parameters<typeof asTyped>[0]) {
  const typed = asTyped(paper)
  const section = typed.groups[0]?.sections[0]
  section?.fields.splice(1, 1)
  section?.fields.push(
    { label: { en: 'Grade', ja: '学年' }, kind: 'text', isRequired: true },
    {
      label: { en: 'Seal', ja: '校印' },
      kind: 'seal',
      isRequired: true,
      initial: { en: 'School seal', ja: '校印' },
    },
  )
  return typed
}

test('a template of the office is filled in like the others, and its PDF has both persons', async () => {
  const { drafts } = await begun()
  const { text } = readPdf(Buffer.from(await (await drafts.preview('letter')).arrayBuffer()))
  const expected = [
    'Certificate of enrolment',
    'Mihon Elementary School',
    'Pupil 1',
    'MIHON Ema',
    'Pupil 2',
    'MIHON Ken',
  ]
  const found = expected.map((part) => text.indexOf(part))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(found[0]).toBeGreaterThanOrEqual(0)
  expect((await drafts.make()).status).toBe(200)
})

test('a draft keeps the version it was begun with, and new drafts take the newest', async () => {
  const { template, reference, document, drafts } = await begun()
  await templatesOf(owner).change(template._id, changedPaper(template.paper), 1)

  const change = { school: content.school, pupil: content.pupil.slice(0, 1) }
  const { body } = await drafts.save(document, { ...reference, version: 1, content: change })
  expect(body).toMatchObject({
    templateVersion: 1,
    version: 2,
    newest: { templateVersion: 2, lost: 0 },
  })
  expect(body.paper.groups[0]?.sections[0]?.fields.map(({ key }) => key)).toEqual([
    'nameOfSchool',
    'dateOfIssue',
  ])
  expect((await drafts.make()).status).toBe(200)

  const other = await seed()
  const late = await other.drafts.save(other.document, { ...reference, content })
  expect(late.body).toMatchObject({ code: 'paper-template-unavailable' })
  const now = { ...reference, templateVersion: 2 }
  expect((await other.drafts.save(other.document, { ...now, content: {} })).status).toBe(200)
})

test('a draft moves to the newest version with everything that was filled in', async () => {
  const { template, document, drafts } = await begun()
  const { body: changed } = await templatesOf(owner).change(
    template._id,
    changedPaper(template.paper),
    1,
  )
  // It is used, so the field is no longer offered instead of gone.
  expect(changed.isUsed).toBe(true)
  const fields = changed.paper.groups[0]?.sections[0]?.fields ?? []
  expect(fields.find(({ key }) => key === 'dateOfIssue')).toMatchObject({ isHidden: true })

  expect((await drafts.toNewest(document, 9)).body).toMatchObject({ code: 'changed-meanwhile' })
  const { body } = await drafts.toNewest(document, 1)
  expect(body).toMatchObject({ templateVersion: 2, version: 2 })
  expect(body.newest).toBeUndefined()
  expect(body.content['school']?.[0]).toEqual({
    ...content.school[0],
    seal: { source: '校印', target: 'School seal' },
  })
  // A repeated call after a lost reply.
  expect((await drafts.toNewest(document, 1)).body.version).toBe(2)
  // What is new is asked for.
  const { body: refused } = await drafts.make()
  expect(JSON.stringify(refused)).toContain('School, Grade')
})

test('a draft of an archived template is still filled in and handed in', async () => {
  const { template, reference, document, drafts } = await begun()
  await templatesOf(owner).archive(template._id)
  const { body } = await drafts.save(document, {
    ...reference,
    version: 1,
    content: { ...content, pupil: [] },
  })
  expect(body).toMatchObject({ version: 2 })
  expect(body.newest).toBeUndefined()
  await drafts.save(document, { ...reference, version: 2, content })
  expect((await drafts.make()).status).toBe(200)
})

test('a draft of the program’s template can move to the office’s own, and back', async () => {
  const { document, drafts } = await seed()
  await drafts.save(document, { template: 'marriage-acceptance' })
  const shipped = (await templatesOf(owner).get('marriage-acceptance')).body
  const { body: own } = await templatesOf(owner).add(asTyped(shipped.paper), 'marriage-acceptance')
  const [draft] = (await drafts.list()).body
  expect(draft?.newest).toEqual({ template: own._id, templateVersion: 1, lost: 0 })
  const { body: moved } = await drafts.toNewest(document, 1)
  expect(moved).toMatchObject({ template: own._id, templateVersion: 1 })
  expect(moved.content['husband']).toEqual(draft?.content['husband'])

  await templatesOf(owner).archive(own._id)
  const { body: back } = await drafts.toNewest(document, 2)
  expect(back).toMatchObject({ template: 'marriage-acceptance', templateVersion: 0, version: 3 })
})

test('only a draft that exists and is open moves', async () => {
  const { id, document, drafts } = await seed()
  expect((await drafts.toNewest(document, 1)).status).toBe(404)
  await drafts.save(document, { template: 'residence-record' })
  const shipped = (await templatesOf(owner).get('residence-record')).body
  const { body: own } = await templatesOf(owner).add(asTyped(shipped.paper), 'residence-record')
  await office.db
    .updateTable('requests')
    .set({ closed_at: office.clock.now() })
    .where('id', '=', id)
    .execute()
  const { body } = await draftsOf(owner, id).toNewest(document, 1)
  expect(body).toMatchObject({ code: 'draft-not-open' })
  await templatesOf(owner).archive(own._id)
})

test('the sample of a template is marked on every page, in both sizes', async () => {
  for (const size of ['a4', 'letter']) {
    const reply = await owner.browser.post(`/api/paper-templates/preview?paper=${size}`, {
      paper: schoolPaper(),
    })
    expect(reply.status).toBe(200)
    const { text, facts } = readPdf(Buffer.from(await reply.arrayBuffer()))
    expect(text).toContain('SAMPLE')
    expect(text).toContain('MIHON Taro')
    expect(text).toContain('April 1, 2024 (Reiwa 6)')
    expect(facts).toContain(size === 'a4' ? '(A4)' : '(letter)')
    expect(facts).toMatch(/Tagged: +yes/)
  }
})

test('what is filled in is not stored with the template', async () => {
  await begun()
  const rows = await office.db.selectFrom('paper_template_versions').select('paper').execute()
  expect(JSON.stringify(rows)).not.toContain('MIHON Ema')
})
