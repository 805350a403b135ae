import type { OrderWords } from './order-words.ts'

/** To the office's own mailbox, and to the translator who has the paper. */
export const staffWords = {
  'request-arrived': {
    title: { en: 'A new request has arrived', ja: '新しいご依頼が届きました' },
    happened: {
      en: 'A customer has sent us a request. It is waiting for a quote.',
      ja: 'お客さまから新しいご依頼が届き、お見積もり待ちとなっています。',
    },
    whatNow: {
      en: 'Open it, look through the documents and make the quote.',
      ja: 'ご依頼の内容と書類を確認し、お見積もりを作成してください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'message-to-office': {
    title: { en: 'A customer has written', ja: 'お客さまからメッセージが届きました' },
    happened: {
      en: 'There is a new message from the customer of this request.',
      ja: 'このご依頼について、お客さまから新しいメッセージが届きました。',
    },
    whatNow: {
      en: 'Please read it and answer there.',
      ja: 'ご依頼の画面で内容を確認し、返信してください。',
    },
    button: { en: 'Read the message', ja: 'メッセージを読む' },
  },
  'request-withdrawn': {
    title: { en: 'A customer has cancelled', ja: 'お客さまがご依頼をキャンセルされました' },
    happened: {
      en: 'The customer has cancelled this request.',
      ja: 'このご依頼は、お客さまによりキャンセルされました。',
    },
    whatNow: {
      en: 'No more work is needed on it. If someone has begun, please let them know.',
      ja: '今後の作業は必要ありません。すでに着手している担当者がいる場合は、その旨を伝えてください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'request-returned': {
    title: { en: 'A translation has come back to you', ja: '翻訳の見直しをお願いします' },
    happened: {
      en: 'The review has returned this translation to you for another look.',
      ja: '校閲の結果、この翻訳は差し戻しとなりました。',
    },
    whatNow: {
      en: 'Open it, read the remarks if there are any, and hand in the corrected version.',
      ja: '校閲者のコメントがある場合は確認のうえ、修正した翻訳を提出してください。',
    },
    button: { en: 'Open the translation', ja: '翻訳を開く' },
  },
} as const satisfies Record<string, OrderWords>
