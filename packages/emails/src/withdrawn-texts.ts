import { openRequest, type RequestMailText } from './request-mail-text.ts'

/** To the customer, when the office takes back what it has told them. */
export const withdrawnTexts = {
  'quote-withdrawn': {
    title: { en: 'We have withdrawn our quote', ja: 'お見積もりを取り下げました' },
    happened: {
      en: 'We have to correct the quote that we sent you. It is no longer valid.',
      ja: '先にお送りしたお見積もりに訂正が必要となったため、いったん取り下げました。ご迷惑をおかけし、申し訳ございません。',
    },
    whatNow: {
      en: 'We will send you a new quote soon. You do not need to do anything until then. Anything you have paid stays recorded for this request.',
      ja: '改めてお見積もりをお送りいたしますので、それまでお手続きは必要ありません。お支払い済みの金額がある場合は、このご依頼の入金としてお預かりしております。',
    },
    button: openRequest,
  },
  'translation-withdrawn': {
    title: { en: 'We are checking your translation again', ja: '翻訳を再度確認しております' },
    happened: {
      en: 'We told you that your translation is ready, but we have to check it once more. We are sorry.',
      ja: '翻訳の仕上がりをお知らせいたしましたが、再度の確認が必要となりました。申し訳ございません。',
    },
    whatNow: {
      en: 'Please do not use a copy that you already have. We will write to you when the translation is ready.',
      ja: 'すでにお手元にある翻訳は、ご使用をお控えください。仕上がりましたら、改めてご連絡いたします。',
    },
    button: openRequest,
  },
  'delivery-withdrawn': {
    title: { en: 'Your request is open again', ja: 'ご依頼のお手続きを再開しました' },
    happened: {
      en: 'We had recorded your request as delivered. We have taken that back, so your request is open again.',
      ja: 'お渡し済みとしておりましたが、その記録を取り消し、お手続きを再開いたしました。',
    },
    whatNow: {
      en: 'Your request page shows what happens next. If you did not expect this, send us a message there.',
      ja: '今後の流れは、ご依頼のページでご確認ください。お心当たりがない場合は、同じページからお問い合わせください。',
    },
    button: openRequest,
  },
  'certificate-revoked': {
    title: { en: 'Your certificate is no longer valid', ja: '翻訳証明書が無効になりました' },
    happened: ({ certificateCode }) => ({
      en: `The certificate of translation with the code ${certificateCode} is no longer valid. We are sorry.`,
      ja: `コード ${certificateCode} の翻訳証明書は無効になりました。ご迷惑をおかけし、申し訳ございません。`,
    }),
    whatNow: {
      en: 'Please do not use it any more. If you have given it to somebody, tell them too. If we are correcting it, a new certificate follows on your request page.',
      ja: 'この証明書は今後ご使用にならないでください。すでに提出された場合は、提出先にもお知らせください。訂正する場合は、新しい証明書を発行し、ご依頼のページに掲載いたします。',
    },
    button: openRequest,
  },
} as const satisfies Record<string, RequestMailText>
