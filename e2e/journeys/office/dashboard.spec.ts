import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { listRequests } from '@kakehashi/contract/requests/requests'
import type { Page } from '@playwright/test'
import { button, visibleText } from '../../pages/forms.ts'
import { okinawaTime } from '../../support/office-clock.ts'
import { expect, inBothLayouts, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import { linkTargets } from '../../support/browser.ts'
import { sendRequest, submitQuote } from '../../support/office-api.ts'
import { type Dashboard, dashboardCall, stubDashboard } from '../../pages/dashboard.ts'

const path = '/admin/dashboard'
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tiles = (page: Page) => page.getByRole('list', { name: 'Stages' })
const rows = (page: Page, name: string) => column(page, name).locator('[data-row]')

const headed = ['Quote', 'Payment', 'Translation', 'Review', 'Delivery/Pickup'] as const
const stages = ['quote', 'payment', 'translate', 'review', 'delivery'] as const

/** Opens the dashboard with fixed figures. */
async function openDashboard(page: Page): Promise<Dashboard> {
  const figures = await stubDashboard(page)
  await page.goto(path)
  return figures
}

inBothLayouts((isPhone) => {
  test(`the owner sees ${isPhone ? 'the tiles' : 'five columns'} and the stats`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('owner')
    const figures = await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page).toHaveTitle(/^Dashboard/)
    const stats = page.getByRole('region', { name: 'Stats' })
    const charts = ['Service Component', ...(isPhone ? [] : ['Industry']), 'Referral Source']
    await expect(stats.getByRole('heading', { level: 3 })).toHaveText(charts)
    if (!isPhone) {
      await expect(page.locator('main section h2').filter({ visible: true })).toHaveText([
        ...(figures.due.length > 0 ? ['Overdue and today'] : []),
        ...headed,
        'Stats',
      ])
      for (const [place, stage] of stages.entries()) {
        const { count, newest } = figures.stages[stage]
        const name = headed[place] ?? ''
        await expect(column(page, name).locator('header')).toContainText(String(count))
        await expect(rows(page, name)).toHaveCount(newest.length)
        for (const [nth, each] of newest.slice(0, 3).entries()) {
          const row = rows(page, name).nth(nth)
          await expect(row).toHaveAttribute('href', `/admin/${stage}/${each._id}`)
          await expect(row).toContainText(`${each.lastName}, ${each.firstName}`)
          await expect(row).toContainText(each.requestItem)
          await expect(row.getByRole('time').first()).toHaveText(/^\d\d [A-Z][a-z]{2}, \d{4}$/)
        }
        const times = newest.map(({ createdAt }) => createdAt)
        expect(times).toEqual(times.toSorted().toReversed())
      }
    } else {
      await expect(column(page, 'Quote')).toHaveCount(0)
      const targets = (await linkTargets(tiles(page))).filter((href) => !href.includes('?'))
      expect(targets).toEqual([
        ...stages.map((stage) => `/admin/${stage}`),
        '/admin/complete',
        '/admin/translatorlist',
      ])
      const counts = [...stages, 'complete' as const].map((stage) => figures.stages[stage].count)
      await expect(tiles(page).locator('b')).toHaveText(
        [...counts, figures.translators].map(String),
      )
    }
  })

  if (isPhone) {
    test('the last tile is Completed for everyone but the owner', async ({ signedInAs }) => {
      const page = await signedInAs('admin')
      await openDashboard(page)
      const last = tiles(page).getByRole('listitem').last()
      await expect(last).toContainText('Completed')
      await expect(last.getByRole('link').first()).toHaveAttribute('href', '/admin/complete')
    })
  }
})

test('a column scrolls on its own and loads more requests', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  const { stages: figures } = await stubDashboard(page)
  const waiting = figures.payment.newest
  expect(waiting.length).toBeGreaterThan(5)
  // The requests of this moment, stubbed page by page, because other tests change them.
  const payment = { ...figures.payment, newest: waiting.slice(0, 2), next: '2' }
  await stubDashboard(page, () => ({ stages: { ...figures, payment } }))
  await page.route(`**${listRequests.path}?*`, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const next = from + 5 < waiting.length ? from + 5 : undefined
    return route.fulfill({
      json: waiting.slice(from, from + 5),
      ...(next && { headers: { link: `<${listRequests.path}?cursor=${next}>; rel="next"` } }),
    })
  })
  await page.goto(path)
  const list = column(page, 'Payment').getByRole('list')
  await expect
    .poll(async () => {
      await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
      return rows(page, 'Payment').count()
    })
    .toBe(waiting.length)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a new request appears by itself, and when a focused request leaves its column the next one gets the focus', async ({
  signedInAs,
  newCustomer,
}) => {
  const page = await signedInAs('admin')
  await page.goto(path)
  const customer = await newCustomer({ lastName: 'Okuhira' })
  const request = await sendRequest(customer)
  const mine = rows(page, 'Quote').and(page.locator(`[href="/admin/quote/${request._id}"]`))
  await expect(mine).toContainText('Okuhira, Keiko')
  await expect(mine).toContainText('Unread.')
  await expect(mine).toContainText(/Keiko(?:now|\d min)Legal/)
  await mine.focus()
  await submitQuote(request._id)
  await expect(mine).toHaveCount(0)
  const moved = page.locator(`[href="/admin/payment/${request._id}"]`)
  await expect(rows(page, 'Payment').and(moved)).toHaveCount(1)
  await expect(column(page, 'Quote').locator('[data-row]:focus')).toHaveCount(1)
})

test('overdue, unread and unpaid requests are marked in words', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  const { stages: shown } = await stubDashboard(page, ({ stages: figures }) => {
    const [first, second] = figures.delivery.newest
    if (!first || !second) throw new Error('The sample office has two deliveries')
    const late = { ...first, dueOn: '2026-11-12', isOverdue: true, adminViewed: false }
    const owing = { ...second, isOverdue: false, totalPrice: 45, paidAmount: 20 }
    return {
      unread: 3,
      stages: {
        quote: { ...figures.quote, overdue: 0 },
        payment: { ...figures.payment, overdue: 3 },
        translate: { ...figures.translate, overdue: 0 },
        review: { ...figures.review, overdue: 0 },
        delivery: { count: 2, overdue: 1, newest: [late, owing] },
        complete: figures.complete,
      },
    }
  })
  await page.goto(path)
  const [late, owing] = [
    rows(page, 'Delivery/Pickup').first(),
    rows(page, 'Delivery/Pickup').last(),
  ]
  await expect(late).toContainText(/^Unread\..*Overdue\. Was due 12 Nov/)
  await expect(owing).toContainText('Balance $25.00')
  await expect(owing).not.toContainText('Overdue')
  const head = column(page, 'Delivery/Pickup').getByRole('link', { name: '1 overdue' })
  await expect(head).toHaveAttribute('href', '/admin/delivery?overdue=1')
  const line = page.locator('main header').first()
  await expect(line.getByRole('link', { name: '3 unread' })).toHaveAttribute(
    'href',
    '/admin/inbox?unread=1',
  )
  const open = stages.reduce((sum, stage) => sum + shown[stage].count, 0)
  await expect(visibleText(line, `${open} open`, { exact: true })).toBeVisible()
  await expect(line.getByRole('link', { name: '4 overdue' })).toHaveAttribute(
    'href',
    '/admin/overdue',
  )
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Messages 3 unread' }),
  ).toBeVisible()
})

test('until 10:30 the requests for today are on top with the time left', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.clock.install({ time: okinawaTime('2026-11-12 09:42') })
  await stubDashboard(page, ({ stages: figures }) => ({
    sameDay: figures.quote.newest.slice(0, 2),
  }))
  await page.goto(path)
  const lane = page.getByRole('region', { name: 'Same-day requests' })
  await expect(lane).toContainText('48 min until 10:30')
  await expect(lane.getByRole('link')).toHaveCount(2)
  const isAbove = await lane.evaluate(
    (element) =>
      element.getBoundingClientRect().bottom <=
      (document.querySelector('[data-column]')?.getBoundingClientRect().top ?? 0),
  )
  expect(isAbove).toBe(true)
  await page.clock.runFor('00:01:00')
  await expect(lane).toContainText('47 min until 10:30')
  await expect(page.getByRole('banner').getByRole('time')).toHaveText('Thu 12 Nov, 2026 9:43')
  await page.clock.runFor('00:47:00')
  await expect(lane).toHaveCount(0)
})

test('a dashboard that fails to load can be retried', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.route(dashboardCall, (route) => route.abort(), { times: 2 })
  await page.goto(path)
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  await button(page, 'RETRY').click()
  await expect(rows(page, 'Quote').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
