/** The languages of the product. English is the fallback everywhere. */
export const languages = ['en', 'ja'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ja'
}

/** A text in both languages: leaving one out does not compile. */
export type Words = Readonly<Record<Language, string>>
