import { afterAccepting, afterDeclining, whenWorkStarts } from './money-sentences.ts'
import { openRequest, type RequestMailText } from './request-mail-text.ts'

/** To the customer, about a quote. */
export const quoteTexts = {
  'quote-ready': {
    title: { en: 'Your quote is ready', ja: 'お見積もりができました' },
    happened: {
      en: 'We have checked your request and prepared a quote.',
      ja: 'ご依頼の内容を確認し、お見積もりをご用意しました。',
    },
    whatNow: (facts) => {
      const { en, ja } = whenWorkStarts(facts)
      return {
        en: `Check the quote on your request page and accept it if you agree. ${en} If anything is unclear, ask us before you decide.`,
        ja: `ご依頼のページでお見積もりをご確認のうえ、よろしければご承諾のお手続きをお願いいたします。${ja}ご不明な点は、お決めになる前にお気軽にお尋ねください。`,
      }
    },
    button: { en: 'See my quote', ja: 'お見積もりを見る' },
  },
  'quote-replaced': {
    title: { en: 'Your quote has changed', ja: 'お見積もりを変更しました' },
    happened: {
      en: 'We have sent you a new quote. It replaces the earlier one, which is no longer valid.',
      ja: '先にお送りしたお見積もりに代えて、新しいお見積もりをご用意しました。以前のお見積もりは無効となります。',
    },
    whatNow: {
      en: 'Check the new quote before you pay. If you want to know why it changed, ask us on the same page.',
      ja: 'お支払いの前に、新しいお見積もりをご確認ください。変更の理由など、ご不明な点は同じページからお尋ねください。',
    },
    button: { en: 'See the new quote', ja: '新しいお見積もりを見る' },
  },
  'quote-accepted': {
    title: { en: 'You have accepted the quote', ja: 'お見積もりのご承諾を承りました' },
    happened: {
      en: 'Thank you. We have recorded that you accept our quote.',
      ja: 'ありがとうございます。お見積もりをご承諾いただいたことを記録いたしました。',
    },
    whatNow: afterAccepting,
    button: openRequest,
  },
  'decline-confirmed': {
    title: { en: 'You have declined the quote', ja: 'お見積もりのご辞退を承りました' },
    happened: {
      en: 'We have recorded that you decline our quote. We will not start work.',
      ja: 'お見積もりをご辞退いただいたことを記録いたしました。作業には着手いたしません。',
    },
    whatNow: (facts) => {
      const { en, ja } = afterDeclining(facts)
      return {
        en: `${en} If you change your mind, you can still accept it on your request page while it is valid. If the price or the day does not suit you, send us a message there.`,
        ja: `${ja}お気持ちが変わられた場合は、有効期限まで、ご依頼のページからご承諾いただけます。料金や日程についてのご相談も、同じページで承ります。`,
      }
    },
    button: openRequest,
  },
  'quote-reminder': {
    title: { en: 'Please answer your quote', ja: 'お見積もりのご確認をお願いします' },
    happened: {
      en: 'We sent you a quote a few days ago and have not had an answer yet.',
      ja: '先日お送りしたお見積もりについて、まだお返事をいただいておりません。行き違いの場合はご容赦ください。',
    },
    whatNow: {
      en: 'Accept the quote on your request page, or ask us a question there. If you no longer need the translation, cancel the request.',
      ja: 'よろしければ、ご依頼のページからご承諾のお手続きをお願いいたします。ご質問も同じページで承ります。翻訳がご不要になった場合は、お手数ですがキャンセルのお手続きをお願いいたします。',
    },
    button: { en: 'See my quote', ja: 'お見積もりを見る' },
  },
} as const satisfies Record<string, RequestMailText>
