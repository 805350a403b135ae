import { paperTemplateIds } from '@kakehashi/domain/paper-templates/template'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { asTyped, schoolPaper, templatesOf } from '../support/paper-templates.ts'

let office: Office
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
beforeAll(async () => {
  ;({ office, owner, clerk, translator } = await openOfficeWithStaff())
})
afterAll(() => office.close())

async function added(title?: string) {
  const { status, body } = await templatesOf(owner).add(schoolPaper(title))
  expect(status).toBe(200)
  return body
}

const kindsOf = async (id: string) => {
  const rows = await office.db
    .selectFrom('events')
    .select(['kind', 'fields'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(rows.flatMap(({ fields }) => fields)).toEqual([])
  return rows.map(({ kind }) => kind)
}

const choiceIds = async () =>
  (await templatesOf(translator).choices()).body.map(({ template }) => template)

test('a new template can be chosen at once, and its fields have got keys', async () => {
  const live = await LiveListener.open(clerk.browser)
  const { _id, version, paper, isUsed } = await added()
  expect({ version, isUsed }).toEqual({ version: 1, isUsed: false })
  const keys = paper.groups.map(({ key, sections }) =>
    [key].concat(sections.flatMap(({ fields }) => fields.map((field) => field.key))),
  )
  expect(keys).toEqual([
    ['school', 'nameOfSchool', 'dateOfIssue'],
    ['pupil', 'name'],
  ])
  await live.until(() => live.timesPublished('PaperTemplates') > 0)
  live.close()

  expect(await choiceIds()).toEqual([...paperTemplateIds, _id])
  expect(await kindsOf(_id)).toEqual(['paper-template.added'])
})

test('owners alone change templates; whoever translates chooses them', async () => {
  const { _id, paper } = await added()
  for (const staff of [clerk, translator]) {
    const calls = templatesOf(staff)
    expect((await calls.choices()).status).toBe(200)
    for (const call of [
      calls.list(),
      calls.get(_id),
      calls.add(),
      calls.change(_id, asTyped(paper), 1),
      calls.archive(_id),
    ]) {
      expect((await call).status).toBe(403)
    }
  }
})

test('a change is a new version, and who changes an old one is told', async () => {
  const { _id, paper } = await added()
  const changed = { ...asTyped(paper), title: { en: 'School certificate', ja: '在学証明' } }
  const { body } = await templatesOf(owner).change(_id, changed, 1)
  expect(body).toMatchObject({ version: 2, title: { en: 'School certificate' } })
  // A repeated call after a lost reply.
  expect((await templatesOf(owner).change(_id, changed, 1)).body.version).toBe(2)

  const late = { ...asTyped(paper), title: { en: 'Other title', ja: '別の題' } }
  const refused = await templatesOf(owner).change(_id, late, 1)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'paper-template-changed' })
  expect((await templatesOf(owner).change(_id, late, 7)).status).toBe(409)
  expect(await kindsOf(_id)).toEqual(['paper-template.added', 'paper-template.changed'])
})

test('a label keeps its key when it is renamed, also if a new field has a key of its own', async () => {
  const { _id, paper } = await added()
  const typed = asTyped(paper)
  const [first] = typed.groups[0]?.sections[0]?.fields ?? []
  if (!first) throw new Error('no field')
  first.label = { en: 'School', ja: '学校' }
  typed.groups[0]?.sections[0]?.fields.push({
    key: 'constructor',
    label: { en: 'Name of school', ja: '学校の名称' },
    kind: 'text',
    isRequired: false,
  })
  const { body } = await templatesOf(owner).change(_id, typed, 1)
  const fields = body.paper.groups[0]?.sections[0]?.fields.map(({ key }) => key)
  expect(fields).toEqual(['nameOfSchool', 'dateOfIssue', 'nameOfSchool2'])
})

test('a field that no draft uses can be taken away', async () => {
  const { _id, paper } = await added()
  const typed = asTyped(paper)
  typed.groups.pop()
  const { body } = await templatesOf(owner).change(_id, typed, 1)
  expect(body.paper.groups.map(({ key }) => key)).toEqual(['school'])
})

test('an archived template cannot be chosen or changed, and comes back', async () => {
  const { _id, paper } = await added()
  expect((await templatesOf(owner).archive(_id)).body.archivedAt).toBeDefined()
  expect((await templatesOf(owner).archive(_id)).status).toBe(200)
  expect(await choiceIds()).not.toContain(_id)
  const changed = { ...asTyped(paper), title: { en: 'Changed', ja: '変更' } }
  expect((await templatesOf(owner).change(_id, changed, 1)).body).toMatchObject({
    code: 'paper-template-archived',
  })
  await templatesOf(owner).archive(_id, false)
  expect(await choiceIds()).toContain(_id)
  expect(await kindsOf(_id)).toEqual([
    'paper-template.added',
    'paper-template.archived',
    'paper-template.brought-back',
  ])
})

test('the office’s own stands in place of one of the program, until the office goes back to it', async () => {
  const shipped = (await templatesOf(owner).get('drivers-licence')).body
  const typed = { ...asTyped(shipped.paper), title: { en: 'Our licence', ja: '当所の免許証' } }
  const { body: own } = await templatesOf(owner).add(typed, 'drivers-licence')
  expect(own.paper.groups).toEqual(shipped.paper.groups)
  const ids = await choiceIds()
  expect(ids.indexOf(own._id)).toBe(paperTemplateIds.indexOf('drivers-licence'))
  expect(ids).not.toContain('drivers-licence')
  const row = (await templatesOf(owner).list()).body.find(({ _id }) => _id === 'drivers-licence')
  expect(row?.replacedBy).toBe(own._id)

  const second = await templatesOf(owner).add(typed, 'drivers-licence')
  expect(second.body).toMatchObject({ code: 'paper-template-replaced' })

  await templatesOf(owner).archive(own._id)
  expect(await choiceIds()).toContain('drivers-licence')
  const { body: other } = await templatesOf(owner).add(typed, 'drivers-licence')
  const back = await templatesOf(owner).archive(own._id, false)
  expect(back.body).toMatchObject({ code: 'paper-template-replaced' })
  await templatesOf(owner).archive(other._id)
})

test('the original keeps its language, so that no draft has it the wrong way round', async () => {
  const { _id, paper } = await added()
  const turned = { ...asTyped(paper), from: 'en' as const }
  const { status, body } = await templatesOf(owner).change(_id, turned, 1)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid-fields' })
})

test('a template without a label in Japanese is refused', async () => {
  const paper = { ...schoolPaper(), title: { en: 'Certificate', ja: ' ' } }
  const { status, body } = await templatesOf(owner).add(paper)
  expect(status).toBe(400)
  expect(body).toMatchObject({ fields: { paper: expect.any(String) } })
})

test('a template that does not exist is neither read nor changed', async () => {
  const id = '018f5a3e-0000-7000-8000-000000000009'
  const calls = templatesOf(owner)
  expect((await calls.get(id)).status).toBe(404)
  expect((await calls.change(id, schoolPaper(), 1)).status).toBe(404)
  expect((await calls.archive(id)).status).toBe(404)
})
