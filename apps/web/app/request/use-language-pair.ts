import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'
import { documentLanguageLabels } from './request-labels.ts'

/** The source and target language, as far as they are known. */
export function useLanguagePair({
  fromLanguage,
  toLanguage,
}: Pick<RequestDetail, 'fromLanguage' | 'toLanguage'>): string | undefined {
  const { t, i18n } = useLingui()
  const from = fromLanguage && i18n._(documentLanguageLabels[fromLanguage])
  const to = toLanguage && i18n._(documentLanguageLabels[toLanguage])
  if (from && to) return t`${from} to ${to}`
  if (from) return t`From ${from}`
  return to && t`Into ${to}`
}
