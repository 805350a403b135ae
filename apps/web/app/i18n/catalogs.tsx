import { defaultLanguage, inEachLanguage, type Language } from '@kakehashi/domain/language'
import { loadLayoutsCatalogue } from '@kakehashi/layouts/load-catalogue'
import { i18n, setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, type ReactNode } from 'react'

// One instance per language, so that the first render is already in the right language.
const instances = inEachLanguage((language) =>
  setupI18n({ locale: language, messages: { [language]: {} } }),
)

function addMessages(language: Language, messages: Messages): void {
  instances[language].load(language, messages)
}

// Lingui renders nothing until a locale is active.
i18n.loadAndActivate({ locale: defaultLanguage, messages: {} })

/** Texts outside components (toasts, errors) use Lingui's global instance. */
export function activateLanguage(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: instances[language].messages })
}

export async function loadSiteCatalog(language: Language): Promise<void> {
  addMessages(language, await loadLayoutsCatalogue(language))
}

/** All texts of the signed-in screens in one language. */
export async function loadAllCatalogs(language: Language): Promise<void> {
  const [site, application] = await Promise.all([
    loadLayoutsCatalogue(language),
    loadApplicationCatalog(language),
  ])
  addMessages(language, site)
  addMessages(language, application)
}

async function loadApplicationCatalog(language: Language): Promise<Messages> {
  const catalog: { messages: Messages } = await import(`../locales/${language}.po`)
  return catalog.messages
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
