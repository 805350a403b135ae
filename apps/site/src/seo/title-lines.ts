import { type Language, languageFacts } from '@kakehashi/domain/language'

const closing = /^[ー、。，．・：；！？」』）］〕％々]/u
const opening = /[「『（［〔]$/u
/** Kana usually belong to the previous word, unless it ends a clause. */
const kana = /^\p{Script=Hiragana}/u
/** The segmenter splits the name of a document into several words; it must stay on one line. */
const compound = /\p{Script=Han}{2}$/u
const ended = /[、。！？\s]$/u

/** Splits a title where it may break: between words, or without spaces between phrases. */
export function phrases(text: string, language: Language): string[] {
  if (languageFacts[language].hasSpaces) return text.split(/(?<=\s)/)
  const joined: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = joined.at(-1) ?? ' '
    const belongsToLast =
      closing.test(segment) || opening.test(last) || compound.test(last + segment[0])
    if (belongsToLast || (kana.test(segment) && !ended.test(last)))
      joined.push((joined.pop() ?? '') + segment)
    else joined.push(segment)
  }
  return joined
}

interface Setting {
  readonly size: number
  readonly lines: readonly string[]
}

/** Lays out a title in the largest size that fits, in lines of similar length. */
export function setTitle(
  text: string,
  language: Language,
  place: { width: number; sizes: readonly Setting['size'][]; most: (size: number) => number },
  measure: (line: string, size: number) => number,
): Setting {
  const parts = phrases(text, language)
  for (const size of place.sizes) {
    for (let count = 1; count <= Math.min(place.most(size), parts.length); count += 1) {
      const lines = evenest(parts, count, (line) => measure(line, size))
      if (lines.every((line) => measure(line, size) <= place.width)) return { size, lines }
    }
  }
  throw new Error(`This title does not fit on its picture: ${text}`)
}

function evenest(
  parts: readonly string[],
  count: number,
  width: (line: string) => number,
): string[] {
  let best: { lines: string[]; unevenness: number } | undefined
  for (const breaks of choose(parts.length - 1, count - 1)) {
    const edges = [0, ...breaks, parts.length]
    const lines = edges.slice(1).map((end, index) => parts.slice(edges[index], end).join('').trim())
    const unevenness = lines.reduce((sum, line) => sum + width(line) ** 2, 0)
    if (!best || unevenness < best.unevenness) best = { lines, unevenness }
  }
  return best?.lines ?? []
}

/**
 * All ways to choose `count` of the gaps. Titles have about twelve words and three lines at most.
 */
function choose(gaps: number, count: number, from = 1): number[][] {
  if (count === 0) return [[]]
  const ways: number[][] = []
  for (let at = from; at <= gaps; at += 1) {
    for (const rest of choose(gaps, count - 1, at + 1)) ways.push([at, ...rest])
  }
  return ways
}
