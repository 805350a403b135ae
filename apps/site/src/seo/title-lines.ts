import type { Language } from '@kakehashi/domain/language'

const closing = /^[ー、。，．・：；！？」』）］〕％々]/u
const opening = /[「『（［〔]$/u
/** Kana mostly belong to the word before them, unless that one ended its clause. */
const kana = /^\p{Script=Hiragana}/u
/** A paper's name is several words to a dictionary, and one to a reader. */
const compound = /\p{Script=Han}{2}$/u
const ended = /[、。！？\s]$/u

/** Where a title may be broken: between words, and in Japanese between phrases. */
export function phrases(text: string, language: Language): string[] {
  if (language === 'en') return text.split(/(?<=\s)/)
  const joined: string[] = []
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = joined.at(-1) ?? ' '
    const hangsOn = closing.test(segment) || opening.test(last) || compound.test(last + segment[0])
    if (hangsOn || (kana.test(segment) && !ended.test(last)))
      joined.push((joined.pop() ?? '') + segment)
    else joined.push(segment)
  }
  return joined
}

interface Setting {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * A title in the largest size at which it fits, in lines as even as they can be, so that no single
 * word is left over on the last.
 */
export function setTitle(
  text: string,
  language: Language,
  place: { width: number; sizes: readonly Setting['size'][]; most: (size: number) => number },
  measure: (line: string, size: number) => number,
): Setting {
  const words = phrases(text, language)
  for (const size of place.sizes) {
    for (let count = 1; count <= Math.min(place.most(size), words.length); count += 1) {
      const lines = evenest(words, count, (line) => measure(line, size))
      if (lines.every((line) => measure(line, size) <= place.width)) return { size, lines }
    }
  }
  throw new Error(`This title does not fit on its picture: ${text}`)
}

function evenest(
  words: readonly string[],
  count: number,
  width: (line: string) => number,
): string[] {
  let best: { lines: string[]; unevenness: number } | undefined
  for (const breaks of choose(words.length - 1, count - 1)) {
    const edges = [0, ...breaks, words.length]
    const lines = edges.slice(1).map((end, index) => words.slice(edges[index], end).join('').trim())
    const unevenness = lines.reduce((sum, line) => sum + width(line) ** 2, 0)
    if (!best || unevenness < best.unevenness) best = { lines, unevenness }
  }
  return best?.lines ?? []
}

/** All ways to break n gaps k times; titles have a dozen words and three lines at most. */
function choose(gaps: number, count: number, from = 1): number[][] {
  if (count === 0) return [[]]
  const ways: number[][] = []
  for (let at = from; at <= gaps; at += 1) {
    for (const rest of choose(gaps, count - 1, at + 1)) ways.push([at, ...rest])
  }
  return ways
}
