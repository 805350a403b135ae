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
  'quote-declined': {
    title: { en: 'A customer has declined a quote', ja: 'お客さまがお見積もりを辞退されました' },
    happened: {
      en: 'The customer has said no to the quote of this request.',
      ja: 'このご依頼のお見積もりは、お客さまにより辞退されました。',
    },
    whatNow: {
      en: 'Open it and read the reason, if one was given. You can make another quote, write to the customer, or cancel the request.',
      ja: '理由が書かれている場合は、ご依頼の画面で確認してください。お見積もりを出し直すか、お客さまに連絡するか、ご依頼をキャンセルすることができます。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'work-given': {
    title: { en: 'A document is waiting on your desk', ja: '新しい翻訳の担当になりました' },
    happened: {
      en: 'A document has been given to you to translate, and you can begin.',
      ja: '翻訳のご担当をお願いします。作業を始めていただけます。',
    },
    whatNow: {
      en: 'Open your desk to see the papers and the day by which it is promised.',
      ja: '「担当書類」の画面で、書類とお渡し予定日を確認してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'work-withdrawn': {
    title: { en: 'A document has left your desk', ja: '翻訳の担当が取り消されました' },
    happened: {
      en: 'This document is no longer yours to translate: it was cancelled, or given to somebody else.',
      ja: 'この翻訳は、ご依頼のキャンセルまたは担当者の変更により、あなたの担当ではなくなりました。',
    },
    whatNow: {
      en: 'Please stop working on it. If you have already done a part, tell the office.',
      ja: '作業を中止してください。すでに進めている部分がある場合は、事務所に知らせてください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'work-document-added': {
    title: {
      en: 'A document has been added to your work',
      ja: '担当中の翻訳に書類が追加されました',
    },
    happened: {
      en: 'A request that you are translating has one more document, or a clearer copy of one.',
      ja: '翻訳中のご依頼に、書類または見やすい写しが追加されました。',
    },
    whatNow: {
      en: 'Please look at it before you hand in the translation.',
      ja: '翻訳を提出する前に確認してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'request-returned': {
    title: { en: 'A translation has come back to you', ja: '翻訳の見直しをお願いします' },
    happened: {
      en: 'The review has returned this translation to you for another look.',
      ja: '校閲の結果、この翻訳は差し戻しとなりました。',
    },
    whatNow: {
      en: 'Open it, read the remarks if there are any, and hand in the corrected version.',
      ja: 'メモに校閲者の指摘がある場合は確認のうえ、修正した翻訳を提出してください。',
    },
    button: { en: 'Open the translation', ja: '翻訳を開く' },
  },
} as const satisfies Record<string, OrderWords>
