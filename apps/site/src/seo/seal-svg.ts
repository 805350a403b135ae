import type { Office } from '@kakehashi/domain/office'
import { escapeMarkup } from '../escape-markup.ts'
import { tokenColour } from './token-colour.ts'

type Seal = Office['seal']

/** A file of its own. `corner` is the radius of its corners. */
export function sealSvg(seal: Seal, corner: number): string {
  return square(stamp(seal, corner))
}

const place = '<!--seal-->'

/** Drawings that are part of a page have a place for the seal; those that are files do not. */
export function isSealed(drawing: string): boolean {
  return drawing.includes(place)
}

export function withSeal(drawing: string, seal: Seal): string {
  return drawing.replace(place, () => stamp(seal, 25))
}

/** The colour fills the square, and the characters are smaller by `inset`. */
export function fullBleed(seal: Seal, inset: number): string {
  const at = 240 * inset
  return square(
    `<path fill="${face(seal)}" d="M0 0h480v480H0z"/><g transform="translate(${at} ${at}) scale(${1 - inset})">${cut(seal)}</g>`,
  )
}

function stamp(seal: Seal, corner: number): string {
  return `<rect width="480" height="480" rx="${corner}" fill="${face(seal)}"/>${cut(seal)}`
}

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${content}</svg>`
}

function face({ colour }: Seal): string {
  return tokenColour(`seal-${colour}`)
}

/** Without an outline, the text is in the font of link previews or one of the reader. */
function cut({ text, outline }: Seal): string {
  const fill = tokenColour('on-seal')
  if (outline) return `<path fill="${fill}" d="${outline}"/>`
  const size = Array.from(text).length === 1 ? 340 : 200
  return `<text fill="${fill}" x="240" y="${240 + size * 0.36}" text-anchor="middle" font-family="'BIZ UDMincho', serif" font-weight="700" font-size="${size}">${escapeMarkup(text)}</text>`
}
