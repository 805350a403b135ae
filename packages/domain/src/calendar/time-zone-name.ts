import { type Language, languageFacts } from '../language.ts'

/** 'Japan Standard Time', 日本標準時: the name that a time zone has at a moment. */
export function timeZoneName(moment: Date, language: Language, timeZone: string): string {
  const { locale } = languageFacts[language]
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? timeZone
}
