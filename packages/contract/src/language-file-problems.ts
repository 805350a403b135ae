import type { Language, Words } from '@kakehashi/domain/language'

/** What can be wrong with an entry of a file of terms or sentences. */
const texts = {
  'english-missing': { en: 'It has no English', ja: '英語がありません' },
  'japanese-missing': { en: 'It has no Japanese', ja: '日本語がありません' },
  'too-long': { en: 'A text is too long', ja: '長すぎるテキストがあります' },
  'reading-not-kana': { en: 'The reading is not in kana', ja: '読みがかなではありません' },
  'twice-in-file': {
    en: 'An earlier entry of the file is the same',
    ja: 'ファイルの前の項目と同じです',
  },
  'term-archived': {
    en: 'The term is archived. Bring it back in the glossary to use it again',
    ja: '用語は使用停止中です。再び使うには、用語集で元に戻してください',
  },
} as const satisfies Record<string, Words>

export type LanguageFileProblem = keyof typeof texts
export const languageFileProblems = Object.keys(texts) as [
  LanguageFileProblem,
  ...LanguageFileProblem[],
]

export function languageFileProblemText(code: LanguageFileProblem, language: Language): string {
  return texts[code][language]
}
