import type { RequestMailText } from './request-mail-text.ts'

/** To the office's own mailbox and to the assigned translator. */
export const staffTexts = {
  'request-arrived': {
    title: { en: 'New request from a customer', ja: '新しいご依頼が届きました' },
    happened: {
      en: 'A customer has sent a request. It needs a quote.',
      ja: 'お客さまから新しいご依頼が届きました。お見積もりが必要です。',
    },
    whatNow: {
      en: 'Check the documents and send a quote.',
      ja: 'ご依頼の内容と書類を確認し、お見積もりを作成してください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'message-to-office': {
    title: { en: 'New message from a customer', ja: 'お客さまからメッセージが届きました' },
    happened: {
      en: 'The customer has sent a message about this request.',
      ja: 'このご依頼について、お客さまから新しいメッセージが届きました。',
    },
    whatNow: {
      en: 'Read the message and reply to it in the request.',
      ja: 'ご依頼の画面で内容を確認し、返信してください。',
    },
    button: { en: 'Read the message', ja: 'メッセージを読む' },
  },
  'question-asked': {
    title: { en: 'A question from the desk', ja: '担当者から質問があります' },
    happened: {
      en: 'The person who works on this request has asked the office a question.',
      ja: 'このご依頼の担当者から、事務所に質問が届きました。',
    },
    whatNow: {
      en: 'Read the question in the notes of the request and answer it there.',
      ja: 'ご依頼の画面のメモで質問を確認し、その場で回答してください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'request-withdrawn': {
    title: {
      en: 'A customer has cancelled a request',
      ja: 'お客さまがご依頼をキャンセルされました',
    },
    happened: {
      en: 'The customer has cancelled this request.',
      ja: 'このご依頼は、お客さまによりキャンセルされました。',
    },
    whatNow: {
      en: 'No more work is needed. If someone has started on it, tell them.',
      ja: '今後の作業は必要ありません。すでに着手している担当者がいる場合は、その旨を伝えてください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'quote-declined': {
    title: { en: 'A customer has declined a quote', ja: 'お客さまがお見積もりを辞退されました' },
    happened: {
      en: 'The customer has declined the quote for this request.',
      ja: 'このご依頼のお見積もりは、お客さまにより辞退されました。',
    },
    whatNow: {
      en: 'Check whether the customer gave a reason. You can send another quote, message the customer or cancel the request.',
      ja: '理由が書かれている場合は、ご依頼の画面で確認してください。お見積もりを出し直すか、お客さまに連絡するか、ご依頼をキャンセルすることができます。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'work-given': {
    title: { en: 'You have a new translation', ja: '新しい翻訳の担当になりました' },
    happened: {
      en: 'We have assigned this request to you. You can start translating.',
      ja: 'このご依頼の翻訳をお願いします。作業を始めていただけます。',
    },
    whatNow: {
      en: 'Open your desk to see the documents and the date it is due.',
      ja: '「担当書類」の画面で、書類と仕上がり予定日を確認してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'work-withdrawn': {
    title: { en: 'You no longer have this translation', ja: '翻訳の担当が取り消されました' },
    happened: {
      en: 'This request was cancelled or assigned to someone else.',
      ja: 'ご依頼のキャンセルまたは担当者の変更により、この翻訳の担当から外れました。',
    },
    whatNow: {
      en: 'Stop working on it. If you have already translated some of it, tell the office.',
      ja: '作業を中止してください。すでに進めている部分がある場合は、事務所に知らせてください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'work-document-added': {
    title: {
      en: 'A document has been added to your translation',
      ja: '担当中の翻訳に書類が追加されました',
    },
    happened: {
      en: 'A request that you are translating has a new document or a clearer copy of one.',
      ja: '翻訳中のご依頼に、書類または見やすい写しが追加されました。',
    },
    whatNow: {
      en: 'Check it before you submit the translation.',
      ja: '翻訳を提出する前に確認してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'work-declined': {
    title: { en: 'A translation was declined', ja: '翻訳の担当が辞退されました' },
    happened: {
      en: 'The translator has declined this request. It waits for another translator.',
      ja: 'このご依頼は、翻訳者が担当を辞退しました。別の翻訳者を決める必要があります。',
    },
    whatNow: {
      en: 'Read the notes of the request for the reason, and assign someone else.',
      ja: '理由が書かれている場合はご依頼の画面のメモで確認し、別の翻訳者を割り当ててください。',
    },
    button: { en: 'Open the request', ja: 'ご依頼を開く' },
  },
  'question-answered': {
    title: { en: 'The office has answered your question', ja: '事務所から回答がありました' },
    happened: {
      en: 'The office has answered your question about this request.',
      ja: 'このご依頼についてのご質問に、事務所が回答しました。',
    },
    whatNow: {
      en: 'Read the answer on your desk.',
      ja: '「担当書類」の画面で回答を確認してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
  'request-returned': {
    title: { en: 'Your translation has been returned', ja: '翻訳の見直しをお願いします' },
    happened: {
      en: 'The reviewer has returned this translation to you for changes.',
      ja: '校閲の結果、この翻訳は差し戻しとなりました。',
    },
    whatNow: {
      en: 'Read the reviewer’s notes, if there are any, and submit a corrected version.',
      ja: 'メモに校閲者からの指摘がある場合は、ご確認のうえ、修正した翻訳を提出してください。',
    },
    button: { en: 'Open the translation', ja: '翻訳を開く' },
  },
} as const satisfies Record<string, RequestMailText>
