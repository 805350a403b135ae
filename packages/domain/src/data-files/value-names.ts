import type { Words } from '../language.ts'
import type { Branch, FindSource } from '../people/people.ts'
import type { DeliveryWay } from '../request/delivery.ts'
import type { DocumentLanguage } from '../request/submitted-details.ts'

// Values as tables for spreadsheets name them.

export const branchNames: Readonly<Record<Branch, Words>> = {
  ARMY: { en: 'Army', ja: '陸軍' },
  NAVY: { en: 'Navy', ja: '海軍' },
  MARINES: { en: 'Marines', ja: '海兵隊' },
  'COAST GUARD': { en: 'Coast Guard', ja: '沿岸警備隊' },
  'AIR FORCE': { en: 'Air Force', ja: '空軍' },
  'SPACE FORCE': { en: 'Space Force', ja: '宇宙軍' },
  CIVILIAN: { en: 'Civilian', ja: '軍属・民間' },
  OTHER: { en: 'Other', ja: 'その他' },
}

export const findSourceNames: Readonly<Record<FindSource, Words>> = {
  USO: { en: 'USO', ja: 'USO' },
  'LEGAL OFFICE': { en: 'Legal Office', ja: '基地の法務室' },
  FRIENDS: { en: 'Friends', ja: '友人' },
  COLLEAGUES: { en: 'Colleagues', ja: '同僚' },
  FACEBOOK: { en: 'Social Media', ja: 'SNS' },
  FLYER: { en: 'Flyer', ja: 'チラシ' },
  OTHER: { en: 'Other', ja: 'その他' },
}

export const documentLanguageNames: Readonly<Record<DocumentLanguage, Words>> = {
  en: { en: 'English', ja: '英語' },
  ja: { en: 'Japanese', ja: '日本語' },
  es: { en: 'Spanish', ja: 'スペイン語' },
  ko: { en: 'Korean', ja: '韓国語' },
  tl: { en: 'Tagalog', ja: 'タガログ語' },
  zh: { en: 'Chinese', ja: '中国語' },
  other: { en: 'Another language', ja: 'その他の言語' },
}

export const deliveryNames: Readonly<Record<DeliveryWay, Words>> = {
  counter: { en: 'Counter', ja: '窓口' },
  download: { en: 'Download', ja: 'ダウンロード' },
  post: { en: 'Post', ja: '郵送' },
  meeting: { en: 'Meeting point', ja: '待ち合わせ場所' },
}
