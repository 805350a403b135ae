import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { listRequests } from '@kakehashi/contract/requests/requests'
import { search } from '@kakehashi/contract/search'
import type { Page } from '@playwright/test'
import { visibleText } from '../pages/forms.ts'
import { advanceTo, sendRequest, sendMessage } from '../support/office-api.ts'
import { callAs, type Person } from '../support/people.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const figures = `**${dashboard.path}?*`
const lists = `**${listRequests.path}?*`
const waitingCall = '**/api/requests/awaiting-reply*'
const searchCall = `**${search.path}?*`

type Figures = ReplyOf<typeof dashboard>

/** Limits lists to four rows, because the accessibility checks examine every row. */
async function limitLists(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(lists, (route) => route.continue({ url: `${route.request().url()}&limit=4` }))
}

/** The dashboard's figures with only the newest two requests of each stage. */
async function fewFigures(who: Person): Promise<Figures> {
  const { body } = await callAs(who, `${dashboard.path}?newest=2`)
  const dashboardFigures = JSON.parse(body) as Figures
  for (const column of Object.values(dashboardFigures.stages)) delete column.next
  return dashboardFigures
}

/** The same with requests that are late, and others that are due today. */
function withLate(before: Figures): Figures {
  const missed = { promisedOn: addDays(dayAt(new Date(), sampleOffice.timeZone), -1) }
  const late = before.stages.translate.newest.map((request) => ({ ...request, late: missed }))
  const today = before.stages.quote.newest.map((request) => ({
    ...request,
    isOverdue: false,
    dueOn: dayAt(new Date(), sampleOffice.timeZone),
  }))
  return { ...before, late, due: [...late, ...today], dueToday: today.length }
}

/** The same with every stage empty, and requests for today. */
function forToday(before: Figures): Figures {
  const none = { count: 0, overdue: 0, newest: [] }
  const stages = { quote: none, payment: none, translate: none, review: none, delivery: none }
  const sameDay = before.stages.quote.newest
  const calm = { late: [], due: [], dueToday: 0 }
  return { ...before, ...calm, stages: { ...stages, complete: before.stages.complete }, sameDay }
}

async function leaveUnanswered(page: Page, call: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, () => {})
}

async function failCall(page: Page, call: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.abort())
}

const filled = (page: Page) => page.locator('main [data-row]').first().waitFor()
/** The charts are drawn last. */
const drawn = (page: Page) => page.locator('canvas').first().waitFor()

export const dashboardStates: ScreenStates = async ({
  open,
  inspect,
  sample,
  newCustomer,
  say,
}) => {
  const customer = await newCustomer()
  const { _id } = await sendRequest(customer, { requestItem: 'Birth Certificate' })
  await sendMessage(customer, _id, 'The name is spelled as in the passport.')
  await advanceTo((await sendRequest(customer))._id, 'delivery')
  const owner = await sample('owner')
  const few = withLate(await fewFigures(owner))
  const page = await open(owner)
  const path = '/admin/dashboard'

  await leaveUnanswered(page, figures)
  await goTo(page, path)
  await inspect(page, 'dashboard-waiting')
  await failCall(page, figures)
  await goTo(page, path)
  await page.getByRole('alert').waitFor()
  await inspect(page, 'dashboard-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(figures, (route) => route.fulfill({ json: few }))
  await goTo(page, path)
  await drawn(page)
  await inspect(page, 'dashboard')
  await page.emulateMedia({ colorScheme: 'dark' })
  const table = page.getByRole('button', { name: new RegExp(say('Show table')) })
  await table.first().click()
  await inspect(page, 'dashboard-dark-with-table')

  await page.route(figures, (route) => route.fulfill({ json: forToday(few) }))
  await page.clock.setFixedTime(new Date('2026-11-12T09:42:00+09:00'))
  await goTo(page, path)
  await visibleText(page, say('Same-day requests')).waitFor()
  await inspect(page, 'dashboard-empty-but-for-today')
}

export const stageLists: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('admin'))
  const path = '/admin/delivery'
  await leaveUnanswered(page, lists)
  await goTo(page, path)
  await inspect(page, 'delivery-list-waiting')
  await failCall(page, lists)
  await goTo(page, path)
  await page.getByRole('alert').waitFor()
  await inspect(page, 'delivery-list-failed')
  await limitLists(page)
  for (const [each, name] of [
    [path, 'delivery-list'],
    ['/admin/overdue', 'overdue-list'],
    ['/admin/inbox', 'office-inbox'],
  ] as const) {
    await goTo(page, each)
    await filled(page)
    await inspect(page, name)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, '/admin/quote')
  await filled(page)
  await inspect(page, 'quote-list-dark')
  await goTo(page, path)
  await filled(page)
  await page.getByRole('checkbox').nth(1).click()
  await page.getByRole('region', { name: say('Selected requests') }).waitFor()
  await inspect(page, 'delivery-list-chosen-dark')
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await goTo(page, '/admin/complete?list=cancelled')
  await visibleText(page, say('No matching requests')).waitFor()
  await inspect(page, 'complete-list-no-match')
  await page.route(waitingCall, (route) => route.fulfill({ json: [] }))
  await goTo(page, '/admin/inbox')
  await visibleText(page, say('No open requests')).waitFor()
  await inspect(page, 'office-inbox-empty')
}

export const searchAndKeys: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('admin'))
  const field = page.getByRole('combobox', { name: say('Search people and requests') })
  // The list behind is empty: a half-covered row would fail the target size check.
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await page.route(waitingCall, (route) => route.fulfill({ json: [] }))
  await goTo(page, '/admin/inbox')
  await visibleText(page, say('No open requests')).waitFor()
  await page.keyboard.press('/')
  // A customer with few requests: of a longer list the last line is cut off.
  await field.fill('shiroma mai')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await inspect(page, 'search')
  await field.fill('zzzz')
  await visibleText(page, say('Nothing found for “{typed}”.', { typed: 'zzzz' })).waitFor()
  await inspect(page, 'search-nothing')
  // Not with `failCall`, which would remove the stub that keeps the inbox empty.
  await page.route(searchCall, (route) => route.abort())
  await field.fill('shiro')
  await page.getByRole('alert').waitFor()
  await inspect(page, 'search-failed')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await inspect(page, 'keys')
}
