import type { Language } from '@kakehashi/domain/language'
import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, type ReactNode } from 'react'

// One instance per language, so that the first render is already in the right language.
const instances: Record<Language, I18n> = {
  en: setupI18n({ locale: 'en', messages: { en: {} } }),
  ja: setupI18n({ locale: 'ja', messages: { ja: {} } }),
}

function addMessages(language: Language, messages: Messages): void {
  instances[language].load(language, messages)
}

// Lingui renders nothing until a locale is active.
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Texts outside components (toasts, errors) use Lingui's global instance. */
export function activateLanguage(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: instances[language].messages })
}

const siteCatalogs = {
  en: () => import('@kakehashi/layouts/locales/en.po'),
  ja: () => import('@kakehashi/layouts/locales/ja.po'),
}
const applicationCatalogs = {
  en: () => import('../locales/en.po'),
  ja: () => import('../locales/ja.po'),
}

export async function loadSiteCatalog(language: Language): Promise<void> {
  addMessages(language, (await siteCatalogs[language]()).messages)
}

/** All texts of the signed-in screens in one language. */
export async function loadAllCatalogs(language: Language): Promise<void> {
  const [site, application] = await Promise.all([
    siteCatalogs[language](),
    applicationCatalogs[language](),
  ])
  addMessages(language, site.messages)
  addMessages(language, application.messages)
}

export function LanguageProvider({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  useLayoutEffect(() => activateLanguage(language), [language])
  return <I18nProvider i18n={instances[language]}>{children}</I18nProvider>
}
