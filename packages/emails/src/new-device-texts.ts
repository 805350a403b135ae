import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { phoneText } from './office-texts.ts'

export const deviceTexts = {
  onSystem: { en: '{browser} on {system}', ja: '{system}の{browser}' },
  unknown: { en: 'Unknown', ja: '不明' },
} satisfies Readonly<Record<string, Words>>

/** To the person, after a login in a browser that their account was not used in before. */
export const newDeviceTexts = ({ name, phone }: Office) =>
  ({
    subject: { en: 'A new login to your account', ja: '新しい端末からのログインがありました' },
    happened: {
      en: `Somebody logged in to your ${name.en} account in a browser that we have not seen with it before.`,
      ja: `${name.ja}のアカウントに、これまでご利用のなかったブラウザからログインがありました。`,
    },
    when: { en: 'When', ja: '日時' },
    browser: { en: 'Browser', ja: 'ブラウザ' },
    network: { en: 'Network', ja: 'ネットワーク' },
    itWasYou: {
      en: 'If it was you, you do not need to do anything.',
      ja: 'ご自身でログインされた場合は、お手続きは必要ありません。',
    },
    notYou: {
      en: `Press the button below, sign out everywhere, and change your password. If you cannot log in, reset your password on the login page. Then call us at ${phoneText(phone).en}. We will check your account with you.`,
      ja: `下のボタンからセキュリティの画面を開き、すべての端末からログアウトしたうえで、パスワードを変更してください。ログインできないときは、ログイン画面からパスワードを再設定してください。その後、${phoneText(phone).ja} までお電話ください。ご登録の内容をご一緒に確認いたします。`,
    },
    button: { en: 'Check my logins', ja: 'ログイン中の端末を確認する' },
  }) satisfies Readonly<Record<string, Words>>
