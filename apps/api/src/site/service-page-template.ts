import { isOwnPicture } from '@kakehashi/contract/picture-address'
import type { Blank, Occasion } from '@kakehashi/contract/service-page'
import { blank } from '@kakehashi/contract/service-page'
import type { Language } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import type { ServiceRow } from '../services/queries.ts'

const blankNames: ReadonlyMap<string, Blank> = new Map(
  Object.entries(blank).map(([name, text]) => [text, name as Blank]),
)
const anyBlank = new RegExp([...blankNames.keys()].join('|'), 'g')
const occasional = /<(\w+)\b[^>]*\sdata-when="([\w-]+)"[^>]*>[\s\S]*?<\/\1>/g

interface Reader {
  readonly language: Language
  /** The office shows its prices to the public. */
  readonly seesPrices: boolean
}

/** The page of a service: the rendered one with this service's words in its blanks. */
export function fillPage(
  template: string,
  service: ServiceRow,
  { language, seesPrices }: Reader,
): string {
  const standing = occasionsOf(service, seesPrices)
  const values = valuesOf(service, language)
  return (
    template
      .replace(occasional, (element, _tag, when) => (standing.has(when as Occasion) ? element : ''))
      // In one pass and by a function: neither a blank nor a `$&` in someone's words is acted on.
      .replace(anyBlank, (text) => escapeHtml(values[blankNames.get(text) as Blank]))
  )
}

function occasionsOf(
  { image, usual_working_days: days }: ServiceRow,
  seesPrices: boolean,
): Set<Occasion> {
  const ready = days === 0 ? 'same-day' : days === 1 ? 'next-day' : 'later'
  return new Set([
    ready,
    isOwnPicture(image) ? 'picture' : 'no-picture',
    seesPrices ? 'price' : 'no-price',
  ])
}

function valuesOf(service: ServiceRow, language: Language): Record<Blank, string> {
  const name = inLanguage(language, service.name, service.name_ja)
  const description = inLanguage(language, service.description, service.description_ja)
  return {
    slug: encodeURIComponent(service.slug),
    name: name.words,
    nameLanguage: name.language,
    description: description.words,
    descriptionLanguage: description.language,
    summary: beginningOf(description.words),
    picture: isOwnPicture(service.image) ? service.image : '',
    workingDays: String(service.usual_working_days),
    price: priceText(service.price_cents ?? 0),
  }
}

function inLanguage(language: Language, en: string, ja: string | null) {
  return language === 'ja' && ja
    ? { words: ja, language: 'ja' as const }
    : { words: en, language: 'en' as const }
}

/** About what a search engine shows. */
const summaryLength = 160

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // By whole characters, so that none is cut in half.
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  if (characters.length <= summaryLength) return line
  return `${characters.slice(0, summaryLength - 1).join('')}…`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
