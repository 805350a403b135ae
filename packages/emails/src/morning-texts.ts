import type { Language } from '@kakehashi/domain/language'

interface MorningTexts {
  readonly heading: (day: string) => string
  /** Follows the day in the subject, so that an inbox says what the day is like. */
  readonly summary: (dueToday: string, overdue: string) => string
  readonly dueToday: string
  readonly overdue: string
  readonly unanswered: string
  readonly toQuote: string
  readonly unpaid: string
  readonly refundsOwed: string
  readonly none: string
  readonly counted: (count: number) => string
  /** A count that stopped at its limit. */
  readonly orMore: (limit: number) => string
  readonly more: (count: string) => string
  readonly request: (orderNumber: string, service: string, stage: string) => string
  readonly since: (count: string, day: string) => string
  readonly orders: (count: number, amount: string) => string
  readonly button: string
  readonly chosen: string
  readonly turnOff: string
}

export const morningTexts: Readonly<Record<Language, MorningTexts>> = {
  en: {
    heading: (day) => `Today, ${day}`,
    summary: (dueToday, overdue) => `${dueToday} due today, ${overdue} overdue`,
    dueToday: 'Due today',
    overdue: 'Overdue',
    unanswered: 'Messages without a reply',
    toQuote: 'Waiting for a quote',
    unpaid: 'Unpaid',
    refundsOwed: 'Refunds owed',
    none: 'None',
    counted: (count) => `${count}`,
    orMore: (limit) => `${limit} or more`,
    more: (count) => `and ${count} more`,
    request: (orderNumber, service, stage) => `${orderNumber}, ${service}: ${stage}`,
    since: (count, day) => `${count}, the oldest from ${day}`,
    orders: (count, amount) => `${amount} (${count === 1 ? '1 order' : `${count} orders`})`,
    button: 'Open the dashboard',
    chosen: 'You chose to get this e-mail on each morning the office is open.',
    turnOff: 'Turn it off',
  },
  ja: {
    heading: (day) => `本日 ${day}`,
    summary: (dueToday, overdue) => `本日期限${dueToday}、期限超過${overdue}`,
    dueToday: '本日期限',
    overdue: '期限超過',
    unanswered: '未返信のメッセージ',
    toQuote: 'お見積もり待ち',
    unpaid: '未払い',
    refundsOwed: '未返金',
    none: 'なし',
    counted: (count) => `${count}件`,
    orMore: (limit) => `${limit}件以上`,
    more: (count) => `ほか${count}`,
    request: (orderNumber, service, stage) => `${orderNumber}　${service}：${stage}`,
    since: (count, day) => `${count}（最も古いもの：${day}）`,
    orders: (count, amount) => `${amount}（${count}件）`,
    button: 'ダッシュボードを開く',
    chosen: 'このメールは、ご自身の設定により、営業日の朝にお送りしています。',
    turnOff: '配信を停止する',
  },
}
