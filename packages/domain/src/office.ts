import type { HolidayCalendar, OfficeHours } from './calendar/office-calendar.ts'
import type { Language, Words } from './language.ts'
import type { DocumentLanguage } from './request/submitted-details.ts'

/** The drawings that a news item can have. */
export const newsPictures = ['readings', 'marriage', 'holidays'] as const

export interface NewsItem {
  readonly title: Words
  readonly url: string
  /** The publisher and the language of the page. */
  readonly publisher: Words
  readonly picture: (typeof newsPictures)[number]
}

interface HistoryEntry {
  readonly year: number
  readonly title: Words
  readonly text: Words
}

/** The colours that a seal can have; their values are in tokens.css. */
export const sealColours = ['vermilion', 'indigo', 'green', 'plum'] as const
export const logos = ['bridge', 'seal'] as const

/**
 * What an office says about itself. Its owner publishes it, and pages, mails and papers show it.
 * One process can serve several offices, so it is an argument everywhere and never a constant.
 */
export interface Office {
  readonly name: Words
  readonly tagline: Words
  /** The sender of every message from staff or the system to a customer. */
  readonly sender: Words
  readonly logo: (typeof logos)[number]
  readonly seal: {
    /** One or two characters. */
    readonly text: string
    readonly colour: (typeof sealColours)[number]
    /** Path data of the text in a square of 480 units; empty if it is not drawn yet. */
    readonly outline: string
  }

  readonly address: OfficeAddress
  /** Both 0 if the owner has not entered them. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  /** Texts are empty if there is no gate. */
  readonly directions: {
    readonly gate: Words
    readonly building: Words
    readonly minutesOnFoot: number
  }
  /** Where customers who cannot come in usually meet us: 'the bench outside Gate 1'; may be empty. */
  readonly meetingPlace: Words
  readonly phone: string
  readonly phoneAbroad: string
  /** The number from a telephone on base; empty if there is none. */
  readonly dsn: string
  readonly email: string
  /** The language of mail to the office's own mailbox. */
  readonly mailLanguage: Language
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]

  readonly timeZone: string
  /** 0 is Sunday, 6 is Saturday. */
  readonly openWeekdays: readonly number[]
  readonly hours: OfficeHours
  /** Same-day requests have to be made before this time. */
  readonly sameDayUntil: string
  readonly holidays: HolidayCalendar

  /** 'K' in K-2026-00262. */
  readonly orderPrefix: string
  /** What customers can choose on the request form. */
  readonly documentLanguages: readonly DocumentLanguage[]
  /** What the counter takes; prices are in dollars. */
  readonly paymentMethods: Words

  /** With whom the office is registered; empty if with nobody. */
  readonly registration: { readonly title: Words; readonly text: Words }
  /** What is empty is left out of the pages, like an empty history. */
  readonly mission: { readonly aim: Words; readonly text: Words }
  readonly belief: { readonly creed: Words; readonly text: Words }
  readonly history: readonly HistoryEntry[]
  readonly news: readonly NewsItem[]
}

interface OfficeAddress {
  readonly street: Words
  readonly region: Words
  readonly postalCode: string
  /** Two letters, as in ISO 3166. */
  readonly country: string
}

/** The address as each language writes it on two lines, without what is not known yet. */
export function addressLines({ address }: Pick<Office, 'address'>, language: Language): string[] {
  const { street, region, postalCode } = address
  if (street[language] + region[language] + postalCode === '') return []
  const lines = language === 'ja' ? japaneseLines(address) : englishLines(address)
  return lines.filter(Boolean)
}

function englishLines({ street, region, postalCode, country }: OfficeAddress): string[] {
  const area = withoutEmpty([region.en, postalCode]).join(' ')
  return [street.en, withoutEmpty([area, countryName(country, 'en')]).join(', ')]
}

function japaneseLines({ street, region, postalCode, country }: OfficeAddress): string[] {
  const isInJapan = country === 'JP'
  const code = isInJapan && postalCode !== '' ? `〒${postalCode}` : postalCode
  const parts = [isInJapan ? '' : countryName(country, 'ja'), code, region.ja]
  return [withoutEmpty(parts).join(' '), street.ja]
}

const withoutEmpty = (parts: readonly string[]) => parts.filter(Boolean)

/** 'Japan' */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
