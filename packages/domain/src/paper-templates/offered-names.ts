import type { NameEntry } from '../request/name-sheet.ts'
import { copiesOf, type DraftContent, fieldIn } from './draft.ts'
import { fieldsOf, type PaperTemplate } from './template.ts'

/** A name as a paper has it and as translations of the request write it. */
export interface OfferedName {
  readonly source: string
  readonly target: string
}

/** Names that are already in a draft, each once, to be offered where the same person is named. */
export function listNamesIn(template: PaperTemplate, content: DraftContent): OfferedName[] {
  const names = template.groups.flatMap((group) =>
    copiesOf(content, group).flatMap((copy) =>
      fieldsOf(group)
        .filter(({ kind }) => kind === 'name')
        .map((field) => fieldIn(copy, field)),
    ),
  )
  const filled = names.filter(({ source, target }) => source !== '' && target !== '')
  return [...new Map(filled.map((name) => [JSON.stringify(name), name])).values()]
}

/** The persons among the names and dates of a request, as a paper may write them. */
export function listNamesOfSheet(
  { from }: Pick<PaperTemplate, 'from'>,
  entries: readonly NameEntry[],
): OfferedName[] {
  const names = entries.flatMap((entry) => {
    if (entry.kind !== 'person') return []
    const { family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven } = entry
    const latin = { family: family.toUpperCase(), given }
    const japanese = [
      { family: kanjiFamily, given: kanjiGiven },
      { family: kanaFamily, given: kanaGiven },
    ].filter((parts) => parts.family + parts.given !== '')
    const [shown] = japanese
    if (from === 'ja') return japanese.flatMap((parts) => pairsOf(parts, latin))
    return shown ? pairsOf({ family, given }, shown).concat(pairsOf(latin, shown)) : []
  })
  const filled = names.filter(({ source, target }) => source !== '' && target !== '')
  return [...new Map(filled.map((name) => [JSON.stringify(name), name])).values()]
}

interface Parts {
  readonly family: string
  readonly given: string
}

/** A paper has the whole name, in either order and with or without a space, or one part of it. */
function pairsOf(source: Parts, target: Parts): OfferedName[] {
  const whole = joined(target.family, target.given)
  return [
    { source: joined(source.family, source.given), target: whole },
    { source: source.family + source.given, target: whole },
    { source: joined(source.given, source.family), target: whole },
    { source: source.given, target: target.given },
    { source: source.family, target: target.family },
  ]
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')
