import type { OfficeText } from '../language.ts'
import type { FieldKind } from './template.ts'
import type { TypedField, TypedGroup, TypedSection, TypedTemplate } from './typed-template.ts'

/** The most that a template can have. The largest that is shipped has half of it. */
export const templateLimits = {
  groups: 12,
  sections: 20,
  /** Of one section. */
  fields: 40,
  allFields: 300,
  choices: 60,
  label: 120,
  initial: 2000,
  key: 40,
} as const

export type TemplateProblem =
  | 'label-en-required'
  | 'label-ja-required'
  | 'template-label-twice'
  | 'template-choices-required'
  | 'template-choice-twice'
  | 'template-group-required'
  | 'template-section-required'
  | 'template-field-required'
  | 'template-too-many'

export interface ProblemAt {
  /** 'groups.0.sections.1.fields.2.label.en' */
  readonly path: readonly (string | number)[]
  readonly why: TemplateProblem
}

/** Fields of other kinds have no words to choose from. */
export function hasChoices(kind: FieldKind): boolean {
  return kind === 'choice' || kind === 'text'
}

type Path = ProblemAt['path']

/** What keeps a template from being used, in the order of the screen. */
export function listTemplateProblems(template: TypedTemplate): ProblemAt[] {
  const { title, groups } = template
  const allFields = groups.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
  return [
    ...problemsOfLabel(title, ['title']),
    ...problemsOfCount(groups, templateLimits.groups, 'template-group-required', ['groups']),
    ...(allFields.length > templateLimits.allFields ? [tooMany(['groups'])] : []),
    ...problemsOfTwice(groups, (at) => ['groups', at]),
    ...groups.flatMap((group, at) => problemsOfGroup(group, ['groups', at])),
  ]
}

function problemsOfGroup({ label, sections }: TypedGroup, path: Path): ProblemAt[] {
  const list = [...path, 'sections']
  // The keys of fields are those of the group, so that a field can move to another section.
  const places = sections.flatMap(({ fields }, section) =>
    fields.map((field, at) => ({ field, path: [...list, section, 'fields', at] })),
  )
  return [
    ...problemsOfLabel(label, [...path, 'label']),
    ...problemsOfCount(sections, templateLimits.sections, 'template-section-required', list),
    ...problemsOfTwice(sections, (at) => [...list, at]),
    ...twice(places, ({ field }) => field.key).map((place) => twiceAt(place.path)),
    ...sections.flatMap((section, at) => problemsOfSection(section, [...list, at])),
  ]
}

function problemsOfSection({ label, fields }: TypedSection, path: Path): ProblemAt[] {
  const list = [...path, 'fields']
  const shown = fields.flatMap((field, at) => (field.isHidden ? [] : [{ field, at }]))
  // The key of a new field is made from its label. Those that have keys may have the same label,
  // as the witnesses of a marriage do.
  const unkeyed = new Set(
    shown.flatMap(({ field }) => (field.key === undefined ? [sameWords(field.label)] : [])),
  )
  const sameLabel = twice(shown, ({ field }) => {
    const words = sameWords(field.label)
    return unkeyed.has(words) ? words : undefined
  })
  return [
    ...problemsOfLabel(label, [...path, 'label']),
    ...problemsOfCount(fields, templateLimits.fields, 'template-field-required', list),
    ...sameLabel.map(({ at }) => twiceAt([...list, at])),
    ...fields.flatMap((field, at) => problemsOfField(field, [...list, at])),
  ]
}

function problemsOfField({ label, kind, choices, initial }: TypedField, path: Path): ProblemAt[] {
  const list = [...path, 'choices']
  const words = (choices ?? []).map((choice, at) => ({ choice, at }))
  return [
    ...problemsOfLabel(label, [...path, 'label']),
    ...(kind === 'choice' && words.length === 0
      ? [{ path: [...path, 'kind'], why: 'template-choices-required' } as const]
      : []),
    ...(words.length > templateLimits.choices ? [tooMany(list)] : []),
    ...words.flatMap(({ choice, at }) => problemsOfLabel(choice, [...list, at])),
    ...twice(words, ({ choice }) => sameWords(choice)).map(
      ({ at }) => ({ path: [...list, at, 'en'], why: 'template-choice-twice' }) as const,
    ),
    ...(initial ? problemsOfLabel(initial, [...path, 'initial']) : []),
  ]
}

function problemsOfLabel({ en, ja }: OfficeText, path: Path): ProblemAt[] {
  return [
    ...(en === '' ? [{ path: [...path, 'en'], why: 'label-en-required' } as const] : []),
    ...(ja === '' ? [{ path: [...path, 'ja'], why: 'label-ja-required' } as const] : []),
  ]
}

function problemsOfCount(
  list: readonly unknown[],
  most: number,
  whenNone: TemplateProblem,
  path: Path,
): ProblemAt[] {
  if (list.length > most) return [tooMany(path)]
  return list.length === 0 ? [{ path, why: whenNone }] : []
}

/** Two groups, or two sections of a group, with one key or the same label. */
function problemsOfTwice(
  list: readonly (TypedGroup | TypedSection)[],
  pathOf: (at: number) => Path,
): ProblemAt[] {
  // What is only kept for older drafts does not stand in the way of something new.
  const places = list.map((one, at) => ({ one, at })).filter(({ one }) => !isKeptOnly(one))
  const found = [
    ...twice(places, ({ one }) => one.key),
    ...twice(places, ({ one }) => sameWords(one.label)),
  ]
  return [...new Set(found)].map(({ at }) => twiceAt(pathOf(at)))
}

/** Whether all of a group's or section's fields are no longer offered. */
function isKeptOnly(one: TypedGroup | TypedSection): boolean {
  const fields = 'sections' in one ? one.sections.flatMap((section) => section.fields) : one.fields
  return fields.length > 0 && fields.every(({ isHidden }) => isHidden === true)
}

const tooMany = (path: Path): ProblemAt => ({ path, why: 'template-too-many' })
const twiceAt = (path: Path): ProblemAt => ({
  path: [...path, 'label', 'en'],
  why: 'template-label-twice',
})

/** Nothing for a label that is not typed yet: that is a problem of its own. */
function sameWords({ en, ja }: OfficeText): string | undefined {
  return en === '' || ja === '' ? undefined : `${en.toLowerCase()}\n${ja}`
}

/** The second and later ones of what has the same name. */
function twice<One>(list: readonly One[], nameOf: (one: One) => string | undefined): One[] {
  const seen = new Set<string>()
  return list.filter((one) => {
    const name = nameOf(one)
    if (name === undefined) return false
    const isKnown = seen.has(name)
    seen.add(name)
    return isKnown
  })
}
