import type { NoticeKind } from '@kakehashi/domain/request/notices'
import { deliveryTexts } from './delivery-texts.ts'
import type { RequestFacts } from './request-facts.ts'
import type { RequestMailText } from './request-mail-text.ts'

/** What mails about an interpretation say instead of the texts that name a translation. */
const interpretationTexts: Partial<Record<NoticeKind, Partial<RequestMailText>>> = {
  'translation-ready': {
    title: { en: 'The record of your interpretation is ready', ja: '通訳記録ができました' },
    happened: {
      en: 'The interpretation has taken place, and its written record is ready.',
      ja: '通訳が終わり、通訳記録ができました。',
    },
  },
  'translation-out': {
    title: {
      en: 'You can download the record of your interpretation',
      ja: '通訳記録をダウンロードできます',
    },
    happened: {
      en: 'The written record of your interpretation is now available to download. Thank you.',
      ja: '通訳記録をダウンロードしていただけるようになりました。ご利用いただき、ありがとうございます。',
    },
    button: { en: 'Download the record', ja: '通訳記録をダウンロードする' },
  },
  'request-delivered': {
    title: { en: 'Your interpretation is complete', ja: '通訳のご依頼が完了しました' },
    happened: {
      en: 'You have the written record of your interpretation. Thank you for choosing us.',
      ja: '通訳記録のお渡しが完了しました。このたびは当事務所をご利用いただき、ありがとうございました。',
    },
    whatNow: {
      en: 'You can also download the record from your request page. If a name or a date is wrong, send us a message there and we will correct it.',
      ja: '通訳記録は、ご依頼のページからもダウンロードできます。お名前や日付などに誤りがございましたら、同じページからお知らせください。訂正いたします。',
    },
  },
  'quote-reminder': {
    whatNow: {
      en: 'Accept the quote on your request page, or ask us a question there. If you no longer need the interpreter, cancel the request.',
      ja: 'よろしければ、ご依頼のページからご承諾のお手続きをお願いいたします。ご質問も同じページで承ります。通訳がご不要になった場合は、お手数ですがキャンセルのお手続きをお願いいたします。',
    },
  },
  'pickup-reminder': {
    title: {
      en: 'The record of your interpretation is waiting for you',
      ja: '通訳記録のお受け取りをお待ちしています',
    },
    happened: {
      en: 'The written record of your interpretation has been ready for a few days.',
      ja: '先日、通訳記録ができております。',
    },
  },
  'payment-reminder': {
    happened: {
      en: 'Your interpretation is complete, and not all of it is paid yet.',
      ja: '通訳の料金に、まだお支払いいただいていない分がございます。行き違いの場合はご容赦ください。',
    },
  },
  'promise-moved': {
    title: { en: 'The date of your request has changed', ja: '予定日が変わりました' },
    happened: {
      en: 'We have changed the date by which your interpretation will be complete.',
      ja: '通訳の予定日が、先にお伝えした日から変更になりました。',
    },
  },
  'late-new-day': {
    title: {
      en: 'A new day for your interpretation',
      ja: '通訳の遅れのお詫びと新しい予定日',
    },
    happened: {
      en: 'We did not complete your interpretation by the day we promised. We are sorry. The new day is below.',
      ja: 'お約束した日までに通訳を終えることができませんでした。誠に申し訳ございません。新しい予定日は次のとおりです。',
    },
  },
  'translation-withdrawn': {
    title: { en: 'We are checking your record again', ja: '通訳記録を再度確認しております' },
    happened: {
      en: 'We told you that the record of your interpretation is ready, but we have to check it once more. We are sorry.',
      ja: '通訳記録ができたとお知らせいたしましたが、再度の確認が必要となりました。申し訳ございません。',
    },
    whatNow: {
      en: 'Please do not use a copy that you already have. We will write to you when the record is ready.',
      ja: 'すでにお手元にある通訳記録は、ご使用をお控えください。確認が済みましたら、改めてご連絡いたします。',
    },
  },
  'work-given': {
    title: { en: 'You have a new interpretation', ja: '新しい通訳の担当になりました' },
    happened: {
      en: 'We have assigned this interpretation to you.',
      ja: 'このご依頼の通訳をお願いします。',
    },
    whatNow: {
      en: 'Open your desk to see the details and the date.',
      ja: '「担当書類」の画面で、内容と予定日を確認してください。',
    },
  },
  'work-withdrawn': {
    title: { en: 'You no longer have this interpretation', ja: '通訳の担当が取り消されました' },
    happened: {
      en: 'This request was cancelled or assigned to someone else.',
      ja: 'ご依頼のキャンセルまたは担当者の変更により、この通訳の担当から外れました。',
    },
    whatNow: {
      en: 'You do not need to go. If you have already prepared for it, tell the office.',
      ja: '通訳に行く必要はありません。すでに準備を進めている場合は、事務所に知らせてください。',
    },
  },
  'work-document-added': {
    title: {
      en: 'A document has been added to your interpretation',
      ja: '担当中の通訳に書類が追加されました',
    },
    happened: {
      en: 'An interpretation that is assigned to you has a new document or a clearer copy of one.',
      ja: '担当中の通訳のご依頼に、書類または見やすい写しが追加されました。',
    },
    whatNow: {
      en: 'Read it before the interpretation.',
      ja: '通訳の前に確認してください。',
    },
  },
  'work-declined': {
    title: { en: 'An interpretation was declined', ja: '通訳の担当が辞退されました' },
    happened: {
      en: 'The interpreter has declined this request. It waits for another interpreter.',
      ja: 'このご依頼は、通訳者が担当を辞退しました。別の通訳者を決める必要があります。',
    },
    whatNow: {
      en: 'Read the notes of the request for the reason, and assign someone else.',
      ja: '理由が書かれている場合はご依頼の画面のメモで確認し、別の通訳者を割り当ててください。',
    },
  },
  'request-returned': {
    title: { en: 'Your record has been returned', ja: '通訳記録の見直しをお願いします' },
    happened: {
      en: 'The office has returned the record of this interpretation to you for changes.',
      ja: '事務所での確認の結果、この通訳記録は差し戻しとなりました。',
    },
    whatNow: {
      en: 'Read the notes, if there are any, and submit a corrected record.',
      ja: 'メモに指摘がある場合は、ご確認のうえ、修正した通訳記録を提出してください。',
    },
    button: { en: 'Open my desk', ja: '担当書類を開く' },
  },
}

/** What differs from the usual text of a mail, because of the kind of service and the delivery. */
export function textChanges(
  kind: NoticeKind,
  { delivery, serviceKind }: Pick<RequestFacts, 'delivery' | 'serviceKind'>,
): Partial<RequestMailText> {
  const byDelivery = deliveryTexts(kind, delivery)
  if (serviceKind === 'translation') return byDelivery
  // How the customer gets it is the same for a record; its texts say 'it'.
  const { whatNow } = byDelivery
  return { ...interpretationTexts[kind], ...(whatNow && { whatNow }) }
}
