import type { OfficeText } from '../language.ts'
import { templateLimits } from './template-rules.ts'
import { fieldsOf, type PaperGroup, type PaperSection, type PaperTemplate } from './template.ts'
import type { TypedGroup, TypedTemplate } from './typed-template.ts'

/**
 * Gives everything new a key, made from its English label. A key of the template before stays,
 * because drafts find what was filled in by it; one that it did not have is made anew.
 */
export function withKeys(typed: TypedTemplate, before?: PaperTemplate): PaperTemplate {
  const groups = keyed(typed.groups, before?.groups ?? [])
  return {
    ...typed,
    groups: groups.map((group) =>
      keyedGroup(
        group,
        before?.groups.find(({ key }) => key === group.key),
      ),
    ),
  }
}

function keyedGroup(
  group: TypedGroup & { readonly key: string },
  before: PaperGroup | undefined,
): PaperGroup {
  const sections = keyed(group.sections, before?.sections ?? [])
  // Keys of fields are those of the group, so that a field can move to another section.
  const typedFields = sections.flatMap(({ fields }) => fields)
  const fields = keyed(typedFields, before ? fieldsOf(before) : [])
  let next = 0
  return {
    ...group,
    sections: sections.map((section): PaperSection => {
      const own = fields.slice(next, next + section.fields.length)
      next += section.fields.length
      return Object.assign({}, section, { fields: own })
    }),
  }
}

interface Labelled {
  readonly key?: string
  readonly label: OfficeText
}

function keyed<One extends Labelled>(
  list: readonly One[],
  before: readonly { readonly key: string }[],
): (One & { readonly key: string })[] {
  const known = new Set(before.map(({ key }) => key))
  // What is no longer there keeps its key too: another field must not get what was filled in.
  const taken = new Set(known)
  const used = new Set<string>()
  return list.map((one) => {
    const isKept = one.key !== undefined && known.has(one.key) && !used.has(one.key)
    const key = isKept && one.key !== undefined ? one.key : newKey(one.label.en, taken)
    taken.add(key)
    used.add(key)
    return { ...one, key }
  })
}

/** 'Date of birth' becomes 'dateOfBirth', a second one 'dateOfBirth2'. */
function newKey(label: string, taken: ReadonlySet<string>): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? ['field']
  const [first = '', ...rest] = words
  const camel = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  // Room for a number.
  const plain = camel.replace(/^\d+/, '').slice(0, templateLimits.key - 4) || 'field'
  let key = plain
  for (let number = 2; taken.has(key); number += 1) key = `${plain}${number}`
  return key
}
