import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'
import { useLingui } from '@lingui/react'

export function useLanguage(): Language {
  const { locale } = useLingui().i18n
  return isLanguage(locale) ? locale : defaultLanguage
}
