/** The languages of the product. English is the fallback everywhere. */
export const languages = ['en', 'ja'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

interface LanguageFacts {
  /** In the language itself, so that its readers recognise it. */
  readonly name: string
  /** For Intl and link previews. */
  readonly locale: `${string}-${string}`
  readonly isFamilyNameFirst: boolean
  /** Whether spaces separate words. */
  readonly hasSpaces: boolean
  /** Characters that fill a square look larger than Latin letters of the same size. */
  readonly hasSquareCharacters: boolean
  readonly comma: string
  readonly colon: string
  /** Separates the lines of an address that is written on one line. */
  readonly addressComma: string
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: 'English',
    locale: 'en-US',
    isFamilyNameFirst: false,
    hasSpaces: true,
    hasSquareCharacters: false,
    comma: ', ',
    colon: ': ',
    addressComma: ', ',
  },
  ja: {
    name: '日本語',
    locale: 'ja-JP',
    isFamilyNameFirst: true,
    hasSpaces: false,
    hasSquareCharacters: true,
    comma: '、',
    colon: '：',
    addressComma: ' ',
  },
}

/** A text in every language: leaving one out does not compile. */
export type Words = Readonly<Record<Language, string>>

/** A record with one value for each language. */
export function inEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> {
  const entries = languages.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Record<Language, Value>
}

/** A text that the office enters in English and Japanese, or quotes from documents in both. */
export type OfficeText = Readonly<Record<'en' | 'ja', string>>

/** Readers of other languages get the English text. */
export function toWords({ en, ja }: OfficeText): Words {
  return inEachLanguage((language) => (language === 'ja' ? ja : en))
}
