import type { Language } from '@kakehashi/domain/language'

interface MonthlyStatementTexts {
  readonly title: string
  readonly period: string
  readonly state: string
  readonly closed: (day: string, name: string) => string
  readonly formerOwner: string
  readonly notClosed: string
  /** Under the title of the paper. */
  readonly notClosedNotice: string
  readonly printed: string
  readonly days: {
    readonly title: string
    readonly note: string
    readonly day: string
    readonly unstated: string
    readonly refunded: string
    readonly sum: string
    readonly yen: string
  }
  readonly methods: {
    readonly title: string
    readonly head: readonly [string, string, string, string, string, string, string]
  }
  readonly receipts: {
    readonly title: string
    readonly issued: string
    readonly range: string
    readonly voided: string
  }
  readonly tills: {
    readonly title: string
    readonly head: readonly [string, string, string, string, string, string, string]
    readonly none: string
    readonly open: string
  }
  readonly pay: {
    readonly title: string
    readonly head: readonly [string, string, string]
    readonly erasedName: string
    readonly none: string
  }
  readonly outstanding: {
    readonly title: string
    readonly head: readonly [string, string, string]
    readonly unpaid: string
    readonly refundsOwed: string
  }
  readonly total: string
  readonly nothing: string
  readonly page: string
  readonly of: string
}

export const monthlyStatementTexts: Readonly<Record<Language, MonthlyStatementTexts>> = {
  en: {
    title: 'Monthly statement',
    period: 'Period',
    state: 'State',
    closed: (day, name) => `Closed on ${day} by ${name}`,
    formerOwner: 'a former owner',
    notClosed: 'Not closed',
    notClosedNotice: 'Not closed: the figures can still change.',
    printed: 'Printed',
    days: {
      title: 'What came in, by day and method',
      note: 'In dollars. Counter-entries are taken off the method of the entry that they cancel.',
      day: 'Day',
      unstated: 'Not stated',
      refunded: 'Refunded',
      sum: 'Sum',
      yen: 'Of it in yen',
    },
    methods: {
      title: 'By method',
      head: ['Method', 'Entries', 'Received', 'Counter-entries', 'Refunded', 'Sum', 'Of it in yen'],
    },
    receipts: {
      title: 'Receipts',
      issued: 'Issued',
      range: 'Numbers',
      voided: 'Voided in this period',
    },
    tills: {
      title: 'Tills',
      head: [
        'Opened',
        'Expected, $',
        'Counted, $',
        'Difference, $',
        'Expected, ¥',
        'Counted, ¥',
        'Difference, ¥',
      ],
      none: 'No till was opened.',
      open: 'Open',
    },
    pay: {
      title: 'Contractors’ pay',
      head: ['Contractor', 'Agreed', 'Paid'],
      erasedName: 'Name deleted',
      none: 'Nothing was agreed or paid.',
    },
    outstanding: {
      title: 'Outstanding at the end',
      head: ['', 'Requests', 'Amount'],
      unpaid: 'Delivered and not paid',
      refundsOwed: 'Cancelled, to be refunded',
    },
    total: 'Total',
    nothing: 'Nothing was entered.',
    page: 'Page',
    of: 'of',
  },
  ja: {
    title: '月次報告書',
    period: '対象期間',
    state: '状態',
    closed: (day, name) => `${day}に${name}が締めました`,
    formerOwner: '以前のオーナー',
    notClosed: '未締め',
    notClosedNotice: '未締め：数字はまだ変わることがあります。',
    printed: '印刷',
    days: {
      title: '日別・お支払い方法別の入金',
      note: 'ドル建て。取消しの記録は、取り消した記録のお支払い方法から差し引いています。',
      day: '日付',
      unstated: '記録なし',
      refunded: '返金',
      sum: '合計',
      yen: 'うち円',
    },
    methods: {
      title: 'お支払い方法別',
      head: ['お支払い方法', '件数', '入金', '取消し', '返金', '合計', 'うち円'],
    },
    receipts: {
      title: '領収書',
      issued: '発行枚数',
      range: '番号',
      voided: 'この期間に取り消した枚数',
    },
    tills: {
      title: 'レジ',
      head: ['開けた日', '予定 $', '実際 $', '差額 $', '予定 ¥', '実際 ¥', '差額 ¥'],
      none: 'レジは開けられていません。',
      open: '営業中',
    },
    pay: {
      title: '外部翻訳者の報酬',
      head: ['外部翻訳者', '決定額', '支払額'],
      erasedName: '（氏名は削除されました）',
      none: '決定・支払いはありません。',
    },
    outstanding: {
      title: '期末の未収・未返金',
      head: ['', '件数', '金額'],
      unpaid: 'お渡し済み・未払い',
      refundsOwed: 'キャンセル・返金待ち',
    },
    total: '合計',
    nothing: '記録はありません。',
    page: 'ページ',
    of: '/',
  },
}
