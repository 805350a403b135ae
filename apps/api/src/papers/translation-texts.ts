import type { Language } from '@kakehashi/domain/language'

export interface TranslationTexts {
  /** Above the title. */
  readonly translationOf: string
  readonly missing: string
  /** On papers with invented values. */
  readonly sample: string
  readonly seal: (what: string) => string
  readonly note: (text: string) => string
  readonly order: (number: string) => string
  readonly page: string
  readonly of: string
}

/** What translations say in their own language, beside what the paper says. */
export const translationTexts: Readonly<Record<Language, TranslationTexts>> = {
  en: {
    translationOf: 'Translation from Japanese',
    missing: '[not filled in yet]',
    sample: 'SAMPLE',
    seal: (what) => `[Seal: ${what}]`,
    note: (text) => `[${text}]`,
    order: (number) => `Order ${number}`,
    page: 'Page',
    of: 'of',
  },
  ja: {
    translationOf: '英語からの翻訳',
    missing: '［未入力］',
    sample: '見本',
    seal: (what) => `［印：${what}］`,
    note: (text) => `［${text}］`,
    order: (number) => `ご依頼番号 ${number}`,
    page: 'ページ',
    of: '/',
  },
}
