import type { Words } from '@kakehashi/domain/language'

/** What one mail about an order says. The link behind the button shows all the rest. */
export interface OrderWords {
  readonly title: Words
  readonly happened: Words
  readonly whatNow: Words
  readonly button: Words
}

const openRequest = { en: 'Open my request', ja: 'ご依頼を開く' } satisfies Words

/** To the customer. */
export const customerWords = {
  'request-received': {
    title: { en: 'We have your request', ja: 'ご依頼を受け付けました' },
    happened: {
      en: 'Thank you for your request. It has reached us safely.',
      ja: 'このたびはご依頼いただき、ありがとうございます。ご依頼を確かに受け付けました。',
    },
    whatNow: {
      en: 'We will look through it and send you a quote. Until then there is nothing to do. If you forgot a document or have a question, send it to us from the page of your request.',
      ja: '内容を確認のうえ、お見積もりをお送りします。それまでお手続きは必要ありません。書類の追加やご質問は、ご依頼のページからお送りください。',
    },
    button: openRequest,
  },
  'quote-ready': {
    title: { en: 'Your quote is ready', ja: 'お見積もりができました' },
    happened: {
      en: 'We have looked through your request and worked out its price.',
      ja: 'ご依頼の内容を確認し、お見積もりをご用意しました。',
    },
    whatNow: {
      en: 'Please look at the quote. If it suits you, accept it there, and we begin once the payment is made. If something is not as you expected, ask us before you decide.',
      ja: 'ご依頼のページでお見積もりをご確認のうえ、よろしければご承諾のお手続きをお願いいたします。お支払いの後、翻訳に取りかかります。ご不明な点は、お決めになる前にお気軽にお尋ねください。',
    },
    button: { en: 'See my quote', ja: 'お見積もりを見る' },
  },
  'quote-replaced': {
    title: { en: 'Your quote has changed', ja: 'お見積もりを変更しました' },
    happened: {
      en: 'A new quote takes the place of the one we sent you before. The earlier one no longer counts.',
      ja: '先にお送りしたお見積もりに代えて、新しいお見積もりをご用意しました。以前のお見積もりは無効となります。',
    },
    whatNow: {
      en: 'Please read the new quote before you pay. If you wonder why it changed, ask us on the same page and we will explain.',
      ja: 'お支払いの前に、新しいお見積もりをご確認ください。変更の理由など、ご不明な点は同じページからお尋ねください。',
    },
    button: { en: 'See the new quote', ja: '新しいお見積もりを見る' },
  },
  'payment-recorded': {
    title: { en: 'Your payment record has been updated', ja: 'お支払いの記録を更新しました' },
    happened: {
      en: 'We have entered a payment for your request, or put an entry right.',
      ja: 'ご依頼のお支払いについて、記録の追加または訂正を行いました。',
    },
    whatNow: {
      en: 'Your request shows what is paid and whether anything remains. If it does not agree with your receipt, tell us there.',
      ja: 'お支払い済みの金額と残額は、ご依頼のページでご確認いただけます。お手元の領収書と異なる場合は、同じページからお知らせください。',
    },
    button: { en: 'See my payments', ja: 'お支払い状況を見る' },
  },
  'translation-ready': {
    title: { en: 'Your translation is ready', ja: '翻訳が仕上がりました' },
    happened: {
      en: 'Your translation is finished and waits for you.',
      ja: 'ご依頼いただいた翻訳が仕上がりました。',
    },
    whatNow: {
      en: 'Pick it up at our office during opening hours, or open your request: it shows whether you can download it now, and whether anything remains to be paid.',
      ja: '受付時間内に、当事務所の窓口でお受け取りください。ダウンロードできるかどうか、お支払いの残りがあるかどうかは、ご依頼のページでご確認いただけます。',
    },
    button: { en: 'Get my translation', ja: '受け取り方法を確認する' },
  },
  'translation-out': {
    title: { en: 'Your translation can be downloaded', ja: '翻訳をダウンロードできます' },
    happened: {
      en: 'You can download your translation from now on. Thank you.',
      ja: 'ご依頼の翻訳を、ただいまからダウンロードしていただけるようになりました。ありがとうございます。',
    },
    whatNow: {
      en: 'Open your request to download it; it also shows what has been paid. If you need the paper itself, pick it up at our office during opening hours.',
      ja: 'ご依頼のページからダウンロードしてください。お支払いの記録も同じページでご確認いただけます。書面がご入用の場合は、受付時間内に当事務所の窓口でお受け取りください。',
    },
    button: { en: 'Download my translation', ja: '翻訳をダウンロードする' },
  },
  'request-delivered': {
    title: { en: 'Your translation has been delivered', ja: '翻訳をお渡ししました' },
    happened: {
      en: 'Your translation is now in your hands. Thank you for trusting us with it.',
      ja: '翻訳のお渡しが完了しました。このたびは当事務所をご利用いただき、ありがとうございました。',
    },
    whatNow: {
      en: 'You can also download it from your request. If a name or a date is not right, write to us there and we will correct it.',
      ja: '翻訳は、ご依頼のページからもダウンロードできます。お名前や日付などに誤りがございましたら、同じページからお知らせください。訂正いたします。',
    },
    button: openRequest,
  },
  'message-to-customer': {
    title: { en: 'We have written to you', ja: '新しいメッセージがあります' },
    happened: {
      en: 'There is a new message from us about your request.',
      ja: 'ご依頼について、当事務所からメッセージをお送りしました。',
    },
    whatNow: {
      en: 'Please read it on the page of your request and answer there. To keep your affairs private, we do not put messages into e-mails.',
      ja: 'ご依頼のページでお読みのうえ、そのままご返信ください。お客さまの個人情報を守るため、本文はメールに記載しておりません。',
    },
    button: { en: 'Read the message', ja: 'メッセージを読む' },
  },
  'quote-reminder': {
    title: { en: 'Your quote is waiting for you', ja: 'お見積もりのご確認をお願いします' },
    happened: {
      en: 'A few days ago we sent you a quote, and we have not heard from you yet.',
      ja: '先日お送りしたお見積もりについて、まだお返事をいただいておりません。行き違いの場合はご容赦ください。',
    },
    whatNow: {
      en: 'If it suits you, accept it on the page of your request; if you have a question, ask it there. If you no longer need the translation, cancel the request, so that we know.',
      ja: 'よろしければ、ご依頼のページからご承諾のお手続きをお願いいたします。ご質問も同じページで承ります。翻訳がご不要になった場合は、お手数ですがキャンセルのお手続きをお願いいたします。',
    },
    button: { en: 'See my quote', ja: 'お見積もりを見る' },
  },
  'pickup-reminder': {
    title: {
      en: 'Your translation is waiting at our office',
      ja: '翻訳のお受け取りをお待ちしています',
    },
    happened: {
      en: 'Your translation has been ready for a few days, and we are keeping it for you.',
      ja: '先日仕上がりました翻訳を、当事務所の窓口でお預かりしております。',
    },
    whatNow: {
      en: 'Come by during opening hours; you need no appointment. If you cannot come, write to us on the page of your request and we will find another way.',
      ja: '受付時間内にお越しください。ご予約は必要ありません。ご来所が難しい場合は、ご依頼のページからご連絡ください。ほかの方法をご案内いたします。',
    },
    button: openRequest,
  },
  'request-cancelled': {
    title: { en: 'Your request has been cancelled', ja: 'ご依頼をキャンセルいたしました' },
    happened: {
      en: 'We have closed your request, and no more work is done on it.',
      ja: '当事務所にてご依頼をキャンセルし、作業を中止いたしました。',
    },
    whatNow: {
      en: 'If you did not expect this, write to us on the page of your request or call us. We will explain, and we can open it again.',
      ja: 'お心当たりがない場合は、ご依頼のページまたはお電話でお問い合わせください。理由をご説明いたします。ご依頼を再開することもできます。',
    },
    button: openRequest,
  },
  'request-reopened': {
    title: { en: 'Your request is open again', ja: 'ご依頼を再開いたしました' },
    happened: {
      en: 'Your request had been cancelled. We have opened it again and go on where it stood.',
      ja: 'キャンセルとなっていたご依頼を再開いたしました。中断したところから作業を進めます。',
    },
    whatNow: {
      en: 'Your request shows what comes next, and whether we need anything from you.',
      ja: '今後の流れと、お客さまにお願いするお手続きの有無は、ご依頼のページでご確認ください。',
    },
    button: openRequest,
  },
  'promise-moved': {
    title: { en: 'The date of your translation has changed', ja: 'お渡し予定日が変わりました' },
    happened: {
      en: 'Your translation will be ready on another day than we told you before.',
      ja: '翻訳のお渡し予定日が、先にお伝えした日から変更になりました。',
    },
    whatNow: {
      en: 'Your request shows the new date. If it comes too late for you, tell us there, and we will see what we can do.',
      ja: '新しい予定日は、ご依頼のページでご確認ください。ご都合に合わない場合は、同じページからお知らせください。できる限り対応いたします。',
    },
    button: { en: 'See the new date', ja: '新しい予定日を見る' },
  },
  'document-refused': {
    title: { en: 'Please send us your document again', ja: '書類の再送をお願いいたします' },
    happened: {
      en: 'A document that you sent us did not pass our virus check, so we could not accept it.',
      ja: 'お送りいただいた書類のうち、ウイルス検査を通過しなかったものがあり、お預かりすることができませんでした。',
    },
    whatNow: {
      en: 'Please make a new scan or photograph and send that instead, or bring the paper to our office.',
      ja: 'お手数ですが、改めてスキャンまたは撮影した書類を、ご依頼のページからお送りください。窓口にお持ちいただくこともできます。',
    },
    button: { en: 'Send another document', ja: '書類を送り直す' },
  },
} as const satisfies Record<string, OrderWords>
