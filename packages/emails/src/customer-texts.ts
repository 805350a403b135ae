import type { Words } from '@kakehashi/domain/language'
import { afterAccepting, moneyPaid, refunded, whenWorkStarts } from './money-sentences.ts'
import { dayHasChanged, ifDayDoesNotSuit } from './moved-day-texts.ts'
import type { RequestMailText } from './request-mail-text.ts'

const openRequest = { en: 'Open my request', ja: 'ご依頼を開く' } satisfies Words

/** To the customer. */
export const customerTexts = {
  'request-received': {
    title: { en: 'We have received your request', ja: 'ご依頼を受け付けました' },
    happened: {
      en: 'Thank you. We have received your request.',
      ja: 'このたびはご依頼いただき、ありがとうございます。ご依頼を確かに受け付けました。',
    },
    whatNow: {
      en: 'We will check it and send you a quote. You do not need to do anything until then. You can add documents or ask a question on your request page.',
      ja: '内容を確認のうえ、お見積もりをお送りします。それまでお手続きは必要ありません。書類の追加やご質問は、ご依頼のページからお送りください。',
    },
    button: openRequest,
  },
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
  'payment-recorded': {
    title: { en: 'Your payment record has been updated', ja: 'お支払いの記録を更新しました' },
    happened: {
      en: 'We have recorded or corrected a payment for your request.',
      ja: 'ご依頼のお支払いについて、記録の追加または訂正を行いました。',
    },
    whatNow: {
      en: 'If the amounts do not match your receipt, send us a message on your request page.',
      ja: '金額がお手元の領収書と異なる場合は、ご依頼のページからお知らせください。',
    },
    button: { en: 'See my payments', ja: 'お支払い状況を見る' },
  },
  'refund-recorded': {
    title: { en: 'We have recorded your refund', ja: 'ご返金のお知らせ' },
    happened: refunded,
    whatNow: {
      en: 'If you did not get this amount, send us a message on your request page or call us.',
      ja: '金額をお受け取りでない場合は、ご依頼のページまたはお電話でお知らせください。',
    },
    button: openRequest,
  },
  'translation-ready': {
    title: { en: 'Your translation is ready', ja: '翻訳が仕上がりました' },
    happened: {
      en: 'Your translation is finished.',
      ja: 'ご依頼いただいた翻訳が仕上がりました。',
    },
    whatNow: {
      en: 'Pick it up at our counter. You do not need an appointment. Your request page shows whether you can also download it.',
      ja: '当事務所の窓口でお受け取りください。ご予約は必要ありません。ダウンロードできるかどうかは、ご依頼のページでご確認いただけます。',
    },
    button: { en: 'Get my translation', ja: '受け取り方法を確認する' },
  },
  'translation-out': {
    title: { en: 'You can download your translation', ja: '翻訳をダウンロードできます' },
    happened: {
      en: 'Your translation is now available to download. Thank you.',
      ja: 'ご依頼の翻訳をダウンロードしていただけるようになりました。ご利用いただき、ありがとうございます。',
    },
    whatNow: {
      en: 'Download it from your request page, which also shows your payments. If you need a printed copy, pick it up at our office during opening hours.',
      ja: 'ご依頼のページからダウンロードしてください。お支払いの記録も同じページでご確認いただけます。書面がご入用の場合は、受付時間内に当事務所の窓口でお受け取りください。',
    },
    button: { en: 'Download my translation', ja: '翻訳をダウンロードする' },
  },
  'request-delivered': {
    title: { en: 'Your translation has been delivered', ja: '翻訳をお渡ししました' },
    happened: {
      en: 'We have delivered your translation. Thank you for choosing us.',
      ja: '翻訳のお渡しが完了しました。このたびは当事務所をご利用いただき、ありがとうございました。',
    },
    whatNow: {
      en: 'You can also download it from your request page. If a name or a date is wrong, send us a message there and we will correct it.',
      ja: '翻訳は、ご依頼のページからもダウンロードできます。お名前や日付などに誤りがございましたら、同じページからお知らせください。訂正いたします。',
    },
    button: openRequest,
  },
  'message-to-customer': {
    title: { en: 'You have a new message', ja: '新しいメッセージがあります' },
    happened: {
      en: 'We have sent you a message about your request.',
      ja: 'ご依頼について、当事務所からメッセージをお送りしました。',
    },
    whatNow: {
      en: 'Read it on your request page and reply there. To protect your privacy, we do not include messages in e-mails.',
      ja: 'ご依頼のページでお読みのうえ、そのままご返信ください。お客さまの個人情報を守るため、本文はメールに記載しておりません。',
    },
    button: { en: 'Read the message', ja: 'メッセージを読む' },
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
  'deposit-reminder': {
    title: { en: 'Please pay so that we can start', ja: 'お支払いをお待ちしています' },
    happened: {
      en: 'You have accepted our quote. We start as soon as you have paid.',
      ja: 'お見積もりのご承諾をいただき、ありがとうございます。お支払いを確認しましたら、すぐに作業に取りかかります。行き違いの場合はご容赦ください。',
    },
    whatNow: afterAccepting,
    button: openRequest,
  },
  'pickup-reminder': {
    title: {
      en: 'Please pick up your translation',
      ja: '翻訳のお受け取りをお待ちしています',
    },
    happened: {
      en: 'Your translation has been ready at our office for a few days.',
      ja: '先日仕上がりました翻訳を、当事務所の窓口でお預かりしております。',
    },
    whatNow: {
      en: 'You do not need an appointment. If you cannot come, send us a message on your request page and we will find another way.',
      ja: 'ご予約は必要ありません。ご来所が難しい場合は、ご依頼のページからご連絡ください。ほかの方法をご案内いたします。',
    },
    button: openRequest,
  },
  'request-cancelled': {
    title: { en: 'Your request has been cancelled', ja: 'ご依頼をキャンセルいたしました' },
    happened: {
      en: 'We have cancelled your request and stopped work on it.',
      ja: '当事務所にてご依頼をキャンセルし、作業を中止いたしました。',
    },
    whatNow: (facts) => {
      const { en, ja } = moneyPaid(facts)
      return {
        en: `${en} If you did not expect this, call us or send us a message on your request page. We will explain why, and we can reopen the request.`,
        ja: `${ja}お心当たりがない場合は、ご依頼のページまたはお電話でお問い合わせください。理由をご説明いたします。ご依頼を再開することもできます。`,
      }
    },
    button: openRequest,
  },
  'cancellation-confirmed': {
    title: { en: 'You have cancelled your request', ja: 'ご依頼のキャンセルを承りました' },
    happened: {
      en: 'We have received your cancellation and stopped work on your request.',
      ja: 'キャンセルのお手続きを承り、作業を中止いたしました。',
    },
    whatNow: (facts) => {
      const { en, ja } = moneyPaid(facts)
      return {
        en: `${en} If this was a mistake, send us a message on your request page and we will reopen the request.`,
        ja: `${ja}お間違いの場合は、ご依頼のページからお知らせください。ご依頼を再開いたします。`,
      }
    },
    button: openRequest,
  },
  'request-reopened': {
    title: { en: 'Your request has been reopened', ja: 'ご依頼を再開いたしました' },
    happened: {
      en: 'Your request was cancelled. We have reopened it and will continue where we stopped.',
      ja: 'キャンセルとなっていたご依頼を再開いたしました。中断したところから作業を進めます。',
    },
    whatNow: {
      en: 'Your request page shows what happens next and whether you need to do anything.',
      ja: '今後の流れと、お客さまにお願いするお手続きの有無は、ご依頼のページでご確認ください。',
    },
    button: openRequest,
  },
  'promise-moved': {
    title: { en: 'Your ready date has changed', ja: 'お渡し予定日が変わりました' },
    happened: dayHasChanged,
    whatNow: ifDayDoesNotSuit,
    button: openRequest,
  },
  'late-new-day': {
    title: {
      en: 'A new day for your late translation',
      ja: '翻訳の遅れのお詫びと新しいお渡し予定日',
    },
    happened: {
      en: 'We did not finish your translation by the day we promised. We are sorry. It will be ready by the new day below.',
      ja: 'お約束した日までに翻訳を仕上げることができませんでした。誠に申し訳ございません。新しいお渡し予定日は次のとおりです。',
    },
    whatNow: {
      en: 'If the new day is too late for you, tell us on your request page. We will look for another way, and you may cancel and get back what you have paid.',
      ja: '新しい予定日では間に合わない場合は、ご依頼のページからお知らせください。ほかの方法を検討いたします。キャンセルのうえ、お支払い済みの金額の返金をお受けいただくこともできます。',
    },
    button: openRequest,
  },
  'document-refused': {
    title: { en: 'Please send your document again', ja: '書類の再送をお願いいたします' },
    happened: {
      en: 'A document you sent us did not pass our virus check, so we could not accept it.',
      ja: 'お送りいただいた書類のうち、ウイルス検査を通過しなかったものがあり、お預かりすることができませんでした。',
    },
    whatNow: {
      en: 'Make a new scan or photo and send it from your request page, or bring the document to our office.',
      ja: 'お手数ですが、改めてスキャンまたは撮影した書類を、ご依頼のページからお送りください。窓口にお持ちいただくこともできます。',
    },
    button: { en: 'Send another document', ja: '書類を送り直す' },
  },
} as const satisfies Record<string, RequestMailText>
