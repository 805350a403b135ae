import type { Language, Words } from '@kakehashi/domain/language'

/**
 * What can be wrong with one field. The schemas name a problem by its key, so that the server's
 * reply and the form in the browser say the same words.
 */
export const problems = {
  'first-name-required': { en: 'Enter your first name', ja: '名を入力してください' },
  'last-name-required': { en: 'Enter your last name', ja: '姓を入力してください' },
  'email-required': { en: 'Enter your e-mail address', ja: 'メールアドレスを入力してください' },
  'email-format': {
    en: 'Enter an e-mail address like name@example.com',
    ja: 'name@example.com のような形式で入力してください',
  },
  'email-unusable': {
    en: 'This e-mail address cannot be used',
    ja: 'このメールアドレスは使用できません',
  },
  'phone-required': { en: 'Enter your phone number', ja: '電話番号を入力してください' },
  'phone-format': {
    en: 'Enter a phone number like 090-1234-5678',
    ja: '090-1234-5678 のような形式で入力してください',
  },
  'branch-required': { en: 'Choose your branch', ja: '所属を選んでください' },
  'kana-only': {
    en: 'Write the reading in kana, like やまだ はなこ',
    ja: 'ふりがなは、ひらがなまたはカタカナで入力してください',
  },
  'password-required': { en: 'Enter your password', ja: 'パスワードを入力してください' },
  'password-too-short': {
    en: 'Use at least 8 characters',
    ja: '8文字以上にしてください',
  },
  'passphrase-too-short': {
    en: 'Staff without a second factor need at least 15 characters',
    ja: '二段階認証を使わないスタッフの方は15文字以上にしてください',
  },
  'password-too-long': { en: 'Use at most 128 characters', ja: '128文字以内にしてください' },
  'password-common': {
    en: 'This password is easy to guess. Choose another one',
    ja: '推測されやすいパスワードです。別のものにしてください',
  },
  'passwords-differ': { en: 'Passwords do not match', ja: 'パスワードが一致しません' },
  'current-password-required': {
    en: 'Enter your current password',
    ja: '現在のパスワードを入力してください',
  },
  'code-required': { en: 'Enter the code', ja: 'コードを入力してください' },
  'too-long': { en: 'This is too long', ja: '長すぎます' },
  invalid: { en: 'Check this field', ja: 'この項目をご確認ください' },
} as const satisfies Record<string, Words>

export type Problem = keyof typeof problems

export function isProblem(key: string): key is Problem {
  return Object.hasOwn(problems, key)
}

export function problemWords(key: string, language: Language): string {
  return problems[isProblem(key) ? key : 'invalid'][language]
}
