import { compareSequences, type TextPart } from './compare-sequences.ts'
import { joinParts, wordsOf } from './compare-words.ts'

/** The lines of each page of a PDF; a page without text has none. */
export type LinesOfPages = readonly (readonly string[])[]

export interface ComparedPageLine {
  readonly parts: readonly TextPart[]
  /** Its number among the changed lines, from 1; null if it is as before. */
  readonly change: number | null
}

export interface PagesComparison {
  /** Those of the version that is read now. */
  readonly pages: readonly (readonly ComparedPageLine[])[]
  readonly changes: number
}

/**
 * Two versions of a PDF, each as one text, so that what only moves to the next line or page is the
 * same. Lines that both have hold the others in place; between them, words are compared.
 */
export function comparePages(before: LinesOfPages, after: LinesOfPages): PagesComparison {
  const pageOf = after.flatMap((lines, page) => lines.map(() => page))
  const pages = after.map((): ComparedPageLine[] => [])
  let [changes, next] = [0, 0]
  for (const { parts, isGone } of compareLines(before.flat(), after.flat())) {
    const isChanged = parts.some(({ kind }) => kind !== 'same')
    if (isChanged) changes += 1
    // What is gone stands where it was: after the line before it.
    const page = pageOf[isGone ? Math.max(next - 1, 0) : next] ?? 0
    pages[page]?.push({ parts, change: isChanged ? changes : null })
    if (!isGone) next += 1
  }
  return { pages, changes }
}

interface ShownLine {
  readonly parts: readonly TextPart[]
  /** Only the version before has it. */
  readonly isGone: boolean
}

function compareLines(old: readonly string[], now: readonly string[]): ShownLine[] {
  const lines: ShownLine[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const close = () => {
    lines.push(...compareBetween(removed, added))
    ;[removed, added] = [[], []]
  }
  for (const part of compareBy(old, now, (line) => wordsIn(line).join(' '))) {
    if (part.kind === 'removed') removed.push(part.text)
    else if (part.kind === 'added') added.push(part.text)
    else {
      close()
      lines.push({ parts: [part], isGone: false })
    }
  }
  close()
  return lines
}

/** The lines between two lines that both versions have. */
function compareBetween(removed: readonly string[], added: readonly string[]): ShownLine[] {
  if (added.length === 0) {
    return removed.map((text) => ({ parts: [{ kind: 'removed', text }], isGone: true }))
  }
  const lines = added.map((): TextPart[] => [])
  const lineOf = added.flatMap((line, at) => wordsIn(line).map(() => at))
  const put = (at: number, parts: readonly TextPart[]) => lines[lineOf[at] ?? 0]?.push(...parts)
  let [next, gone]: [number, TextPart[]] = [0, []]
  for (const part of compareBy(removed.flatMap(spaced), added.flatMap(spaced), (one) =>
    one.trim(),
  )) {
    if (part.kind === 'removed') {
      gone.push(part)
      continue
    }
    // A word that was replaced stands beside the new one, another one after the word before it.
    put(part.kind === 'added' ? next : Math.max(next - 1, 0), gone)
    put(next, [part])
    ;[next, gone] = [next + 1, []]
  }
  put(next - 1, gone)
  return lines.map((parts) => ({
    parts: withSpacesOutside(joinParts(withoutFirstSpace(parts))),
    isGone: false,
  }))
}

/** By what the texts say; shown as they are written. */
function compareBy(
  old: readonly string[],
  now: readonly string[],
  keyOf: (text: string) => string,
): TextPart[] {
  let [i, j] = [0, 0]
  return compareSequences(old.map(keyOf), now.map(keyOf)).map(({ kind }) => {
    if (kind !== 'added') i += 1
    if (kind !== 'removed') j += 1
    return { kind, text: (kind === 'removed' ? old[i - 1] : now[j - 1]) ?? '' }
  })
}

/** Spaces do not count: in a PDF they are only gaps, and programs set them differently. */
const wordsIn = (line: string): string[] => wordsOf(line).filter((word) => word.trim() !== '')

/** Each word with the space before it, also the first, which can become part of another line. */
function spaced(line: string): string[] {
  const words = wordsOf(` ${line}`)
  return words.flatMap((word, at) => {
    if (word.trim() === '') return []
    return words[at - 1]?.trim() === '' ? [` ${word}`] : [word]
  })
}

function withoutFirstSpace([first, ...others]: readonly TextPart[]): TextPart[] {
  return first ? [{ ...first, text: first.text.trimStart() }, ...others] : []
}

/** The space before a change is not part of its mark, which would touch the word before it. */
function withSpacesOutside(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part, at): TextPart[] => {
    if (part.kind === 'same' || !part.text.startsWith(' ')) return [part]
    const word = { ...part, text: part.text.trimStart() }
    const isBesideRemoved = part.kind === 'added' && parts[at - 1]?.kind === 'removed'
    return isBesideRemoved ? [word] : [{ kind: 'same', text: ' ' }, word]
  })
}
