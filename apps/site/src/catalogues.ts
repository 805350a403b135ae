import type { Language } from '@kakehashi/domain/language'
import { messages as layoutsEn } from '@kakehashi/layouts/locales/en.po'
import { messages as layoutsJa } from '@kakehashi/layouts/locales/ja.po'
import { type I18n, setupI18n } from '@lingui/core'
import { messages as en } from '../locales/en.po'
import { messages as ja } from '../locales/ja.po'

/** One instance per language, so that pages in both languages can be rendered concurrently. */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  en: setupI18n({ locale: 'en', messages: { en: { ...layoutsEn, ...en } } }),
  ja: setupI18n({ locale: 'ja', messages: { ja: { ...layoutsJa, ...ja } } }),
}
