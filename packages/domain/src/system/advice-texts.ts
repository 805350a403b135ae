import type { Words } from '../language.ts'

export interface FindingText {
  /** What it is, and what it means for the office. */
  readonly text: Words
  /** Only of a problem: what the owner should do. */
  readonly advice?: Words
}

export const tellOperator: Words = {
  en: 'Tell the person who looks after your server.',
  ja: 'サーバーの管理担当者に連絡してください。',
}

export const tellToday: Words = {
  en: 'Tell the person who looks after your server today.',
  ja: '本日中にサーバーの管理担当者に連絡してください。',
}

export const callNow: Words = {
  en: 'Call the person who looks after your server now.',
  ja: '今すぐサーバーの管理担当者に電話してください。',
}

export const waitAnHour: Words = {
  en: 'If this lasts longer than an hour, tell the person who looks after your server. Call customers about anything urgent.',
  ja: '1時間以上続く場合は、サーバーの管理担当者に連絡してください。お急ぎの件は、お客さまにお電話でお伝えください。',
}
