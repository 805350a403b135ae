import type { Words } from '@kakehashi/domain/language'

/** Refusals about the names and dates of a request. */
export const nameRefusals = {
  'names-closed': {
    status: 409,
    text: {
      en: 'This request has been delivered, so its names and dates can no longer be changed. Send a message instead.',
      ja: 'お渡し済みのため、お名前と日付は変更できません。メッセージでご連絡ください。',
    },
  },
  'pictures-are-not-read': {
    status: 409,
    text: {
      en: 'This office does not read photographs. Type the lines of the passport instead.',
      ja: '写真の読み取りは使えません。パスポート下部の文字を入力してください。',
    },
  },
  'not-a-photo': {
    status: 400,
    text: {
      en: 'This document is not a photograph of this request. Choose another one, or type the lines.',
      ja: 'この書類はこのご依頼の写真ではありません。別の写真を選ぶか、文字を入力してください。',
    },
  },
  'name-entry-changed': {
    status: 409,
    text: {
      en: 'Somebody has changed these names and dates meanwhile. Look at them again.',
      ja: 'この間にお名前と日付が変更されました。もう一度ご確認ください。',
    },
  },
  'names-are-confirmed': {
    status: 409,
    text: {
      en: 'All names and dates are confirmed already, so the customer was not asked.',
      ja: 'お名前と日付はすべて確認済みのため、お客さまへの依頼は送りませんでした。',
    },
  },
  'too-many-names': {
    status: 409,
    text: {
      en: 'A request can have {most} names, dates and places. Remove what is not needed first.',
      ja: 'お名前、日付、地名は合わせて{most}件までです。不要なものを先に取り除いてください。',
    },
  },
  'names-unconfirmed': {
    status: 409,
    text: {
      en: 'The customer has not confirmed all names and dates ({count} left). Wait for them, or say why the translation goes on without.',
      ja: 'お客さまの確認が済んでいないお名前や日付が{count}件あります。確認を待つか、未確認のまま進める理由を入力してください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
