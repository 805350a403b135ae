import type { Language } from '@kakehashi/domain/language'

interface ReceiptTexts {
  readonly title: string
  readonly numberLabel: string
  readonly orderLabel: string
  readonly dateLabel: string
  /** Before the name; empty in Japanese, where it is followed by 様. */
  readonly receivedFrom: string
  readonly toPerson: (name: string) => string
  readonly erasedName: string
  readonly amountReceived: string
  readonly forWhat: (service: string) => string
  readonly paidBy: (method: string) => string
  readonly inYen: (yen: string, rate: string) => string
  readonly givenAndChange: (given: string, change: string) => string
  readonly head: readonly [string, string, string]
  readonly total: string
  readonly paidSoFar: string
  readonly balanceDue: string
  readonly issuedBy: string
  readonly codeAlt: string
  readonly notes: readonly string[]
  readonly voided: (day: string) => string
}

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    title: 'Receipt',
    numberLabel: 'Receipt',
    orderLabel: 'Order',
    dateLabel: 'Date',
    receivedFrom: 'Received from',
    toPerson: (name) => name,
    erasedName: 'Name deleted',
    amountReceived: 'Amount received',
    forWhat: (service) => `For ${service}`,
    paidBy: (method) => method,
    inYen: (yen, rate) => `${yen} at $1 = ¥${rate}`,
    givenAndChange: (given, change) => `given ${given}, change ${change}`,
    head: ['Item', 'Quantity', 'Amount'],
    total: 'Total of the order',
    paidSoFar: 'Paid so far',
    balanceDue: 'Balance due',
    issuedBy: 'Received by',
    codeAlt: 'Code that opens the order online',
    notes: ['Keep this receipt to claim the cost back.', 'The code opens the order online.'],
    voided: (day) => `Voided on ${day}. This receipt is not valid.`,
  },
  ja: {
    title: '領収書',
    numberLabel: '領収書番号',
    orderLabel: 'ご依頼番号',
    dateLabel: '発行日',
    receivedFrom: '',
    toPerson: (name) => `${name} 様`,
    erasedName: '（氏名は削除されました）',
    amountReceived: '領収金額',
    forWhat: (service) => `但し、${service}の料金として、上記の金額を正に領収いたしました。`,
    paidBy: (method) => `お支払い方法：${method}`,
    inYen: (yen, rate) => `${yen}（1ドル＝${rate}円）`,
    givenAndChange: (given, change) => `お預かり ${given}、お釣り ${change}`,
    head: ['内訳', '数量', '金額'],
    total: 'ご依頼の合計',
    paidSoFar: 'お支払い済み',
    balanceDue: '残額',
    issuedBy: '担当',
    codeAlt: 'ご依頼のページを開くコード',
    notes: ['コードからご依頼のページをご覧いただけます。', 'この領収書は大切に保管してください。'],
    voided: (day) => `${day}に取り消しました。この領収書は無効です。`,
  },
}
