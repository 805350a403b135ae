import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { Subject } from './dialog.ts'
import type { CustomerGroup } from '../customers.ts'

/** Requests for one service vary within a template. `{city}` and `{pages}` are filled in. */
export interface RequestTemplate {
  readonly service: string
  readonly subject: Subject
  readonly groups: readonly CustomerGroup[]
  readonly purposes: readonly Purpose[]
  readonly pairs: readonly (readonly [from: DocumentLanguage, to: DocumentLanguage])[]
  /** File names: the first is always used, the others sometimes. The extension sets the format. */
  readonly documents: readonly [string, ...string[]]
  /** The papers among them that the office has a template for. */
  readonly papers?: Readonly<Record<string, PaperTemplateId>>
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
