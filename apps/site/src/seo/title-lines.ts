import { type Language, languageFacts } from '@kakehashi/domain/language'
import { phraseBreaks } from '../phrases.ts'

/** Splits a title where it may break: between words, or without spaces between phrases. */
export function phrases(text: string, language: Language): string[] {
  if (languageFacts[language].hasSpaces) return text.split(/(?<=\s)/)
  const edges = [0, ...phraseBreaks(text), text.length]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end))
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
