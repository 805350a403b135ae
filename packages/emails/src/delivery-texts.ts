import type { Words } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { NoticeKind } from '@kakehashi/domain/request/notices'
import { dueNow, type RequestFacts } from './request-facts.ts'
import type { RequestMailText } from './request-mail-text.ts'

type WayTexts = Partial<Record<NoticeKind, Partial<RequestMailText>>>

const reminder = {
  title: { en: 'Your translation is waiting for you', ja: '翻訳のお受け取りをお待ちしています' },
  happened: {
    en: 'Your translation has been ready for a few days.',
    ja: '先日、ご依頼の翻訳が仕上がっております。',
  },
} satisfies Partial<RequestMailText>

const unpaidReminder = {
  ...reminder,
  title: {
    en: 'Your translation is waiting for your payment',
    ja: '翻訳が仕上がり、お支払いをお待ちしています',
  },
} satisfies Partial<RequestMailText>

const correction: Words = {
  en: 'If a name or a date is wrong, send us a message there and we will correct it.',
  ja: 'お名前や日付などに誤りがございましたら、同じページからお知らせください。訂正いたします。',
}

/** At the counter; the file can also be downloaded once everything is paid. */
export function pickUp(facts: RequestFacts): Words {
  const due = dueNow(facts)
  const amount = priceText(due)
  const also: Words =
    due > 0
      ? {
          en: `You can also download it once the remaining ${amount} is paid.`,
          ja: `残額${amount}のお支払いの後は、ご依頼のページからダウンロードしていただくこともできます。`,
        }
      : {
          en: 'You can also download it from your request page.',
          ja: 'ご依頼のページからダウンロードしていただくこともできます。',
        }
  return {
    en: `Pick it up at our counter. You do not need an appointment. ${also.en}`,
    ja: `当事務所の窓口でお受け取りください。ご予約は必要ありません。${also.ja}`,
  }
}

function download(facts: RequestFacts): Words {
  const due = dueNow(facts)
  const amount = priceText(due)
  if (due === 0) {
    return {
      en: 'Download it from your request page. You do not need to come to our office.',
      ja: 'ご依頼のページからダウンロードしてください。ご来所の必要はありません。',
    }
  }
  return {
    en: `You can download it from your request page once the remaining ${amount} is paid.`,
    ja: `残額${amount}のお支払いの後、ご依頼のページからダウンロードしていただけます。`,
  }
}

function post(facts: RequestFacts): Words {
  const due = dueNow(facts)
  const amount = priceText(due)
  const change: Words = {
    en: 'If the address has changed, change it there now.',
    ja: 'お届け先に変更がある場合は、同じページで変更してください。',
  }
  if (due === 0) {
    return {
      en: `We will send it by post to the address on your request page. ${change.en}`,
      ja: `ご依頼のページにあるお届け先へ郵送いたします。${change.ja}`,
    }
  }
  return {
    en: `We will send it by post to the address on your request page once the remaining ${amount} is paid. ${change.en}`,
    ja: `残額${amount}のお支払いの後、ご依頼のページにあるお届け先へ郵送いたします。${change.ja}`,
  }
}

function meeting(facts: RequestFacts): Words {
  const due = dueNow(facts)
  const amount = priceText(due)
  const pay = due > 0
  return {
    en: `We will hand it to you at the meeting point. Send us a message on your request page, or call us, to agree on a day and time.${pay ? ` Please pay the remaining ${amount} when we meet.` : ''}`,
    ja: `待ち合わせ場所でお渡しします。日時のご相談は、ご依頼のページのメッセージまたはお電話でお願いいたします。${pay ? `残額${amount}は、お渡しの際にお支払いください。` : ''}`,
  }
}

/** The file can be downloaded; the printed translation still goes its way. */
function downloadAnd(printed: (facts: RequestFacts) => Words) {
  return (facts: RequestFacts): Words => {
    const { en, ja } = printed(facts)
    return {
      en: `Download it from your request page, which also shows your payments. ${en}`.trim(),
      ja: `ご依頼のページからダウンロードしてください。お支払いの記録も同じページでご確認いただけます。${ja}`,
    }
  }
}

function printedByPost(facts: RequestFacts): Words {
  return facts.price && facts.price.totalCents > facts.price.paidCents
    ? {
        en: 'We will send the printed copy by post once everything is paid.',
        ja: '書面は、全額のお支払いの後に郵送いたします。',
      }
    : {
        en: 'We will send the printed copy by post to the address there.',
        ja: '書面は、同じページにあるお届け先へ郵送いたします。',
      }
}

/** The mails whose text depends on the way of delivery. The counter's are the usual texts. */
const wayTexts: Readonly<Record<DeliveryWay, WayTexts>> = {
  counter: {},
  download: {
    'translation-ready': { whatNow: download },
    'translation-out': { whatNow: downloadAnd(() => ({ en: '', ja: '' })) },
    'pickup-reminder': { ...reminder, whatNow: download },
    'request-delivered': {
      happened: {
        en: 'Your translation is on your request page for you to keep. Thank you for choosing us.',
        ja: '翻訳の納品が完了しました。このたびは当事務所をご利用いただき、ありがとうございました。',
      },
      title: { en: 'Your translation has been delivered', ja: '翻訳を納品いたしました' },
      whatNow: {
        en: `You can download it from your request page. ${correction.en}`,
        ja: `ご依頼のページからダウンロードできます。${correction.ja}`,
      },
    },
  },
  meeting: {
    'translation-ready': { whatNow: meeting },
    'translation-out': {
      whatNow: downloadAnd(() => ({
        en: 'We will hand you the printed copy at the meeting point. Send us a message or call us to agree on a day and time.',
        ja: '書面は、待ち合わせ場所でお渡しします。日時のご相談は、メッセージまたはお電話でお願いいたします。',
      })),
    },
    'pickup-reminder': { ...reminder, whatNow: meeting },
  },
  post: {
    'translation-ready': { whatNow: post },
    'translation-out': { whatNow: downloadAnd(printedByPost) },
    // Sent only while something is left to pay: otherwise we have to act.
    'pickup-reminder': { ...unpaidReminder, whatNow: post },
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
