import { asciiSigns } from '../half-width.ts'

export const pickupCodeLength = 6

/** 482716 as it is shown and read out: 482 716. */
export function pickupCodeText(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** What somebody scanned or typed at the counter to find a person. */
export type HandOverSearch =
  | { readonly kind: 'order'; readonly orderNumber: string }
  /** From the order slip, which has the address of the customer's page. */
  | { readonly kind: 'request'; readonly id: string }
  /** Six digits may also be the end of a phone number. */
  | { readonly kind: 'code'; readonly code: string; readonly words: string }
  | { readonly kind: 'words'; readonly words: string }

const wholeOrderNumber = /^[A-Z]{1,5}-\d{4}-\d{5,}$/
const code = new RegExp(`^\\d{${pickupCodeLength}}$`)

const requestId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A scanner types the address on a slip or label. Its last part says which request it is. */
export function handOverSearch(typed: string): HandOverSearch {
  const text = asciiSigns(typed)
  const lastPart =
    text
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  const id = lastPart.toLowerCase()
  if (requestId.test(id)) return { kind: 'request', id }
  const orderNumber = lastPart.toUpperCase()
  if (wholeOrderNumber.test(orderNumber)) return { kind: 'order', orderNumber }
  const digits = text.replaceAll(/[\s-]/g, '')
  if (code.test(digits)) return { kind: 'code', code: digits, words: text }
  return { kind: 'words', words: typed.trim() }
}
