import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/order'
import type { Subject } from './dialog.ts'
import type { Circle } from '../customers.ts'

/** What people who order a service bring and say. `{city}` and `{pages}` are filled in. */
export interface Wish {
  readonly service: string
  readonly subject: Subject
  readonly circles: readonly Circle[]
  readonly purposes: readonly Purpose[]
  readonly pairs: readonly (readonly [from: DocumentLanguage, to: DocumentLanguage])[]
  /** Names of what they send, the first always, the others sometimes; the ending says what it is. */
  readonly papers: readonly [string, ...string[]]
  readonly pages: readonly [least: number, most: number]
  readonly details: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

export const toJapanese = [['en', 'ja']] as const
export const toEnglish = [['ja', 'en']] as const
export const eitherWay = [
  ['en', 'ja'],
  ['ja', 'en'],
  ['ja', 'en'],
] as const
