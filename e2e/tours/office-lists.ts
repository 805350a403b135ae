import type { Page } from '@playwright/test'
import { dashboard } from '@kakehashi/contract/dashboard'
import { listRequests } from '@kakehashi/contract/requests'
import { search } from '@kakehashi/contract/search'
import { button } from '../forms.ts'
import { bringTo, placeOrder, write } from '../office-work.ts'
import { show, type Tour, type Walk } from './tour.ts'

const figures = `**${dashboard.path}?*`
const lists = `**${listRequests.path}?*`
const found = `**${search.path}?*`

async function inTheDark(page: Page, path: string, ready: () => Promise<void>) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await show(page, path)
  await ready()
}

/** Until the drawings are there, which come last. */
const drawn = async (page: Page) => page.locator('canvas').first().waitFor()

export const dashboardStates: Walk = async ({ open, look, sample, newCustomer, say }) => {
  const customer = await newCustomer()
  const { _id } = await placeOrder(customer, { requestItem: 'Birth Certificate' })
  await write(customer, _id, 'The name is spelled as in the passport.')
  await bringTo((await placeOrder(customer))._id, 'delivery')
  const page = await open(await sample('owner'))
  const path = '/admin/dashboard'

  await page.route(figures, () => {})
  await show(page, path)
  await look(page, 'dashboard-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(figures, (route) => route.abort())
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look(page, 'dashboard-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await show(page, path)
  await drawn(page)
  await look(page, 'dashboard')
  await page
    .getByRole('button', { name: new RegExp(say('Show table')) })
    .first()
    .click()
  await look(page, 'dashboard-table')
  await page.route(figures, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { stages: Record<string, object> }
    const none = { count: 0, overdue: 0, newest: [] }
    const stages = Object.fromEntries(Object.keys(body.stages).map((stage) => [stage, none]))
    const { quote } = body.stages as { quote: { newest: object[] } }
    await route.fulfill({ json: { ...body, stages, sameDay: quote.newest.slice(0, 3) } })
  })
  await page.clock.setFixedTime(new Date('2026-11-12T09:42:00+09:00'))
  await show(page, path)
  await page.getByText(say('For today')).waitFor()
  await look(page, 'dashboard-empty-and-same-day')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await inTheDark(page, path, () => drawn(page))
  await look(page, 'dashboard-dark')
}

export const stageLists: Walk = async (tour) => {
  const { open, look, sample, say } = tour
  const page = await open(await sample('admin'))
  for (const [path, name] of [
    ['/admin/delivery', 'delivery-list'],
    ['/admin/inbox', 'office-inbox'],
  ] as const) {
    await listStates(page, tour, path, name)
  }
  await show(page, '/admin/complete?list=cancelled&unread=1')
  await page.getByText(say('No request matches')).waitFor()
  await look(page, 'complete-list-no-match')
  await inTheDark(page, '/admin/quote', () => page.locator('[data-row]').first().waitFor())
  await look(page, 'quote-list-dark')
}

async function listStates(page: Page, { look }: Tour, path: string, name: string): Promise<void> {
  await page.route(lists, () => {})
  await show(page, path)
  await look(page, `${name}-waiting`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(lists, (route) => route.abort())
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look(page, `${name}-failed`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(lists, (route) => route.fulfill({ json: [] }))
  await show(page, path)
  await page.getByRole('main').locator('p').last().waitFor()
  await look(page, `${name}-empty`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await show(page, path)
  await page.locator('[data-row]').first().waitFor()
  await look(page, name)
}

export const searchAndKeys: Walk = async ({ open, look, sample, say }) => {
  const page = await open(await sample('admin'))
  const field = page.getByRole('combobox', { name: say('Search people and requests') })
  await show(page, '/admin/inbox')
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('/')
  await field.fill('customer')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await look(page, 'search')
  await field.fill('zzzz')
  await page.getByText(say('Nothing found for “{typed}”.', { typed: 'zzzz' })).waitFor()
  await look(page, 'search-nothing')
  await page.route(found, (route) => route.abort())
  await field.fill('cust')
  await page.getByRole('alert').waitFor()
  await look(page, 'search-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look(page, 'keys')
  await page.getByRole('checkbox').uncheck()
  await look(page, 'keys-off')
  await page.getByRole('checkbox').check()
  await button(page, say('Close')).click()
}
