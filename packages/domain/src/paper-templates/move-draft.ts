import { type DraftContent, type FilledGroup, startGroup } from './draft.ts'
import { fieldsOf, mostPersons, type PaperGroup, type PaperTemplate } from './template.ts'

interface Move {
  readonly from: PaperTemplate
  readonly to: PaperTemplate
}

interface Kept {
  readonly content: DraftContent
  /** How many filled fields the other template has no place for. */
  readonly lost: number
}

/** What of a draft fits another version of its template, by the keys of groups and fields. */
export function keepWhatFits(content: DraftContent, { from, to }: Move): Kept {
  const kept = Object.fromEntries(
    to.groups.map((group) => {
      const before = from.groups.find(({ key }) => key === group.key)
      const copies = (content[group.key] ?? []).slice(0, group.isRepeated ? mostPersons : 1)
      const begun = withoutFieldsOf(startGroup(group, to.from), before)
      const fitting = (copies.length > 0 ? copies : [{}]).map((copy) =>
        Object.assign({}, begun, onlyFieldsOf(copy, group)),
      )
      return [group.key, fitting]
    }),
  )
  return { content: kept, lost: countLost(content, kept) }
}

/** What is on every paper, of fields that are new: in the others it may have been deleted. */
function withoutFieldsOf(copy: FilledGroup, group: PaperGroup | undefined): FilledGroup {
  const known = new Set(group ? fieldsOf(group).map(({ key }) => key) : [])
  return Object.fromEntries(Object.entries(copy).filter(([key]) => !known.has(key)))
}

function onlyFieldsOf(copy: FilledGroup, group: PaperGroup): FilledGroup {
  const known = new Set(fieldsOf(group).map(({ key }) => key))
  return Object.fromEntries(Object.entries(copy).filter(([key]) => known.has(key)))
}

function countLost(before: DraftContent, after: DraftContent): number {
  return Object.entries(before).reduce((lost, [group, copies]) => {
    const gone = copies.flatMap((copy, at) =>
      Object.entries(copy).filter(
        ([key, { source, target }]) =>
          (source !== '' || target !== '') && after[group]?.[at]?.[key] === undefined,
      ),
    )
    return lost + gone.length
  }, 0)
}
