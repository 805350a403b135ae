import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import type { Language } from '@kakehashi/domain/language'

interface Text {
  text: string
  /** English if the Japanese text is missing. */
  language: Language
}

export function serviceName({ name, nameJa }: ServiceFacts, language: Language): Text {
  return inLanguage(language, name, nameJa)
}

export function serviceDescription(service: ServiceFacts, language: Language): Text {
  return inLanguage(language, service.description, service.descriptionJa)
}

function inLanguage(language: Language, en: string, ja: string | null): Text {
  return language === 'ja' && ja ? { text: ja, language } : { text: en, language: 'en' }
}
