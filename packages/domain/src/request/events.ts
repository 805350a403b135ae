import type { Words } from '../language.ts'
import { stageEventTexts } from './stage.ts'

/** Every event in the history of a request. The text follows a person's name. */
export const happened = {
  created: { en: 'sent the request', ja: 'ご依頼を送信しました' },
  ...stageEventTexts,
  requoted: { en: 'replaced the quote', ja: '見積もりを出し直しました' },
  'quote-accepted': { en: 'accepted the quote', ja: '見積もりを承諾しました' },
  'quote-declined': { en: 'declined the quote', ja: '見積もりを辞退しました' },
  'payment-recorded': { en: 'recorded a payment', ja: '入金を記録しました' },
  'payment-corrected': { en: 'corrected the amount paid', ja: '入金額を訂正しました' },
  'translator-assigned': { en: 'assigned the translator', ja: '翻訳者を割り当てました' },
  returned: { en: 'returned the translation', ja: '翻訳者に差し戻しました' },
  released: { en: 'released the translation', ja: '翻訳をダウンロードできるようにしました' },
  promised: { en: 'changed the ready-by date', ja: 'お渡し予定日を変更しました' },
  'delivery-changed': {
    en: 'changed how the translation is delivered',
    ja: '翻訳の受け取り方法を変更しました',
  },
  closed: { en: 'cancelled the request', ja: 'キャンセルしました' },
  reopened: { en: 'reopened the request', ja: '再開しました' },
  undone: { en: 'undid the last step', ja: '直前の操作を取り消しました' },
  'stepped-back': { en: 'moved the request back', ja: '前の段階に戻しました' },
  'document-added': { en: 'added a document', ja: '書類を追加しました' },
} as const satisfies Record<string, Words>

export type RequestEvent = keyof typeof happened
