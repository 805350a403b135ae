import { pickUp } from './delivery-texts.ts'
import { afterAccepting, moneyPaid, payTheRest, refunded } from './money-sentences.ts'
import { dayHasChanged, ifDayDoesNotSuit } from './moved-day-texts.ts'
import { openRequest, type RequestMailText } from './request-mail-text.ts'

/** To the customer, except those about a quote and about what we take back. */
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
    whatNow: pickUp,
    button: openRequest,
  },
  'translation-out': {
    title: { en: 'You can download your translation', ja: '翻訳をダウンロードできます' },
    happened: {
      en: 'Your translation is now available to download. Thank you.',
      ja: 'ご依頼の翻訳をダウンロードしていただけるようになりました。ご利用いただき、ありがとうございます。',
    },
    whatNow: {
      en: 'You can also download it from your request page, which shows your payments.',
      ja: 'ご依頼のページからもダウンロードしていただけます。お支払いの記録も同じページでご確認いただけます。',
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
  'payment-reminder': {
    title: { en: 'Please pay what is still open', ja: 'お支払いのお願い' },
    happened: {
      en: 'We have delivered your translation, and not all of it is paid yet.',
      ja: 'お渡しした翻訳の料金に、まだお支払いいただいていない分がございます。行き違いの場合はご容赦ください。',
    },
    whatNow: payTheRest,
    button: { en: 'See my payments', ja: 'お支払い状況を見る' },
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
    title: { en: 'Your ready date has changed', ja: '仕上がり予定日が変わりました' },
    happened: dayHasChanged,
    whatNow: ifDayDoesNotSuit,
    button: openRequest,
  },
  'late-new-day': {
    title: {
      en: 'A new day for your late translation',
      ja: '翻訳の遅れのお詫びと新しい仕上がり予定日',
    },
    happened: {
      en: 'We did not finish your translation by the day we promised. We are sorry. It will be ready by the new day below.',
      ja: 'お約束した日までに翻訳を仕上げることができませんでした。誠に申し訳ございません。新しい予定日は次のとおりです。',
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
  'names-to-confirm': {
    title: { en: 'Please check the names and dates', ja: 'お名前と日付のご確認のお願い' },
    happened: {
      en: 'We have prepared a list of the names and dates in your documents. We write them exactly as they are on the list.',
      ja: '書類にあるお名前と日付の一覧を作成しました。お名前と日付は、この一覧のとおりに記載いたします。',
    },
    whatNow: {
      en: 'Open the list, compare each name with the passport, letter by letter, and confirm it. If something is wrong, change it there. To protect your privacy, we do not include names or dates in e-mails.',
      ja: '一覧を開き、パスポートのつづりと1文字ずつ見比べてご確認ください。誤りがある場合は、その場で訂正していただけます。お客さまの個人情報を守るため、お名前や日付はメールに記載しておりません。',
    },
    button: { en: 'Check the names and dates', ja: 'お名前と日付を確認する' },
  },
  'proof-to-approve': {
    title: { en: 'Please read the proof copy', ja: '校正刷りのご確認のお願い' },
    happened: {
      en: 'The proof copy is ready to read. We finish the work when you approve it.',
      ja: '校正刷りをご覧いただけるようになりました。ご承認をいただいてから仕上げます。',
    },
    whatNow: {
      en: 'Open the proof copy, compare the names and dates with your papers, and approve it or tell us what to change. To protect your privacy, we do not include it in e-mails.',
      ja: '校正刷りを開き、お名前と日付をお手元の書類と見比べて、承認するか、直してほしい点をお知らせください。お客さまの個人情報を守るため、内容はメールに記載しておりません。',
    },
    button: { en: 'Read the proof copy', ja: '校正刷りを確認する' },
  },
  'documents-leave': {
    title: { en: 'Your documents will be deleted', ja: '書類の削除のお知らせ' },
    happened: {
      en: 'Some time after a request has ended, we delete its documents, what we made of them and all messages. After that day nobody can read them, not even we.',
      ja: 'ご依頼の終了から一定の期間が過ぎましたので、お預かりした書類、作成した文書、メッセージを削除いたします。削除した後は、お客さまも当事務所もご覧になれません。',
    },
    whatNow: {
      en: 'If you want to keep something, open your request page and download it before that day. The order number, the service, the dates and the amounts stay there. You do not need to do anything else.',
      ja: 'お手元に残しておきたいものがございましたら、削除する日の前日までに、ご依頼のページからダウンロードしてください。ご依頼番号、サービス、日付、金額は、削除した後もご覧いただけます。ほかのお手続きは必要ありません。',
    },
    button: openRequest,
  },
} as const satisfies Record<string, RequestMailText>
