import type { EditedField, EditedGroup, EditedSection, EditedTemplate } from './edited-template.ts'

export type Part = EditedGroup | EditedSection | EditedField

/** A change of each list of parts: of the groups, and of the sections and fields within. */
type ListChange = <One extends Part>(list: readonly One[], within: string | null) => readonly One[]

function eachList(template: EditedTemplate, change: ListChange): EditedTemplate {
  return {
    ...template,
    groups: change(template.groups, null).map((group) =>
      Object.assign({}, group, {
        sections: change(group.sections, group.id).map((section) =>
          Object.assign({}, section, { fields: change(section.fields, section.id) }),
        ),
      }),
    ),
  }
}

/** The fields of a form of one part; each part has only its own. */
type PartChange = Partial<Omit<EditedGroup, 'id' | 'sections'>> &
  Partial<Omit<EditedSection, 'id' | 'fields'>> &
  Partial<Omit<EditedField, 'id'>>

export function changePart(
  template: EditedTemplate,
  id: string,
  change: PartChange,
): EditedTemplate {
  return eachList(template, (list) =>
    list.map((part) => (part.id === id ? { ...part, ...change } : part)),
  )
}

/** At the end of a group's sections or a section's fields; null is the template itself. */
export function addPart(
  template: EditedTemplate,
  within: string | null,
  part: Part,
): EditedTemplate {
  return putBack(template, { within, at: Number.POSITIVE_INFINITY, part })
}

const isHidden = (part: Part) => 'isHidden' in part && part.isHidden

/** By one place. A field at the end of its section goes on in the next one of the group. */
export function movePart(template: EditedTemplate, id: string, by: 1 | -1): EditedTemplate {
  const moved = eachList(template, (list) => {
    const from = list.findIndex((part) => part.id === id)
    const part = list[from]
    if (!part) return list
    let to = from + by
    // What is no longer offered is not on the screen.
    while (list[to] && isHidden(list[to] as Part)) to += by
    return list[to] ? list.toSpliced(from, 1).toSpliced(to, 0, part) : list
  })
  return isSameOrder(moved, template) ? moveToNextSection(template, id, by) : moved
}

function moveToNextSection(template: EditedTemplate, id: string, by: 1 | -1): EditedTemplate {
  const groups = template.groups.map((group) => {
    const from = group.sections.findIndex(({ fields }) => fields.some((field) => field.id === id))
    const field = group.sections[from]?.fields.find((one) => one.id === id)
    const next = group.sections[from + by]
    if (from < 0 || !field || !next) return group
    const sections = group.sections.map((section) => {
      if (section === next) {
        const fields = by === 1 ? [field, ...section.fields] : [...section.fields, field]
        return { ...section, fields }
      }
      return { ...section, fields: section.fields.filter((one) => one.id !== id) }
    })
    return { ...group, sections }
  })
  return { ...template, groups }
}

function isSameOrder(one: EditedTemplate, other: EditedTemplate): boolean {
  return idsOf(one).join(' ') === idsOf(other).join(' ')
}

function idsOf({ groups }: EditedTemplate): string[] {
  return groups.flatMap((group) => [
    group.id,
    ...group.sections.flatMap((section) => [section.id, ...section.fields.map(({ id }) => id)]),
  ])
}

/** Where a removed part was. */
export interface Removed {
  readonly within: string | null
  readonly at: number
  readonly part: Part
}

export function removePart(
  template: EditedTemplate,
  id: string,
): { template: EditedTemplate; removed: Removed | undefined } {
  let removed: Removed | undefined
  const left = eachList(template, (list, within) => {
    const at = list.findIndex((part) => part.id === id)
    const part = list[at]
    if (!part) return list
    removed = { within, at, part }
    return list.toSpliced(at, 1)
  })
  return { template: left, removed }
}

/** To its place. If its section or group was removed meanwhile, nothing changes. */
export function putBack(template: EditedTemplate, { within, at, part }: Removed): EditedTemplate {
  return eachList(template, <One extends Part>(list: readonly One[], place: string | null) =>
    // The list of a place has only parts of one kind.
    place === within ? list.toSpliced(at, 0, part as One) : list,
  )
}
