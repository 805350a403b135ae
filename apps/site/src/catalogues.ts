import { inEachLanguage, type Language } from '@kakehashi/domain/language'
import { type Messages, setupI18n } from '@lingui/core'

const ofLayouts = import.meta.glob<Messages>('../../../packages/layouts/locales/*.po', {
  eager: true,
  import: 'messages',
})
const ofSite = import.meta.glob<Messages>('../locales/*.po', { eager: true, import: 'messages' })

/** One instance per language, so that pages in all languages can be rendered concurrently. */
export const i18nIn = inEachLanguage((language) =>
  setupI18n({
    locale: language,
    messages: { [language]: { ...find(ofLayouts, language), ...find(ofSite, language) } },
  }),
)

function find(catalogues: Record<string, Messages>, language: Language): Messages | undefined {
  return Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}.po`))?.[1]
}
