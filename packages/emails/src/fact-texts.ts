import * as names from '@kakehashi/domain/data-files/value-names'
import type { Language, Words } from '@kakehashi/domain/language'
import type { LineUnit } from '@kakehashi/domain/price-list/quote-lines'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { DocumentLanguage } from '@kakehashi/domain/request/submitted-details'
import type { ReadyCondition } from './request-facts.ts'

export const factLabels = {
  orderNumber: { en: 'Order number', ja: 'ご依頼番号' },
  stage: { en: 'Stage', ja: '現在の段階' },
  customer: { en: 'Customer', ja: 'お客さま' },
  service: { en: 'Service', ja: 'サービス' },
  languages: { en: 'Languages', ja: '言語' },
  documents: { en: 'Documents', ja: '書類' },
  neededBy: { en: 'Needed by', ja: 'ご希望の期日' },
  appointment: { en: 'Day of the appointment', ja: '通訳のご希望日' },
  quoteBy: { en: 'You get the price', ja: '料金のお知らせ' },
  delivery: { en: 'How you get it', ja: '受け取り方法' },
  lines: { en: 'Consists of', ja: '内訳' },
  price: { en: 'Price', ja: '料金' },
  deposit: { en: 'Deposit due', ja: '前金' },
  paid: { en: 'Paid', ja: 'お支払い済み' },
  refunded: { en: 'Refunded', ja: '返金額' },
  remaining: { en: 'Remaining', ja: '残額' },
  validUntil: { en: 'Valid until', ja: '有効期限' },
  readyBy: { en: 'Ready by', ja: '仕上がり予定日' },
  promised: { en: 'Promised', ja: 'お約束した日' },
  newDay: { en: 'New day', ja: '新しい予定日' },
  reason: { en: 'Reason', ja: '変更の理由' },
  documentsLeaveOn: { en: 'Deleted on', ja: '削除する日' },
} satisfies Record<string, Words>

export const counterTexts = {
  payHere: { en: 'Where and how to pay', ja: 'お支払いについて' },
  collectHere: { en: 'Where to pick it up', ja: 'お受け取りについて' },
  collectAndPayHere: { en: 'Where to pick it up and pay', ja: 'お受け取りとお支払いについて' },
  toPay: { en: 'To pay', ja: 'お支払い額' },
  where: { en: 'Where', ja: '場所' },
  when: { en: 'When', ja: '受付時間' },
  how: { en: 'How', ja: 'お支払い方法' },
  cannotCome: { en: 'If you cannot come', ja: 'ご来所が難しい場合' },
} satisfies Record<string, Words>

/** For customers who do not come to the counter for their translation. */
export const otherWayToPay: Words = {
  en: 'Send us a message on your request page, and we will arrange another way to pay.',
  ja: 'ご依頼のページからメッセージをお送りください。ほかのお支払い方法をご案内いたします。',
}

/** Within a sentence. */
export const documentLanguageNames: Readonly<Record<DocumentLanguage, Words>> = {
  ...names.documentLanguageNames,
  other: { en: 'another language', ja: 'その他の言語' },
}

export const deliveryNames: Readonly<Record<DeliveryWay, Words>> = {
  counter: { en: 'At our counter', ja: '窓口でのお渡し' },
  download: { en: 'As a download', ja: 'ダウンロード' },
  post: { en: 'By post', ja: '郵送' },
  meeting: { en: 'At a meeting point', ja: '待ち合わせ場所でのお渡し' },
}

interface FactPhrases {
  readonly languagePair: (from: string, to: string) => string
  readonly from: (language: string) => string
  readonly into: (language: string) => string
  readonly documents: (count: number) => string
  readonly noDocuments: string
  /** What is charged, how much of it unless it is one piece, and the amount. */
  readonly lineTexts: (text: string, quantity: string | null, amount: string) => string
  readonly otherWork: string
  readonly quantities: Readonly<Record<LineUnit, (count: number) => string>>
  readonly ifDone: (action: ReadyCondition['action'], by: string) => string
  readonly untilTime: (day: string, time: string) => string
  /** A deadline: a day, and for same-day work the time. */
  readonly onDay: (day: string) => string
  readonly beforeTime: (day: string, time: string) => string
}

export const factPhrases: Readonly<Record<Language, FactPhrases>> = {
  en: {
    languagePair: (from, to) => `${from} to ${to}`,
    from: (language) => `From ${language}`,
    into: (language) => `Into ${language}`,
    documents: (count) => `${count}`,
    noDocuments: 'None yet',
    untilTime: (day, time) => `${day}, by ${time}`,
    lineTexts: (text, quantity, amount) =>
      quantity === null ? `${text}: ${amount}` : `${text}, ${quantity}: ${amount}`,
    otherWork: 'Other work',
    quantities: {
      each: (count) => `${count}`,
      document: (count) => (count === 1 ? '1 document' : `${count} documents`),
      page: (count) => (count === 1 ? '1 page' : `${count} pages`),
      word: (count) => (count === 1 ? '1 word' : `${count} words`),
    },
    ifDone: (action, by) => `if you ${englishActions[action]} ${by}`,
    onDay: (day) => `on ${day}`,
    beforeTime: (day, time) => `before ${time} on ${day}`,
  },
  ja: {
    languagePair: (from, to) => `${from}から${to}へ`,
    from: (language) => `${language}から`,
    into: (language) => `${language}へ`,
    documents: (count) => `${count}点`,
    noDocuments: 'まだありません',
    untilTime: (day, time) => `${day}${time}まで`,
    lineTexts: (text, quantity, amount) =>
      quantity === null ? `${text}：${amount}` : `${text}　${quantity}：${amount}`,
    otherWork: 'その他の作業',
    quantities: {
      each: (count) => `${count}点`,
      document: (count) => `書類${count}点`,
      page: (count) => `${count}ページ`,
      word: (count) => `${count}語`,
    },
    ifDone: (action, by) => `${by}${japaneseActions[action]}場合`,
    onDay: (day) => `${day}に`,
    beforeTime: (day, time) => `${day}の${time}までに`,
  },
}

const englishActions = {
  accept: 'accept',
  pay: 'pay the deposit',
  'accept-and-pay': 'accept and pay the deposit',
} as const

const japaneseActions = {
  accept: 'ご承諾いただいた',
  pay: '前金をお支払いいただいた',
  'accept-and-pay': 'ご承諾のうえ前金をお支払いいただいた',
} as const
