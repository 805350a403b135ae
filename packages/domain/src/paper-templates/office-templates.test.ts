import { expect, test } from 'vitest'
import { fitsTemplate, isShown, startDraft, tidyDraft } from './draft.ts'
import { listDraftProblems } from './draft-problems.ts'
import { keepFieldsInUse } from './fields-in-use.ts'
import { keepWhatFits } from './move-draft.ts'
import { sampleContent } from './sample-content.ts'
import { listTemplateProblems, templateLimits } from './template-rules.ts'
import { fieldsOf, paperTemplateIds, type PaperTemplate } from './template.ts'
import { withKeys } from './template-keys.ts'
import { paperTemplates } from './templates.ts'
import type { TypedField, TypedGroup, TypedTemplate } from './typed-template.ts'

const label = (en: string, ja = '項目') => ({ en, ja })
const text = (en: string, more: Partial<TypedField> = {}): TypedField => ({
  label: label(en, `${en}の訳`),
  kind: 'text',
  isRequired: true,
  ...more,
})
const group = (en: string, fields: readonly TypedField[]): TypedGroup => ({
  label: label(en),
  isRepeated: false,
  sections: [{ label: label('Facts', '事実'), isOptional: false, fields }],
})
const template = (...groups: readonly TypedGroup[]): TypedTemplate => ({
  title: label('Certificate of enrolment', '在学証明書'),
  from: 'ja',
  groups,
})
const problemsOf = (typed: TypedTemplate) =>
  listTemplateProblems(typed).map(({ path, why }) => [path.join('.'), why])
const keysOf = (one: PaperTemplate) =>
  one.groups.map((part) => fieldsOf(part).map(({ key }) => key))
const problemsOfChoices = (...words: readonly { en: string; ja: string }[]) =>
  problemsOf(template(group('A', [text('Sex', { kind: 'choice', choices: words })])))
const filled = (target: string) => ({ source: target, target })

test.each(paperTemplateIds)('the shipped template %s keeps the rules of the office’s own', (id) => {
  expect(problemsOf(paperTemplates[id])).toEqual([])
  expect(withKeys(paperTemplates[id], paperTemplates[id])).toEqual(paperTemplates[id])
})

test.each(paperTemplateIds)('the sample of %s could be handed in', (id) => {
  const content = sampleContent(paperTemplates[id])
  expect(fitsTemplate(paperTemplates[id], content)).toBe(true)
  expect(listDraftProblems(paperTemplates[id], content)).toEqual([])
})

test('a label is needed in both languages', () => {
  const typed = template(group('School', [text('', { label: label('', '学校名') })]))
  expect(problemsOf(typed)).toEqual([
    ['groups.0.sections.0.fields.0.label.en', 'label-en-required'],
  ])
  expect(problemsOf({ ...typed, title: { en: 'A', ja: '' }, groups: [] })).toEqual([
    ['title.ja', 'label-ja-required'],
    ['groups', 'template-group-required'],
  ])
})

test('two fields of a section with the same label, or of a group with one key, are named', () => {
  const twice = template(
    group('School', [text('Name'), text('name', { label: label('name', 'Nameの訳') })]),
  )
  expect(problemsOf(twice)).toEqual([
    ['groups.0.sections.0.fields.1.label.en', 'template-label-twice'],
  ])
  const oneKey = template(group('School', [text('A', { key: 'name' }), text('B', { key: 'name' })]))
  expect(problemsOf(oneKey)).toEqual([
    ['groups.0.sections.0.fields.1.label.en', 'template-label-twice'],
  ])
})

test('a field with words to choose has some, each once and in both languages', () => {
  const path = 'groups.0.sections.0.fields.0'
  expect(problemsOfChoices()).toEqual([[`${path}.kind`, 'template-choices-required']])
  expect(problemsOfChoices(label('Male', ''))).toEqual([
    [`${path}.choices.0.ja`, 'label-ja-required'],
  ])
  expect(problemsOfChoices(label('Male', '男'), label('Male', '男'))).toEqual([
    [`${path}.choices.1.en`, 'template-choice-twice'],
  ])
  // The same word can have several translations, as on American papers.
  expect(problemsOfChoices(label('Male', '男'), label('M', '男'))).toEqual([])
})

test('a template has an end', () => {
  const fields = Array.from({ length: templateLimits.fields + 1 }, (_, at) => text(`Field ${at}`))
  expect(problemsOf(template(group('A', fields)))).toEqual([
    ['groups.0.sections.0.fields', 'template-too-many'],
  ])
})

test('a key is made from the English label, and stays when the label changes', () => {
  const made = withKeys(template(group('School', [text('Date of birth'), text('Name (kana)')])))
  expect(keysOf(made)).toEqual([['dateOfBirth', 'nameKana']])
  const [school] = made.groups
  const [facts] = school?.sections ?? []
  const [birth] = facts?.fields ?? []
  if (!school || !facts || !birth) throw new Error('no field')
  const renamed = { ...birth, label: label('Born on', '出生日') }
  const again = text('Date of birth')
  const changed = template({ ...school, sections: [{ ...facts, fields: [renamed, again] }] })
  // A second field with that label is another field.
  expect(keysOf(withKeys(changed, made))).toEqual([['dateOfBirth', 'dateOfBirth2']])
})

test('a key that the template did not have is not taken over, and Japanese labels have one too', () => {
  const typed = template(group('A', [text('学年'), text('Year', { key: '__proto__' })]))
  expect(keysOf(withKeys(typed))).toEqual([['field', 'year']])
})

const before = withKeys(
  template(group('School', [text('Name'), text('Year')]), {
    ...group('Children', [text('Given name')]),
    isRepeated: true,
  }),
)
const [school, children] = before.groups
if (!school || !children) throw new Error('no groups')
const withoutYear: PaperTemplate = {
  ...before,
  groups: [
    {
      ...school,
      sections: school.sections.map((one) => ({
        ...one,
        fields: one.fields.filter(({ key }) => key !== 'year'),
      })),
    },
  ],
}

test('what drafts use stays in the template, is not required and no longer begins a draft', () => {
  const kept = keepFieldsInUse(withoutYear, before)
  expect(keysOf(kept)).toEqual([['name', 'year'], ['givenName']])
  const year = kept.groups.flatMap(fieldsOf).find(({ key }) => key === 'year')
  expect(year).toMatchObject({ isHidden: true, isRequired: false })
  if (!year) throw new Error('no field')
  expect(isShown({}, year)).toBe(false)
  expect(isShown({ year: { source: '', target: '2' } }, year)).toBe(true)
  const withStart = { ...kept, groups: kept.groups.map((one) => one) }
  expect(startDraft(withStart)).toEqual({ school: [{}], children: [{}] })
  expect(listDraftProblems(kept, {}).map(({ field }) => field.key)).toEqual(['name'])
  expect(Object.keys(sampleContent(kept)['school']?.[0] ?? {})).toEqual(['name'])
})

test('a section that is only kept for older drafts does not stand in the way of a new one', () => {
  const kept = keepFieldsInUse(withoutYear, before)
  expect(
    problemsOf({ ...kept, groups: [...kept.groups, group('Children', [text('Age')])] }),
  ).toEqual([])
})

test('a draft that moves to another version keeps what fits and gets what is new on every copy', () => {
  const content = {
    school: [{ name: filled('A'), year: filled('2') }],
    children: [{ givenName: filled('Ema') }, { givenName: filled('Ken') }],
  }
  const [facts] = school.sections
  if (!facts) throw new Error('no section')
  const seal = text('Seal', { initial: { en: 'School seal', ja: '校印' } })
  const to = withKeys(
    {
      ...withoutYear,
      groups: [
        {
          ...school,
          sections: [{ ...facts, fields: [...facts.fields.slice(0, 1), seal] }],
        },
        { ...children, isRepeated: false },
      ],
    },
    before,
  )
  const { content: moved, lost } = keepWhatFits(content, { from: before, to })
  expect(tidyDraft(to, moved)).toEqual({
    school: [{ name: filled('A'), seal: { source: '校印', target: 'School seal' } }],
    children: [{ givenName: filled('Ema') }],
  })
  expect(lost).toBe(2)
  expect(keepWhatFits(content, { from: before, to: before })).toEqual({ content, lost: 0 })
})
