import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { expect, test } from 'vitest'
import { addPart, changePart, movePart, putBack, removePart } from './change-template.ts'
import { type EditedTemplate, newField, newTemplate, toEdited, toTyped } from './edited-template.ts'

const licence = toEdited(paperTemplates['drivers-licence'])

const keysOf = ({ groups }: EditedTemplate) =>
  groups.flatMap(({ sections }) =>
    sections.map(({ fields }) => fields.map(({ key }) => key ?? 'new')),
  )

function idOf(key: string): string {
  const fields = licence.groups.flatMap(({ sections }) => sections.flatMap((one) => one.fields))
  const found = fields.find((field) => field.key === key)
  if (!found) throw new Error(`no field ${key}`)
  return found.id
}

test('a field that was removed by mistake comes back to its place', () => {
  const { template, removed } = removePart(licence, idOf('bornOn'))
  expect(keysOf(template)[0]).not.toContain('bornOn')
  expect(removed && putBack(template, removed)).toEqual(licence)
})

test('a field moves down by one place, and at the end of its section into the next one', () => {
  const [first = [], second = []] = keysOf(licence)
  const [one = '', two = ''] = first
  expect(keysOf(movePart(licence, idOf(one), 1))[0]?.slice(0, 2)).toEqual([two, one])

  const last = first.at(-1) ?? ''
  const moved = keysOf(movePart(licence, idOf(last), 1))
  expect(moved[0]).toEqual(first.slice(0, -1))
  expect(moved[1]).toEqual([last, ...second])
})

test('the first field of the first section stays where it is', () => {
  const [first = ''] = keysOf(licence)[0] ?? []
  expect(keysOf(movePart(licence, idOf(first), -1))).toEqual(keysOf(licence))
})

test('what is no longer offered does not count as a place', () => {
  const [one = '', two = '', three = ''] = keysOf(licence)[0] ?? []
  const hidden = changePart(licence, idOf(two), { isHidden: true })
  expect(keysOf(movePart(hidden, idOf(one), 1))[0]?.slice(0, 3)).toEqual([two, three, one])
})

test('a new field is at the end of its section, and has no key yet', () => {
  const section = licence.groups[0]?.sections[0]
  const added = addPart(licence, section?.id ?? '', newField())
  expect(keysOf(added)[0]).toEqual([...(keysOf(licence)[0] ?? []), 'new'])
})

test('what was begun and left empty is not sent', () => {
  const template = newTemplate()
  const id = template.groups[0]?.sections[0]?.fields[0]?.id ?? ''
  const begun = changePart(template, id, { choices: [], initial: { en: '', ja: '' } })
  const sent = toTyped(begun).groups[0]?.sections[0]?.fields[0]
  expect(sent).toEqual({ label: { en: '', ja: '' }, kind: 'text', isRequired: true })
})
