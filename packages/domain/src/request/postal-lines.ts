import { halfWidth } from '../half-width.ts'
import type { DeliveryField } from './delivery.ts'

type PostalField = Exclude<DeliveryField, 'meetingPlace'>
/** As a request or a form has it; an empty text counts as missing. */
export type Postal = Partial<Record<PostalField, string | undefined>>

/**
 * The address line by line, in the order of the country, with its postal code once: many people
 * also type it into the address. Empty if there is none.
 */
export function postalLines(given: Postal): string[] {
  const { recipient, postalCountry, postalCode = '', postalAddress } = given
  if (!recipient || !postalAddress) return []
  const lines = halfWidth(postalAddress)
    .split('\n')
    .map((line) => line.trim())
  if (postalCountry === 'JP') return [...japaneseLines(lines, postalCode), recipient]
  const inOrder = postalCountry === 'US' ? americanLines : foreignLines
  return [recipient, ...inOrder(lines, postalCode)]
}

function japaneseLines(typed: readonly string[], code: string): string[] {
  if (code === '') return [...typed]
  const repeated = repeatedCode(code)
  const atStart = new RegExp(`^〒?${repeated}(?![-0-9])`)
  const atEnd = new RegExp(`(?:〒|\\s|^)${repeated}$`)
  const lines = typed.map((line) => line.replace(atStart, '').replace(atEnd, '').trim())
  return [`〒${code}`, ...withoutEmpty(lines)]
}

const unitedStates = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/i

/** The ZIP code is on the line of the city, which is the last one unless the country follows. */
function americanLines(typed: readonly string[], code: string): string[] {
  if (code === '') return [...typed]
  // It may have been typed with the four digits that the field lacks.
  const further = code.length === 5 ? '(?:[-‐-―−ー]?([0-9]{4}))?' : '()'
  // The number of a box can be the same.
  const atEnd = new RegExp(`(box\\s*|#\\s*)?(?:^|[,\\s])\\s*${repeatedCode(code)}${further}$`, 'i')
  let zipCode = code
  const lines = typed.map((line) => {
    const found = atEnd.exec(line)
    if (found === null || found[1] !== undefined) return line
    if (found[2]) zipCode = `${code}-${found[2]}`
    return line.slice(0, found.index).replace(/[,\s]+$/, '')
  })
  const kept = withoutEmpty(lines)
  const hasCountry = kept.length > 1 && unitedStates.test(kept.at(-1) ?? '')
  const city = kept.length - (hasCountry ? 2 : 1)
  return kept.map((line, index) => (index === city ? `${line} ${zipCode}` : line))
}

/** The country is the last line. A code that is already in the address stays where it was typed. */
function foreignLines(typed: readonly string[], code: string): string[] {
  const repeated = new RegExp(`(?:^|\\s)${repeatedCode(code)}(?:\\s|$)`, 'i')
  if (code === '' || typed.some((line) => repeated.test(line))) return [...typed]
  return [...typed.slice(0, -1), code, ...typed.slice(-1)]
}

/** The code with or without its hyphens and spaces, as a pattern. */
function repeatedCode(code: string): string {
  const signs = code.replaceAll(/[-\s]/g, '').split('')
  return signs.map((sign) => sign.replace(/\W/, String.raw`\$&`)).join(String.raw`[-‐-―−ー\s]?`)
}

const withoutEmpty = (lines: readonly string[]) => lines.filter((line) => line !== '')
