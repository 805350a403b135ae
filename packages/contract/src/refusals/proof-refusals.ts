import type { Words } from '@kakehashi/domain/language'

/** Refusals about proof copies. */
export const proofRefusals = {
  'proof-not-in-review': {
    status: 409,
    text: {
      en: 'The translation is not in review now, so nothing was sent. Open the request again to see where it is.',
      ja: 'いまは校閲中ではないため、送信しませんでした。ご依頼を開き直して、現在の段階をご確認ください。',
    },
  },
  'proof-no-file': {
    status: 409,
    text: {
      en: 'There is no translation to send as a proof copy yet.',
      ja: '校正刷りとして送る翻訳がまだありません。',
    },
  },
  'proof-not-pdf': {
    status: 409,
    text: {
      en: 'Only a PDF can be sent as a proof copy. Save the translation as a PDF first.',
      ja: '校正刷りにできるのはPDFだけです。翻訳を先にPDFで保存してください。',
    },
  },
  'proof-too-long': {
    status: 409,
    text: {
      en: 'This translation has more than {most} pages, too many for a proof copy. Ask the customer in a message.',
      ja: 'ページ数が{most}ページを超えるため、校正刷りにできません。メッセージでお客さまにご確認ください。',
    },
  },
  'proof-not-drawn': {
    status: 409,
    text: {
      en: 'The pages of this PDF could not be drawn, so no proof copy was sent. Print the translation to a new PDF and try that.',
      ja: 'このPDFのページを画像にできなかったため、校正刷りは送っていません。翻訳を新しいPDFに書き出してからお試しください。',
    },
  },
  'proof-approved-already': {
    status: 409,
    text: {
      en: 'The customer has approved the proof copy of this file already, so it was not sent again.',
      ja: 'このファイルの校正刷りはすでに承認されているため、再送しませんでした。',
    },
  },
  'proof-replaced': {
    status: 409,
    text: {
      en: 'We have changed the translation since this proof copy. Please wait for the new one.',
      ja: 'この校正刷りの後に翻訳が変更されました。新しい校正刷りをお待ちください。',
    },
  },
  'proof-line-unknown': {
    status: 409,
    text: {
      en: 'One of the lines is not in this proof copy. Open it again.',
      ja: 'この校正刷りにない行が含まれています。もう一度開いてください。',
    },
  },
  'too-many-remarks': {
    status: 409,
    text: {
      en: 'A request can have {most} remarks. Send us a message for the rest.',
      ja: 'ご指摘は{most}件までです。残りはメッセージでお知らせください。',
    },
  },
  'remark-settled': {
    status: 409,
    text: {
      en: 'Somebody has answered this remark meanwhile. Look at the answer first.',
      ja: 'このご指摘には、この間に別の人が回答しました。先にその回答をご確認ください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
