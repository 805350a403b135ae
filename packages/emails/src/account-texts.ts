import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { phoneText } from './office-texts.ts'

// Texts of the mails about an account.

type Texts = Readonly<Record<string, Words>>

const confirmWithin = mailedLinks['verify-email'].words

const confirmButton: Words = { en: 'Confirm my address', ja: 'メールアドレスを確認する' }

export const verifyEmailTexts = ({ name }: Office) =>
  ({
    subject: {
      en: `Welcome to ${name.en}: please confirm your e-mail address`,
      ja: `${name.ja}へようこそ：メールアドレスのご確認をお願いします`,
    },
    heading: { en: 'Please confirm your address', ja: 'メールアドレスのご確認' },
    thanks: {
      en: `Thank you for creating an account with ${name.en}. Please confirm that this e-mail address is yours, so that our quotes and notices reach you.`,
      ja: `${name.ja}にご登録いただき、ありがとうございます。お見積もりや翻訳完了のお知らせを確実にお届けできるよう、メールアドレスのご確認をお願いいたします。`,
    },
    button: confirmButton,
    noWaiting: {
      en: `The link works for ${confirmWithin.en}. You can send us your documents before you confirm.`,
      ja: `リンクの有効期限は${confirmWithin.ja}です。ご確認の前でも、翻訳のご依頼は今すぐお送りいただけます。`,
    },
    notYou: {
      en: 'If you did not create an account, someone probably mistyped their own address. You can ignore this e-mail.',
      ja: 'ご登録にお心当たりがない場合は、ほかの方がアドレスを間違えて入力された可能性があります。恐れ入りますが、このメールは破棄してください。',
    },
  }) satisfies Texts

/** For a changed address. */
export const newAddressTexts = ({ name }: Office) =>
  ({
    subject: {
      en: 'Please confirm your new e-mail address',
      ja: '新しいメールアドレスのご確認をお願いします',
    },
    heading: { en: 'Please confirm your new address', ja: '新しいメールアドレスのご確認' },
    thanks: {
      en: `The e-mail address of your ${name.en} account was changed to this one. Please confirm that it is yours, so that our quotes and notices reach you.`,
      ja: `${name.ja}にご登録のメールアドレスが、このアドレスに変更されました。お見積もりや翻訳完了のお知らせを確実にお届けできるよう、ご確認をお願いいたします。`,
    },
    button: confirmButton,
    noWaiting: {
      en: `The link works for ${confirmWithin.en}.`,
      ja: `リンクの有効期限は${confirmWithin.ja}です。`,
    },
    notYou: {
      en: 'If you have no account with us, someone probably mistyped their own address. You can ignore this e-mail.',
      ja: 'お心当たりがない場合は、ほかの方がアドレスを間違えて入力された可能性があります。恐れ入りますが、このメールは破棄してください。',
    },
  }) satisfies Texts

const resetWithin = mailedLinks['reset-password'].words

export const resetPasswordTexts = {
  subject: { en: 'Choose a new password', ja: 'パスワード再設定のご案内' },
  heading: { en: 'Choose a new password', ja: 'パスワードの再設定' },
  asked: {
    en: 'You asked to reset your password. Choose a new one here:',
    ja: 'パスワード再設定のお申し込みを承りました。次の画面で新しいパスワードを設定してください。',
  },
  button: { en: 'Choose a new password', ja: '新しいパスワードを設定する' },
  expires: {
    en: `The link works for ${resetWithin.en}.`,
    ja: `リンクの有効期限は${resetWithin.ja}です。`,
  },
  notYou: {
    en: 'If you did not ask for this, you do not need to do anything. Your password stays the same.',
    ja: 'お心当たりがない場合、お手続きは必要ありません。現在のパスワードは変更されません。',
  },
} satisfies Texts

export const passwordChangedTexts = ({ name, phone }: Office) =>
  ({
    subject: { en: 'Your password was changed', ja: 'パスワードが変更されました' },
    heading: { en: 'Your password was changed', ja: 'パスワード変更のお知らせ' },
    changed: {
      en: `Your ${name.en} account has a new password. If you changed it yourself, you do not need to do anything.`,
      ja: `${name.ja}にご登録のパスワードが変更されました。ご自身で変更された場合は、ほかにお手続きは必要ありません。`,
    },
    notYou: {
      en: `Reset your password on the login page now, then call us at ${phoneText(phone).en}. We will check your account with you.`,
      ja: `すぐにログイン画面からパスワードを再設定し、${phoneText(phone).ja} までお電話ください。ご登録の内容をご一緒に確認いたします。`,
    },
  }) satisfies Texts

export const emailChangedTexts = ({ name, phone }: Office) =>
  ({
    subject: { en: 'Your e-mail address was changed', ja: 'メールアドレスが変更されました' },
    heading: { en: 'Your e-mail address was changed', ja: 'メールアドレス変更のお知らせ' },
    changed: {
      en: `The e-mail address of your ${name.en} account was changed. From now on we will write to:`,
      ja: `${name.ja}にご登録のメールアドレスが変更されました。今後のご連絡は、次のアドレスにお送りします。`,
    },
    itWasYou: {
      en: 'If you changed it yourself, you do not need to do anything.',
      ja: 'ご自身で変更された場合は、ほかにお手続きは必要ありません。',
    },
    notYou: {
      en: `Call us at ${phoneText(phone).en} as soon as you can. Someone else may be able to read your requests. We can stop that.`,
      ja: `できるだけ早く ${phoneText(phone).ja} までお電話ください。第三者がご依頼の内容を閲覧できる状態になっているおそれがあります。当事務所で対応いたします。`,
    },
  }) satisfies Texts

/** When staff entered another address for somebody. */
export const emailEnteredTexts = ({ name, phone }: Office) =>
  ({
    subject: {
      en: 'A new e-mail address for your account',
      ja: 'メールアドレス変更のご確認',
    },
    heading: { en: 'A new e-mail address for your account', ja: 'メールアドレス変更のご確認' },
    changed: {
      en: `Our staff entered a new e-mail address for your ${name.en} account:`,
      ja: `当事務所のスタッフが、${name.ja}にご登録のメールアドレスとして次のアドレスを入力しました。`,
    },
    itWasYou: {
      en: 'If you asked for this: sign in as usual, then open the link that we sent to the new address. Until then, nothing changes.',
      ja: 'ご依頼いただいた場合は、いつもどおりログインしてから、新しいアドレスにお送りしたリンクを開いてください。それまで、ご登録の内容は変わりません。',
    },
    notYou: {
      en: `You do not need to do anything: nobody can use the new address without your password. Please tell us at ${phoneText(phone).en}.`,
      ja: `お手続きは必要ありません。お客さまのパスワードがなければ、新しいアドレスは使えません。恐れ入りますが、${phoneText(phone).ja} までお知らせください。`,
    },
  }) satisfies Texts

/** To an address that staff entered. */
export const enteredAddressTexts = (office: Office) =>
  ({
    ...newAddressTexts(office),
    thanks: {
      en: `Our staff entered this e-mail address for your ${office.name.en} account. To use it, first sign in with the address you have used until now, then open this link in the same browser.`,
      ja: `当事務所のスタッフが、${office.name.ja}にご登録のメールアドレスとしてこのアドレスを入力しました。お使いになるには、これまでのアドレスでログインしてから、同じブラウザで次のリンクを開いてください。`,
    },
  }) satisfies Texts

export const secondFactorOnTexts = ({ name }: Office) =>
  ({
    subject: { en: 'Two-step login is on', ja: '二段階認証が有効になりました' },
    effect: {
      en: `Your ${name.en} account now has two-step login. When you sign in, we will ask for your password and a code from your authenticator app.`,
      ja: `${name.ja}のログインで、二段階認証が有効になりました。今後は、パスワードに続けて確認コードの入力をお願いします。`,
    },
  }) satisfies Texts

export const secondFactorOffTexts = ({ name }: Office) =>
  ({
    subject: { en: 'Two-step login is off', ja: '二段階認証が無効になりました' },
    effect: {
      en: `Your ${name.en} account no longer has two-step login. When you sign in, we will ask only for your password.`,
      ja: `${name.ja}のログインで、二段階認証が無効になりました。今後は、パスワードだけでログインできます。`,
    },
  }) satisfies Texts

export const secondFactorTexts = ({ phone }: Office) =>
  ({
    itWasYou: {
      en: 'If you changed this yourself, you do not need to do anything.',
      ja: 'ご自身で変更された場合は、ほかにお手続きは必要ありません。',
    },
    notYou: {
      en: `Change your password now and call us at ${phoneText(phone).en} as soon as you can.`,
      ja: `すぐにパスワードを変更し、できるだけ早く ${phoneText(phone).ja} までお電話ください。`,
    },
  }) satisfies Texts
