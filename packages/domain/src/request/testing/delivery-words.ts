import type { Language } from '../../language.ts'
import { deliveryFacts, type DeliveryWay, deliveryWays } from '../delivery.ts'

/**
 * Words that are true for one way of delivery only. Every customer may pay at the counter and
 * download the translation, so these words are about getting it or about when the rest is paid.
 */
const ownWords: Readonly<Record<DeliveryWay, Readonly<Record<Language, RegExp>>>> = {
  counter: {
    en: /\bpick(?:ed)?(?: it| your translation| the translation)? up\b|\bwhere to pick\b|\bcollect it at our counter/i,
    ja: /窓口での?(?:翻訳の)?お?(?:受け取り|渡し)|窓口でお預かり|ご来所の際/,
  },
  download: {
    en: /\byou download it on this page|as a download|\bdownload opens\b/i,
    ja: /このページからダウンロードしていただけます/,
  },
  post: {
    en: /\bby post\b|\bin the post\b|\bposted?\b|\bwe (?:are )?send(?:ing)? it\b/i,
    ja: /郵送|発送|お届け先|宛先/,
  },
  meeting: {
    en: /\bmeeting (?:point|place)|\bwhen we meet\b|\bagree on a (?:day|time)/i,
    ja: /待ち合わせ|待ち合せ|お渡しの日時|日時のご相談/,
  },
}

/** When the rest is paid before, nothing may say that it is paid on the hand-over. */
const onHandOver: Readonly<Record<Language, RegExp>> = {
  en: /\bwhen (?:you pick|we meet|we hand)/i,
  ja: /(?:お渡し|お受け取り)の(?:とき|際)/,
}

/** The words in a text that belong to other ways of delivery than the given one. */
export function wordsOfOtherWays(text: string, own: DeliveryWay, language: Language): string[] {
  const others = deliveryWays.filter((way) => way !== own).map((way) => ownWords[way][language])
  const early = deliveryFacts[own].paysRest === 'before' ? [onHandOver[language]] : []
  return [...others, ...early].flatMap((words) => words.exec(text)?.[0] ?? [])
}
