import type { Words } from '../language.ts'
import type { ServiceKind } from '../services.ts'
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
  refunded: { en: 'recorded a refund', ja: '返金を記録しました' },
  'translator-assigned': { en: 'assigned the translator', ja: '翻訳者を割り当てました' },
  'work-accepted': { en: 'accepted the translation', ja: '翻訳の担当を引き受けました' },
  'work-declined': { en: 'declined the translation', ja: '翻訳の担当を辞退しました' },
  returned: { en: 'returned the translation', ja: '翻訳者に差し戻しました' },
  'translation-withdrawn': {
    en: 'withdrew the translation',
    ja: '提出した翻訳を取り下げました',
  },
  released: { en: 'released the translation', ja: '翻訳をダウンロードできるようにしました' },
  promised: { en: 'changed the ready-by date', ja: '仕上がり予定日を変更しました' },
  'delivery-changed': {
    en: 'changed how the translation is delivered',
    ja: '翻訳の受け取り方法を変更しました',
  },
  closed: { en: 'cancelled the request', ja: 'キャンセルしました' },
  reopened: { en: 'reopened the request', ja: '再開しました' },
  undone: { en: 'undid the last step', ja: '直前の操作を取り消しました' },
  'stepped-back': { en: 'moved the request back', ja: '前の段階に戻しました' },
  'document-added': { en: 'added a document', ja: '書類を追加しました' },
  'file-removed': { en: 'removed a file', ja: 'ファイルを取り除きました' },
  'file-put-back': { en: 'put a file back', ja: 'ファイルを元に戻しました' },
  'file-moved-away': {
    en: 'moved a file to another request',
    ja: 'ファイルを別のご依頼に移しました',
  },
  'file-moved-here': {
    en: 'moved a file here from another request',
    ja: '別のご依頼からファイルを移しました',
  },
  'original-received': { en: 'took in an original', ja: '原本をお預かりしました' },
  'original-moved': { en: 'moved an original to another shelf', ja: '原本の保管場所を変えました' },
  'original-removed': {
    en: 'removed an original that was taken in by mistake',
    ja: '誤って登録した原本を取り消しました',
  },
  'original-collected': { en: 'handed an original back', ja: '原本をお返ししました' },
  'names-added': { en: 'added to the names and dates', ja: 'お名前と日付に項目を追加しました' },
  'names-changed': { en: 'changed the names and dates', ja: 'お名前と日付を変更しました' },
  'names-removed': {
    en: 'removed an entry of the names and dates',
    ja: 'お名前と日付の項目を取り除きました',
  },
  'names-confirmed': { en: 'confirmed the names and dates', ja: 'お名前と日付を確認しました' },
  'names-asked': {
    en: 'asked the customer to confirm the names and dates',
    ja: 'お客さまにお名前と日付の確認をお願いしました',
  },
  'check-ticked': {
    en: 'ticked a line of the checklist of the review',
    ja: '校閲のチェックリストに印を付けました',
  },
  'check-unticked': {
    en: 'took back a tick of the checklist of the review',
    ja: '校閲のチェックリストの印を外しました',
  },
  'proof-sent': { en: 'sent a proof copy', ja: '校正刷りを送りました' },
  'proof-approved': { en: 'approved the proof copy', ja: '校正刷りを承認しました' },
  'proof-change-asked': {
    en: 'asked for a change of the proof copy',
    ja: '校正刷りの修正を依頼しました',
  },
  'proof-remark-settled': {
    en: 'answered a remark on the proof copy',
    ja: '校正刷りへのご指摘に回答しました',
  },
  'certificate-issued': {
    en: 'issued a certificate',
    ja: '証明書を発行しました',
  },
  'certificate-revoked': {
    en: 'revoked a certificate',
    ja: '証明書を無効にしました',
  },
  'ordered-again': { en: 'ordered this again', ja: '同じ内容で再注文しました' },
  'original-posted': { en: 'posted an original back', ja: '原本を郵送でお返ししました' },
} as const satisfies Record<string, Words>

export type RequestEvent = keyof typeof happened

/** What happened to a request for an interpretation, where the usual text names a translation. */
const interpretationHappened: Partial<Record<RequestEvent, Words>> = {
  translated: { en: 'submitted the record of the interpretation', ja: '通訳記録を提出しました' },
  returned: { en: 'returned the record of the interpretation', ja: '通訳記録を差し戻しました' },
  'translation-withdrawn': {
    en: 'withdrew the record of the interpretation',
    ja: '提出した通訳記録を取り下げました',
  },
  delivered: { en: 'completed the interpretation', ja: '通訳を完了しました' },
  released: {
    en: 'released the record of the interpretation',
    ja: '通訳記録をダウンロードできるようにしました',
  },
  'translator-assigned': { en: 'assigned the interpreter', ja: '通訳者を割り当てました' },
  'work-accepted': { en: 'accepted the interpretation', ja: '通訳の担当を引き受けました' },
  'work-declined': { en: 'declined the interpretation', ja: '通訳の担当を辞退しました' },
  'delivery-changed': {
    en: 'changed how the record is delivered',
    ja: '通訳記録の受け取り方法を変更しました',
  },
}

export function happenedTo(kind: ServiceKind, event: RequestEvent): Words {
  return (kind === 'interpretation' && interpretationHappened[event]) || happened[event]
}
