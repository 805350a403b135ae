import { compareSequences, type TextPart } from './compare-sequences.ts'

/** Latin words and numbers whole, spaces, and every other sign on its own, as Japanese needs it. */
const word = /[\p{Script=Latin}\p{N}\p{M}'’-]+|\s+|./gsu

/** What was added to a text and removed from it, word by word. */
export function compareWords(before: string, after: string): TextPart[] {
  return joinParts(compareSequences(wordsOf(before), wordsOf(after)))
}

export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** Parts of single words as the changes that a reader sees. */
export function joinParts(parts: readonly TextPart[]): TextPart[] {
  return joinNeighbours(withoutLoneSpaces(joinNeighbours(parts)))
}

/** A space that both texts have between two changes would cut one change into pieces. */
function withoutLoneSpaces(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const [at, part] of parts.entries()) {
    const isLone =
      part.kind === 'same' &&
      part.text.trim() === '' &&
      parts[at - 1] !== undefined &&
      parts[at + 1] !== undefined
    if (isLone) {
      result.push({ kind: 'removed', text: part.text }, { kind: 'added', text: part.text })
    } else {
      result.push(part)
    }
  }
  return result
}

/** Neighbours of the same kind become one; of a change, what was removed comes first. */
function joinNeighbours(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      close()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined.splice(-1, 1, { kind, text: last.text + text })
      else joined.push({ kind, text })
    }
  }
  close()
  return joined
}
