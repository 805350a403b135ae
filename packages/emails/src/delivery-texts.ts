import type { Words } from '@kakehashi/domain/language'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { NoticeKind } from '@kakehashi/domain/request/notices'
import type { RequestMailText } from './request-mail-text.ts'

type WayTexts = Partial<Record<NoticeKind, Partial<RequestMailText>>>

const reminder = {
  title: { en: 'Your translation is waiting for you', ja: '翻訳のお受け取りをお待ちしています' },
  happened: {
    en: 'Your translation has been ready for a few days.',
    ja: '先日、ご依頼の翻訳が仕上がっております。',
  },
} satisfies Partial<RequestMailText>

const download: Words = {
  en: 'Download it from your request page. If anything is left to pay, the page says how, and the download opens once it is paid.',
  ja: 'ご依頼のページからダウンロードしてください。お支払いの残りがある場合は、お支払い方法を同じページでご案内しております。お支払いの後、ダウンロードできるようになります。',
}
const meeting: Words = {
  en: 'We will hand it to you at the meeting point. Send us a message on your request page, or call us, to agree on a day and time.',
  ja: 'お待ち合わせの場所でお渡しします。日時のご相談は、ご依頼のページのメッセージまたはお電話でお願いいたします。',
}
const post: Words = {
  en: 'We will send it by post to the address on your request page. If the address has changed, change it there now. If anything is left to pay, we send it once it is paid.',
  ja: 'ご依頼のページにあるお届け先へ郵送いたします。お届け先に変更がある場合は、同じページで変更してください。お支払いの残りがある場合は、お支払いの後に発送いたします。',
}

/** The mails whose text depends on the way of delivery. The counter's are the usual texts. */
const wayTexts: Readonly<Record<DeliveryWay, WayTexts>> = {
  counter: {},
  download: {
    'translation-ready': { whatNow: download },
    'pickup-reminder': { ...reminder, whatNow: download },
  },
  meeting: {
    'translation-ready': { whatNow: meeting },
    'pickup-reminder': { ...reminder, whatNow: meeting },
  },
  post: {
    'translation-ready': { whatNow: post },
    'pickup-reminder': { ...reminder, whatNow: post },
    'request-delivered': {
      title: { en: 'Your translation is in the post', ja: '翻訳を発送しました' },
      happened: {
        en: 'We have sent your translation to the address on your request page. Thank you for choosing us.',
        ja: 'ご依頼のページにあるお届け先へ翻訳を発送いたしました。このたびは当事務所をご利用いただき、ありがとうございました。',
      },
    },
  },
}

/** How the customer gets the translation: what a mail says instead of its usual text, if anything. */
export function deliveryTexts(kind: NoticeKind, way: DeliveryWay): Partial<RequestMailText> {
  return wayTexts[way][kind] ?? {}
}
