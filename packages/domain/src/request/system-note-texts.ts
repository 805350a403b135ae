import type { Language } from '../language.ts'

interface SystemNoteTexts {
  readonly deliveredWithBalance: (amount: string) => string
  readonly paidBelowDeposit: (paid: string, deposit: string) => string
  readonly paidLowered: (from: string, to: string) => string
  readonly refunded: (amount: string) => string
  readonly refundedAndLowered: (amount: string, price: string) => string
  readonly paymentCorrected: (amount: string) => string
  readonly returned: string
  readonly workDeclined: (name: string) => string
  readonly quoteAccepted: string
  readonly quoteDeclined: string
  readonly quotedAutomatically: (price: string) => string
  readonly cancelled: string
  readonly reopened: string
  readonly deliveryChanged: string
  readonly deliveryChangedByCustomer: string
  readonly steppedBack: (stage: string) => string
  readonly undone: (sentence: string) => string
  readonly putOnHold: string
  readonly holdEnded: string
  readonly documentRefused: (name: string) => string
  readonly fileRemoved: (name: string, reason: string) => string
  readonly filePutBack: (name: string) => string
  readonly fileMovedAway: (name: string, orderNumber: string, reason: string) => string
  readonly fileMovedHere: (name: string, orderNumber: string) => string
  readonly reviewedAlthough: (open: readonly string[]) => string
  readonly namesChanged: string
  readonly namesChangedByCustomer: string
  /** Ends the sentence, with the reason if there is one. */
  readonly withReason: (sentence: string, reason: string) => string
}

export const systemNoteTexts: Readonly<Record<Language, SystemNoteTexts>> = {
  en: {
    deliveredWithBalance: (amount) => `Delivered with ${amount} still to pay.`,
    paidBelowDeposit: (paid, deposit) =>
      `Work started with ${paid} paid. The deposit is ${deposit}.`,
    paidLowered: (from, to) => `Amount paid reduced from ${from} to ${to}.`,
    refunded: (amount) => `${amount} refunded`,
    refundedAndLowered: (amount, price) => `${amount} refunded, the price is now ${price}`,
    paymentCorrected: (amount) => `Entry of ${amount} cancelled`,
    returned: 'Returned to the translator',
    workDeclined: (name) => `Declined by ${name}`,
    quoteAccepted: 'Quote accepted',
    quoteDeclined: 'Quote declined',
    quotedAutomatically: (price) => `Quoted automatically from the price list: ${price}.`,
    cancelled: 'Cancelled',
    reopened: 'Reopened.',
    deliveryChanged: 'The way of delivery was changed.',
    deliveryChangedByCustomer: 'The customer changed the way of delivery.',
    steppedBack: (stage) => `Moved back to '${stage}'`,
    undone: (sentence) => `Undone: ${sentence}`,
    putOnHold: 'Documents and messages are kept',
    holdEnded: 'Documents and messages are no longer kept longer than usual.',
    documentRefused: (name) => `'${name}' did not pass the virus check and was removed.`,
    fileRemoved: (name, reason) => `'${name}' was removed: ${reason}.`,
    filePutBack: (name) => `'${name}' was put back.`,
    fileMovedAway: (name, orderNumber, reason) =>
      `'${name}' was moved to ${orderNumber}: ${reason}.`,
    fileMovedHere: (name, orderNumber) => `'${name}' was moved here from ${orderNumber}.`,
    reviewedAlthough: (open) => `Review finished ${open.join(', ')}`,
    namesChanged:
      'A confirmed entry of the names and dates was changed. It has to be confirmed again.',
    namesChangedByCustomer:
      'The customer changed a confirmed entry of the names and dates. It has to be confirmed again.',
    withReason: (sentence, reason) => (reason ? `${sentence}: ${reason}` : `${sentence}.`),
  },
  ja: {
    deliveredWithBalance: (amount) => `未払い ${amount} のままお渡ししました。`,
    paidBelowDeposit: (paid, deposit) =>
      `前金 ${deposit} に対し、入金 ${paid} で作業を開始しました。`,
    paidLowered: (from, to) => `入金額を ${from} から ${to} に訂正しました。`,
    refunded: (amount) => `${amount} を返金しました`,
    refundedAndLowered: (amount, price) => `${amount} を返金し、料金を ${price} にしました`,
    paymentCorrected: (amount) => `${amount} の記録を取り消しました`,
    returned: '翻訳者に差し戻しました',
    workDeclined: (name) => `${name}さんが担当を辞退しました`,
    quoteAccepted: '見積もりが承諾されました',
    quoteDeclined: '見積もりが辞退されました',
    quotedAutomatically: (price) => `料金表から自動で見積もりました（${price}）。`,
    cancelled: 'キャンセルされました',
    reopened: '再開しました。',
    deliveryChanged: 'お渡し方法が変更されました。',
    deliveryChangedByCustomer: 'お客さまがお渡し方法を変更しました。',
    steppedBack: (stage) => `「${stage}」に戻しました`,
    undone: (sentence) => `取り消し済み：${sentence}`,
    putOnHold: '書類とメッセージを削除せずに保管します',
    holdEnded: '書類とメッセージの保管の延長を終えました。',
    documentRefused: (name) => `「${name}」はウイルス検査を通らなかったため、削除しました。`,
    fileRemoved: (name, reason) => `「${name}」を取り除きました（理由：${reason}）。`,
    filePutBack: (name) => `「${name}」を元に戻しました。`,
    fileMovedAway: (name, orderNumber, reason) =>
      `「${name}」を${orderNumber}に移しました（理由：${reason}）。`,
    fileMovedHere: (name, orderNumber) => `「${name}」を${orderNumber}から移しました。`,
    reviewedAlthough: (open) => `${open.join('、')}校閲を終えました`,
    namesChanged: '確認済みのお名前または日付が変更されました。もう一度確認が必要です。',
    namesChangedByCustomer:
      'お客さまが、確認済みのお名前または日付を変更しました。もう一度確認が必要です。',
    withReason: (sentence, reason) => (reason ? `${sentence}：${reason}` : `${sentence}。`),
  },
}
