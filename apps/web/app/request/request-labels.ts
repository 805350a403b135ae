import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const documentLanguageLabels: Words<DocumentLanguage> = {
  en: msg`English`,
  ja: msg`Japanese`,
  es: msg`Spanish`,
  ko: msg`Korean`,
  tl: msg`Tagalog`,
  zh: msg`Chinese`,
  other: msg`Another language`,
}

export const purposeLabels: Words<Purpose> = {
  marriage: msg`Marriage`,
  birth: msg`Birth of a child`,
  visa: msg`Visa or residence`,
  school: msg`School`,
  medical: msg`Medical care`,
  court: msg`Court or police`,
  business: msg`Business`,
  other: msg`Something else`,
}
