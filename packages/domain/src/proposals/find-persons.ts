import { fieldsOf, type PaperTemplate } from '../paper-templates/template.ts'
import type { SeenLine } from './seen-words.ts'

/** Where a person begins on the pages of a paper. */
export interface PersonStart {
  /** From 1. */
  readonly page: number
  readonly top: number
}

/**
 * A person begins with the label of the name, or with that of the day of birth where the name was
 * not seen. The labels count, not what stands beside them, so a date that cannot be read does not
 * make the next one another person's.
 */
export function findPersons(
  template: PaperTemplate,
  pages: readonly (readonly SeenLine[])[],
): PersonStart[] {
  const group = template.groups.find(({ isRepeated }) => isRepeated)
  const fields = group ? fieldsOf(group) : []
  const name = fields[0]?.label[template.from]
  const born = fields.find(({ kind }) => kind === 'date')?.label[template.from]
  if (name === undefined || born === undefined) return []

  const persons: PersonStart[] = []
  let hasNameOnly = false
  pages.forEach((lines, index) => {
    const inOrder = lines.toSorted((one, other) => one.box.top - other.box.top)
    for (const { text, box } of inOrder) {
      const isName = hasLabel(text, name)
      const isBorn = hasLabel(text, born)
      if (isName || (isBorn && !hasNameOnly)) persons.push({ page: index + 1, top: box.top })
      if (isName || isBorn) hasNameOnly = isName && !isBorn
    }
  })
  return persons
}

/** 【名】 and 氏名 as labels, but neither 名護市 nor 配偶者の生年月日. */
function hasLabel(text: string, label: string): boolean {
  const after = label.length === 1 ? '[^\\p{L}\\p{N}]' : ''
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${label}${after}`, 'u').test(text)
}

/** Which person a place on a page belongs to, from 0; -1 above the first. */
export function personAt(persons: readonly PersonStart[], page: number, middle: number): number {
  return persons.findLastIndex(
    (person) => person.page < page || (person.page === page && person.top <= middle),
  )
}
