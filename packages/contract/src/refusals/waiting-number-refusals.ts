import type { Words } from '@kakehashi/domain/language'

/** Refusals about the numbers of those who wait at the counter. */
export const waitingNumberRefusals = {
  'waiting-numbers-off': {
    status: 409,
    text: {
      en: 'The office gives no waiting numbers. An owner can turn them on in the settings.',
      ja: '呼び出し番号は使用されていません。オーナーが設定で有効にできます。',
    },
  },
  'counter-calls-another': {
    status: 409,
    text: {
      en: 'Another number has just been called to counter {counter}. Look at it before you call the next one.',
      ja: '窓口{counter}では、すでに別の番号が呼ばれています。表示を確認してから、次の番号を呼んでください。',
    },
  },
  'waiting-number-changed': {
    status: 409,
    text: {
      en: 'Somebody else has just changed number {number}.',
      ja: '番号{number}は、ほかの担当者が変更しました。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
