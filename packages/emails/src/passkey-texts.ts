import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { phoneText } from './office-texts.ts'

type Texts = Readonly<Record<string, Words>>

export const passkeyAddedTexts = ({ name }: Office) =>
  ({
    subject: { en: 'A passkey was added', ja: 'パスキーが追加されました' },
    effect: {
      en: `A passkey was added to your ${name.en} account. Whoever has the device with it can sign in without your password.`,
      ja: `${name.ja}のアカウントに、パスキーが追加されました。そのパスキーのある端末では、パスワードなしでログインできます。`,
    },
  }) satisfies Texts

export const passkeyRemovedTexts = ({ name }: Office) =>
  ({
    subject: { en: 'A passkey was removed', ja: 'パスキーが削除されました' },
    effect: {
      en: `A passkey was removed from your ${name.en} account. It no longer works, and browsers that were signed in with it are signed out.`,
      ja: `${name.ja}のアカウントから、パスキーが1件削除されました。このパスキーは使えなくなり、それでログインしていたブラウザはログアウトしました。`,
    },
  }) satisfies Texts

export const passkeyNotYou = ({ phone }: Office) =>
  ({
    en: `Change your password now, remove every passkey that you do not know on your security page, and call us at ${phoneText(phone).en} as soon as you can.`,
    ja: `すぐにパスワードを変更し、セキュリティのページで心当たりのないパスキーを削除のうえ、できるだけ早く ${phoneText(phone).ja} までお電話ください。`,
  }) satisfies Words
