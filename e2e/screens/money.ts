import { getTotals, listBalances } from '@kakehashi/contract/money'
import { moneyPath } from '@kakehashi/contract/screen-paths'
import { listTills } from '@kakehashi/contract/till'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const day = new Date().toISOString().slice(0, 10)
const totals: ReplyOf<typeof getTotals> = [
  {
    day: `${day.slice(0, 8)}01`,
    received: { card: 1_205.5, other: 40, unstated: 60 },
    refunded: 25,
    sum: 1_280.5,
    yen: 0,
  },
  {
    day,
    received: { 'cash-usd': 331.5, 'cash-jpy': 458.96, card: 90 },
    refunded: 0,
    sum: 880.46,
    yen: 70_680,
  },
]

const since = '2026-11-09T01:30:00.000Z'
const balance = {
  _id: '018f5a3e-0000-7000-8000-000000000001',
  orderNumber: 'K-2026-0412',
  name: 'Dana Whitaker',
  stage: 'complete',
  version: 9,
  since,
  total: 115,
  paid: 40,
  amount: 75,
  phone: '090-0000-0161',
  hasEmail: true,
  remindedAt: since,
} as const
const balances: ReplyOf<typeof listBalances> = {
  unpaid: [
    balance,
    { ...balance, _id: balance._id.replace(/1$/, '2'), stage: 'payment', hasEmail: false },
    { ...balance, _id: balance._id.replace(/1$/, '3'), remindedAt: new Date().toISOString() },
  ],
  refundsOwed: [{ ...balance, _id: balance._id.replace(/1$/, '4'), stage: 'translate' }],
}

const none = { usd: {}, jpy: {} }
const till: ReplyOf<typeof listTills>[number] = {
  _id: balance._id,
  openedAt: since,
  openedBy: 'Mayumi Higa',
  yenRate: 154,
  openingCount: none,
  opening: { usd: 100, jpy: 20_000 },
  closedAt: '2026-11-09T08:05:00.000Z',
  closedBy: 'Mayumi Higa',
  closingCount: none,
  expected: { usd: 431.5, jpy: 90_680 },
  counted: { usd: 431.5, jpy: 90_180 },
  difference: { usd: 0, jpy: -500 },
  differenceReason: 'Perhaps 500 yen too much change',
  terminal: 90,
  cards: { count: 1, sum: 80 },
}
const evenTill = { ...till, _id: balance._id.replace(/1$/, '2'), difference: { usd: 0, jpy: 0 } }

export const money: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('admin'))
  const answer = async (sums: object, owed: object, tills: object) => {
    await page.route(`**${getTotals.path}*`, (route) => route.fulfill({ json: sums }))
    await page.route(`**${listBalances.path}`, (route) => route.fulfill({ json: owed }))
    await page.route(`**${listTills.path}`, (route) => route.fulfill({ json: tills }))
    await goTo(page, moneyPath)
  }
  await inspectWaitingAndFailed(page, moneyPath, '**/api/money/**', (state) =>
    inspect(page, `money-${state}`),
  )
  await answer([], { unpaid: [], refundsOwed: [] }, [])
  await visibleText(page, say('No till was closed yet.')).waitFor()
  await inspect(page, 'money-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await answer(totals, balances, [till, evenTill])
  await visibleText(page, say('Reminded today')).waitFor()
  await inspect(page, 'money')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'money-dark')
}
