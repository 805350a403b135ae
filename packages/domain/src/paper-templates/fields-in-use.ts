import { fieldsOf, type PaperField, type PaperGroup, type PaperTemplate } from './template.ts'

/**
 * What drafts use is never taken away. A removed field stays, is no longer offered, and may be
 * empty; with it stay its section and its group.
 */
export function keepFieldsInUse(after: PaperTemplate, before: PaperTemplate): PaperTemplate {
  const gone = before.groups.filter(({ key }) => !after.groups.some((one) => one.key === key))
  const kept = after.groups.map((group) => {
    const old = before.groups.find(({ key }) => key === group.key)
    return old ? keepOfGroup(group, old) : group
  })
  return { ...after, groups: [...kept, ...gone.map(hiddenGroup)] }
}

function keepOfGroup(after: PaperGroup, before: PaperGroup): PaperGroup {
  const present = new Set(fieldsOf(after).map(({ key }) => key))
  const goneOf = (key: string) =>
    (before.sections.find((one) => one.key === key)?.fields ?? [])
      .filter((field) => !present.has(field.key))
      .map(hidden)
  const goneSections = before.sections
    .filter(({ key }) => !after.sections.some((one) => one.key === key))
    .map((section) => Object.assign({}, section, { isOptional: true, fields: goneOf(section.key) }))
    .filter(({ fields }) => fields.length > 0)
  const sections = after.sections.map((section) => ({
    ...section,
    fields: [...section.fields, ...goneOf(section.key)],
  }))
  return { ...after, sections: [...sections, ...goneSections] }
}

function hiddenGroup(group: PaperGroup): PaperGroup {
  const sections = group.sections.map((section) => ({
    ...section,
    isOptional: true,
    fields: section.fields.map(hidden),
  }))
  return { ...group, sections }
}

const hidden = (field: PaperField): PaperField => ({
  ...field,
  isRequired: false,
  isHidden: true,
})
