import type { ServiceView } from '@kakehashi/contract/services/services'
import type { Language } from '@kakehashi/domain/language'
import { roundToCents } from '@kakehashi/domain/money'
import { type QuoteLine, serviceLine } from '@kakehashi/domain/price-list/quote-lines'
import type { Size } from '@kakehashi/domain/price-list/rates'

/** Who stands at the counter. */
export type Customer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'known'; readonly userId: string; readonly name: string }
  | { readonly kind: 'new'; readonly person: NewPerson }

export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly nameJa: string
  readonly phone: string
}

/** What was typed into the search, as the name of somebody new: 'Dana Whitaker', '國吉 聡'. */
export function newPersonFrom(typed: string): NewPerson {
  const words = typed.trim().split(/\s+/)
  const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed)
  const isPhone = /^[\d+() -]+$/.test(typed.trim())
  const empty = { firstName: '', lastName: '', nameJa: '', phone: '' }
  if (isPhone) return { ...empty, phone: typed.trim() }
  if (isJapanese) return { ...empty, nameJa: typed.trim() }
  const lastName = words.at(-1) ?? ''
  return { ...empty, firstName: words.slice(0, -1).join(' '), lastName }
}

/** A line of the order; the first one of a service says which service the order is for. */
export interface OrderLine extends QuoteLine {
  readonly id: string
  readonly serviceName?: string
}

export function lineOfService(service: ServiceView, size: Size): OrderLine | undefined {
  const { name, nameJa, price, priceUnit = 'order', minimumPrice } = service
  if (name === undefined || price === undefined) return undefined
  const rate = {
    unit: priceUnit,
    priceCents: roundToCents(price),
    minimumCents: minimumPrice === undefined ? null : roundToCents(minimumPrice),
  }
  const line = serviceLine({ name, nameJa, rate }, size)
  return { ...line, id: crypto.randomUUID(), serviceName: name }
}

export function serviceOf(lines: readonly OrderLine[]): string | undefined {
  return lines.find(({ serviceName }) => serviceName !== undefined)?.serviceName
}

/** In Japanese, if the price list has a Japanese name. */
export function lineText({ text, textJa }: OrderLine, language: Language): string {
  return (language === 'ja' && textJa) || text
}

/** Whether every typed word is in the name of either language: 'fam', 'koseki', '戸籍'. */
export function isFoundBy({ text, textJa = '' }: OrderLine, typed: string): boolean {
  const name = folded(`${text} ${textJa}`)
  return folded(typed)
    .split(/\s+/)
    .every((word) => name.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
