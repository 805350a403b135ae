import type { Words } from '@kakehashi/domain/language'

/** Validation messages for the office's terms and sentences. */
export const glossaryProblems = {
  'term-en-required': { en: 'Enter the term in English', ja: '用語を英語で入力してください' },
  'term-ja-required': {
    en: 'Enter the term in Japanese',
    ja: '用語を日本語で入力してください',
  },
  'sentence-required': { en: 'Enter the sentence', ja: '文を入力してください' },
} as const satisfies Record<string, Words>
