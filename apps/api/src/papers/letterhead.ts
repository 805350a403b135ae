import { type Language, languageFacts } from '@kakehashi/domain/language'
import { addressLines, type Office } from '@kakehashi/domain/office'

/** The office as it stands at the top of its papers. */
export function letterhead(office: Office, language: Language) {
  return {
    name: office.name[language],
    tagline: office.tagline[language],
    lines: [
      addressLines(office, language).join(languageFacts[language].addressComma),
      office.phone,
      office.email,
    ].filter(Boolean),
  }
}
