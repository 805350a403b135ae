import type { DocumentKey } from '@kakehashi/domain/documents'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/order'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const documentLanguageWords: Words<DocumentLanguage> = {
  en: msg`English`,
  ja: msg`Japanese`,
  es: msg`Spanish`,
  ko: msg`Korean`,
  tl: msg`Tagalog`,
  zh: msg`Chinese`,
  other: msg`Another language`,
}

export const purposeWords: Words<Purpose> = {
  marriage: msg`Marriage`,
  birth: msg`Birth of a child`,
  visa: msg`Visa or residence`,
  school: msg`School`,
  medical: msg`Medical care`,
  court: msg`Court or police`,
  business: msg`Business`,
  other: msg`Something else`,
}

/** The papers that a link can choose, as a person would write them down. */
export const paperWords: Words<DocumentKey> = {
  affidavit: msg`Affidavit of competency to marry`,
  'birth-certificate': msg`Birth certificate`,
  'legal-capacity': msg`Certificate of legal capacity to marry`,
  'konin-todoke': msg`Konin-Todoke (marriage form)`,
  'marriage-certificate': msg`Marriage certificate`,
  'family-register': msg`Family register (koseki)`,
}
