import type { Words } from '@kakehashi/domain/language'

/** Validation messages for an account and its password. */
export const accountProblems = {
  'first-name-required': { en: 'Enter your first name', ja: '名をローマ字で入力してください' },
  'last-name-required': { en: 'Enter your last name', ja: '姓をローマ字で入力してください' },
  'name-not-latin': {
    en: 'Use Latin letters. The name must match the passport',
    ja: 'ローマ字で入力してください。パスポートの表記と同じである必要があります',
  },
  'name-with-address': {
    en: 'A name cannot contain a web address, an e-mail address or an amount',
    ja: 'お名前にURL、メールアドレス、金額は使えません',
  },
  'email-required': { en: 'Enter your e-mail address', ja: 'メールアドレスを入力してください' },
  'email-format': {
    en: 'Enter an e-mail address like name@example.com',
    ja: 'name@example.com のような形式で入力してください',
  },
  'email-registered': {
    en: 'This e-mail address is already registered',
    ja: 'このメールアドレスはすでに登録されています',
  },
  'phone-required': { en: 'Enter your phone number', ja: '電話番号を入力してください' },
  'phone-format': {
    en: 'Enter a phone number like 090-1234-5678',
    ja: '090-1234-5678 のような形式で入力してください',
  },
  'branch-required': { en: 'Choose your branch', ja: '所属を選んでください' },
  'kana-only': {
    en: 'Enter the reading in kana, like やまだ はなこ',
    ja: 'ふりがなは、ひらがなまたはカタカナで入力してください',
  },
  'password-required': { en: 'Enter your password', ja: 'パスワードを入力してください' },
  'password-too-short': {
    en: 'Use at least 8 characters',
    ja: '8文字以上にしてください',
  },
  'passphrase-too-short': {
    en: 'Staff without two-step login need at least 15 characters',
    ja: '二段階認証を使わないスタッフの方は15文字以上にしてください',
  },
  'password-too-long': { en: 'Use at most 128 characters', ja: '128文字以内にしてください' },
  'password-common': {
    en: 'This password is easy to guess. Choose another one',
    ja: '推測されやすいパスワードです。別のものにしてください',
  },
  'passwords-differ': { en: 'Passwords do not match', ja: 'パスワードが一致しません' },
} as const satisfies Record<string, Words>
