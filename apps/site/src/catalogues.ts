import { inEachLanguage, languages } from '@kakehashi/domain/language'
import { loadLayoutsCatalogue } from '@kakehashi/layouts/load-catalogue'
import { type Messages, setupI18n } from '@lingui/core'

/** One instance per language, so that pages in all languages can be rendered concurrently. */
export const i18nIn = inEachLanguage((language) =>
  setupI18n({ locale: language, messages: { [language]: {} } }),
)

await Promise.all(
  languages.map(async (language) => {
    const own: { messages: Messages } = await import(`../locales/${language}.po`)
    i18nIn[language].load(language, await loadLayoutsCatalogue(language))
    i18nIn[language].load(language, own.messages)
  }),
)
