import { getFigures, listFigureOrders } from '@kakehashi/contract/figures'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { monthsIn, periodBefore, yearBefore } from '@kakehashi/domain/figures/periods'
import { visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const dashboard = '/owner/dashboard'
const figuresCall = `**${getFigures.path}?*`
const listCall = `**${listFigureOrders.path}?*`

type Figures = ReplyOf<typeof getFigures>
type Sums = Figures['period']

const nothing: Omit<Sums, 'from' | 'to'> = {
  taken: {},
  refunded: {},
  unpaid: 0,
  onTime: 0,
  late: 0,
  stages: {},
  translators: {},
  branches: {},
  found: {},
  newCustomers: 0,
  returningCustomers: 0,
  services: {},
  quotes: { made: 0, wentAhead: 0, declined: 0, cancelled: 0 },
}
const empty: Figures = {
  isComplete: false,
  period: { ...nothing, ...october },
  before: { ...nothing, ...periodBefore(october) },
  yearBefore: { ...nothing, ...yearBefore(october) },
  months: monthsIn({ from: '2025-11-01', to: october.to }).map((month) => ({
    month,
    taken: {},
    refunded: {},
    unpaid: 0,
    onTime: 0,
    late: 0,
  })),
  now: { delivered: 0, deposits: 0, toRefund: 0, inHand: {} },
  translators: [],
  services: [],
}

export const figures: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  await inspectWaitingAndFailed(page, dashboard, figuresCall, (state) =>
    inspect(page, `figures-${state}`),
  )
  await page.route(figuresCall, (route) => route.fulfill({ json: empty }))
  await goTo(page, dashboard)
  await visibleText(page, say('Nobody translates yet.')).waitFor()
  await inspect(page, 'figures-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, dashboard)
  await page.getByRole('figure').first().waitFor()
  await page.getByRole('button', { name: say('Other dates') }).click()
  await inspect(page, 'figures-other-dates')
  for (const show of await page.getByRole('button', { name: say('Show table') }).all()) {
    // The button then says 'Show chart', so the next one is the first again.
    await show
      .page()
      .getByRole('button', { name: say('Show table') })
      .first()
      .click()
  }
  await inspect(page, 'figures-as-tables')
}

export const figureLists: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const path = '/owner/figures?list=taken'
  await inspectWaitingAndFailed(page, path, listCall, (state) =>
    inspect(page, `figure-list-${state}`),
  )
  await page.route(listCall, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('Nothing in this period')).waitFor()
  await inspect(page, 'figure-list-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, `${path}&from=${october.from}&to=${october.to}`)
  await page.locator('[data-row]').first().waitFor()
  await inspect(page, 'figure-list')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'figure-list-dark')
}
