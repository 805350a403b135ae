import { halfWidth } from '../half-width.ts'

/** A place on a page, in parts of its width and height, from 0 to 1. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A word that a program saw in a picture. */
export interface SeenWord {
  readonly text: string
  /** How sure the program is, from 0 to 100. */
  readonly certainty: number
  readonly box: Box
  /** Words with the same number are on one line. */
  readonly line: number
}

/** A line of a page. Every sign of its text belongs to one of its words. */
export interface SeenLine {
  readonly text: string
  readonly wordOf: readonly SeenWord[]
  readonly box: Box
}

/** Japanese is read without the spaces that the program puts between signs, English with them. */
export function linesOf(words: readonly SeenWord[], language: 'en' | 'ja'): SeenLine[] {
  const numbers = [...new Set(words.map(({ line }) => line))]
  return numbers.map((number) => {
    const ofLine = words.filter(({ line }) => line === number)
    const signs = ofLine.flatMap((word, at) => {
      const text = halfWidth(word.text.normalize('NFC'))
      const shown = language === 'ja' ? text.replaceAll(/\s/g, '') : `${at > 0 ? ' ' : ''}${text}`
      return Array.from(shown, (sign) => ({ sign, word }))
    })
    return {
      text: signs.map(({ sign }) => sign).join(''),
      // A sign outside the basic plane has two places in a text.
      wordOf: signs.flatMap(({ sign, word }) => Array.from({ length: sign.length }, () => word)),
      box: around(ofLine.map(({ box }) => box)),
    }
  })
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
