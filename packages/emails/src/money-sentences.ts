import type { Words } from '@kakehashi/domain/language'
import type { ServiceKind } from '@kakehashi/domain/services'
import { priceText } from '@kakehashi/domain/money'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import { dueNow, type RequestFacts } from './request-facts.ts'

/** What we do once it is paid for; English says that we start. */
const begin: Readonly<Record<ServiceKind, string>> = {
  translation: '翻訳に取りかかります',
  interpretation: '通訳の手配を進めます',
}

/** What has to be paid before the work starts. */
export function whenWorkStarts(facts: RequestFacts): Words {
  const due = dueNow(facts)
  if (due === 0) {
    const { whole } = payLater(facts)
    return { en: `You pay ${whole.en}.`, ja: `料金は、${whole.ja}お支払いください。` }
  }
  if (due === restOf(facts)) {
    return {
      en: 'We start once you have paid.',
      ja: `お支払いの後、${begin[facts.serviceKind]}。`,
    }
  }
  const { rest } = payLater(facts)
  return {
    en: `We start once you have paid the deposit. You pay the rest ${rest.en}.`,
    ja: `前金のお支払いの後、${begin[facts.serviceKind]}。残りの料金は、${rest.ja}お支払いください。`,
  }
}

export function afterAccepting(facts: RequestFacts): Words {
  const due = dueNow(facts)
  if (due === 0) {
    const { whole } = payLater(facts)
    return {
      en: `You do not need to do anything now: we will start. You pay ${whole.en}.`,
      ja: `${begin[facts.serviceKind]}。今していただくことはありません。料金は、${whole.ja}お支払いください。`,
    }
  }
  const amount = priceText(due)
  if (due === restOf(facts)) {
    return {
      en: `Pay ${amount} at our counter and we will start.`,
      ja: `窓口で${amount}をお支払いください。お支払いの後、${begin[facts.serviceKind]}。`,
    }
  }
  const { rest } = payLater(facts)
  return {
    en: `Pay the deposit of ${amount} at our counter and we will start. You pay the rest ${rest.en}.`,
    ja: `窓口で前金${amount}をお支払いください。お支払いの後、${begin[facts.serviceKind]}。残りの料金は、${rest.ja}お支払いください。`,
  }
}

export function afterDeclining({ price }: RequestFacts): Words {
  if (price === null || price.paidCents === 0) {
    return { en: 'You owe us nothing.', ja: 'ご請求はございません。' }
  }
  const paid = priceText(price.paidCents)
  return {
    en: `The ${paid} you have paid stays recorded for this request.`,
    ja: `お支払い済みの${paid}は、このご依頼の入金としてお預かりしております。`,
  }
}

export function payTheRest(facts: RequestFacts): Words {
  const amount = priceText(dueNow(facts))
  return {
    en: `Please pay the remaining ${amount} at our counter. If you have paid already, or if you cannot come, send us a message on your request page or call us.`,
    ja: `残額${amount}を当事務所の窓口でお支払いください。すでにお支払い済みの場合や、ご来所が難しい場合は、ご依頼のページまたはお電話でご連絡ください。`,
  }
}

export function refunded({ refundedCents }: RequestFacts): Words {
  const amount = priceText(refundedCents)
  return {
    en: `We have paid back ${amount} for your request.`,
    ja: `ご依頼の料金のうち、${amount}を返金いたしました。`,
  }
}

/** What happens to the money paid for a cancelled request. */
export function moneyPaid({ price }: RequestFacts): Words {
  if (price === null || price.paidCents === 0) {
    return {
      en: 'You have not paid anything and owe us nothing.',
      ja: 'お支払いいただいた金額はなく、ご請求もございません。',
    }
  }
  const paid = priceText(price.paidCents)
  return {
    en: `You have paid ${paid}. Come to our counter with your receipt: we pay back what was not used for work already done. If you cannot come, call us.`,
    ja: `お支払い済みの${paid}のうち、済んだ作業の分を除いて窓口で返金いたします。領収書をお持ちください。ご来所が難しい場合は、お電話でご相談ください。`,
  }
}

/** When the customer pays what is not due yet. */
const payLaterTexts: Readonly<Record<DeliveryWay, { whole: Words; rest: Words }>> = {
  counter: {
    whole: { en: 'when you pick up the translation', ja: '翻訳のお受け取りの際に' },
    rest: { en: 'when you pick up the translation', ja: 'お受け取りの際に' },
  },
  meeting: {
    whole: { en: 'when we meet', ja: '翻訳のお受け取りの際に' },
    rest: { en: 'when we meet', ja: 'お受け取りの際に' },
  },
  download: payBefore('before you download it', 'ダウンロードの前に'),
  post: payBefore('before we post it', '発送の前に'),
}

function payBefore(before: string, japanese: string): { whole: Words; rest: Words } {
  const words: Words = {
    en: `when the translation is ready, ${before}`,
    ja: `翻訳が仕上がりましたら、${japanese}`,
  }
  return { whole: words, rest: words }
}

const afterInterpreting: Words = {
  en: 'when the interpretation is over',
  ja: '通訳が終わりましたら',
}

function payLater({ delivery, serviceKind }: RequestFacts): { whole: Words; rest: Words } {
  if (serviceKind === 'translation') return payLaterTexts[delivery]
  return { whole: afterInterpreting, rest: afterInterpreting }
}

function restOf({ price }: RequestFacts): number {
  return price === null ? 0 : price.totalCents - price.paidCents
}
