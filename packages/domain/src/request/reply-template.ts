import { formatWeekdayAndDate } from '../calendar/day-text.ts'
import { officeHours } from '../calendar/office-hours.ts'
import { openDaysText } from '../calendar/weekday-text.ts'
import type { Language } from '../language.ts'
import { priceText, roundToCents } from '../money.ts'
import type { Office } from '../office.ts'
import { addressedName } from '../people/people.ts'

/** What the office can leave open in a reply template, written as {name}. */
export const placeholders = [
  'name',
  'order',
  'price',
  'deposit',
  'remaining',
  'ready-by',
  'hours',
] as const
export type Placeholder = (typeof placeholders)[number]

const inBraces = /\{([^{}\n]*)\}/g

/** The placeholders in a text that are still to be replaced, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  return placeholders.filter((name) => text.includes(`{${name}}`))
}

/** Whatever stands in braces and is not a placeholder, such as a misspelled one. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  return found.filter((name) => !placeholders.some((known) => known === name))
}

/** The request that a reply is about. Amounts are dollars. */
export interface TemplateSubject {
  readonly firstName: string
  readonly lastName: string
  readonly nameJa?: string | undefined
  readonly orderNumber: string
  readonly totalPrice: number
  readonly deposit: number
  readonly paidAmount: number
  readonly promisedOn?: string | undefined
}

type TemplateOffice = Pick<Office, 'hours' | 'sameDayUntil' | 'openWeekdays'>

/** The text with every placeholder that has a value replaced; the others stay for the clerk. */
export function fillTemplate(
  text: string,
  subject: TemplateSubject,
  office: TemplateOffice,
  language: Language,
): string {
  const values = new Map(Object.entries(valuesOf(subject, office, language)))
  return text.replaceAll(inBraces, (whole, name: string) => values.get(name) ?? whole)
}

function valuesOf(
  subject: TemplateSubject,
  office: TemplateOffice,
  language: Language,
): Partial<Record<Placeholder, string>> {
  const { orderNumber, totalPrice, deposit, paidAmount, promisedOn } = subject
  return {
    name: addressedName(subject, language),
    order: orderNumber,
    // There is no amount before the quote.
    ...(totalPrice > 0 && {
      price: dollars(totalPrice),
      deposit: dollars(deposit),
      remaining: dollars(totalPrice - paidAmount),
    }),
    ...(promisedOn !== undefined && { 'ready-by': formatWeekdayAndDate(promisedOn, language) }),
    hours: hoursTexts[language](openDaysText(office, language), officeHours(office, language)),
  }
}

function dollars(amount: number): string {
  return priceText(roundToCents(amount))
}

type FormatHours = (days: string, hours: ReturnType<typeof officeHours>) => string

const hoursTexts: Readonly<Record<Language, FormatHours>> = {
  en: (days, { opens, closes }) => `${days}, ${opens} to ${closes}`,
  ja: (days, { opens, closes }) => `${days}の${opens}～${closes}`,
}
