import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { listRequests } from '@kakehashi/contract/requests/requests'
import type { Locator, Page } from '@playwright/test'
import { button, visibleText, pressRetry } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  inBothLayouts,
  pathOf,
  refuseLiveUpdates,
  test,
} from '../../support/fixtures.ts'
import { advanceTo, cancelRequest, sendRequest } from '../../support/office-api.ts'
import { uniqueName } from '../../support/people.ts'

const listCall = `**${listRequests.path}?*`
const rows = (page: Page) => page.locator('main [data-request]')
const link = (row: Locator) => row.locator('[data-row]')
const titles = {
  quote: 'QUOTE',
  payment: 'PAYMENT',
  translate: 'TRANSLATE',
  review: 'REVIEW',
  delivery: 'DELIVERY',
  complete: 'COMPLETE',
} as const

inBothLayouts((isPhone) => {
  test('each stage has a list, newest first, with a link to the dashboard', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('admin')
    await refuseLiveUpdates(page)
    for (const [stage, title] of Object.entries(titles)) {
      // What is overdue or due today is a list of its own above this one.
      const replying = page.waitForResponse(
        (reply) =>
          reply.url().includes(`requests?stage=${stage}`) && !reply.url().includes('due=now'),
      )
      await page.goto(`/admin/${stage}`)
      const items = (await (await replying).json()) as Record<string, string>[]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'href',
        '/admin/dashboard',
      )
      const [first] = items
      const row = page.locator(`[data-request="${first?.['_id']}"]`)
      await expect(link(row)).toHaveAttribute('href', `/admin/${stage}/${first?.['_id']}`)
      await expect(row).toContainText(`${first?.['lastName']}, ${first?.['firstName']}`)
      await expect(row).toContainText(first?.['requestItem'] ?? '-')
      await expect(row.locator('time').last()).toHaveText(/^\d\d [A-Z][a-z]{2}, \d{4}$/)
      await expect(row.locator('svg[data-service]')).toBeVisible({ visible: !isPhone })
      const received = items.map(({ createdAt }) => Date.parse(createdAt ?? ''))
      expect(received).toEqual(received.toSorted((one, other) => other - one))
      // The spelling is the specification's own.
      for (const label of ['Name', 'Recieved']) {
        await expect(visibleText(page.getByRole('main'), label, { exact: true })).toBeVisible()
      }
    }
  })
})

test('the filters of a list are in its address', async ({ signedInAs, newCustomer }) => {
  const lastName = uniqueName('Nagamine')
  const customer = await newCustomer({ lastName })
  const { _id } = await sendRequest(customer, { requestItem: 'Medical' })
  const page = await signedInAs('admin')
  await page.goto('/admin/quote')
  const mine = rows(page).filter({ hasText: lastName })
  await expect(mine).toHaveCount(1)

  await button(page, 'Overdue').click()
  await expect.poll(() => pathOf(page)).toBe('/admin/quote?overdue=1')
  await expect(mine).toHaveCount(0)
  await expect(rows(page).filter({ hasNotText: 'Overdue.' })).toHaveCount(0)
  // Two clicks at once: the first filter is removed, the second added.
  await page.getByRole('group', { name: 'Show only' }).evaluate((group) => {
    for (const each of group.querySelectorAll('button')) each.click()
  })
  await expect.poll(() => pathOf(page)).toBe('/admin/quote?unread=1')
  await expect(mine).toHaveCount(1)
  await expect(rows(page).filter({ hasNotText: 'Unread.' })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Service' }).selectOption('Technical')
  await expect.poll(() => pathOf(page)).toMatch(/unread=1&service=[\da-f-]{36}$/)
  await expect(mine).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Medical')
  await expect(mine).toHaveCount(1)
  await page.reload()
  await expect(link(mine)).toHaveAttribute('href', `/admin/quote/${_id}`)
  await expect(button(page, 'Unread')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).filter({ hasNotText: 'Medical' })).toHaveCount(0)
})

test('a list is narrowed to a translator, sorted by a head and kept as a view', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.goto('/admin/translate')
  await rows(page).first().waitFor()
  await page.getByRole('combobox', { name: 'Translator' }).selectOption('Translator, Sample')
  await expect.poll(() => pathOf(page)).toMatch(/translator=[\da-f-]{36}$/)
  await expect(rows(page).filter({ hasNotText: 'Sample Translator' })).toHaveCount(0)
  const due = page.getByRole('columnheader', { name: 'Due' })
  await due.getByRole('button').click()
  await expect(due).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => pathOf(page)).toMatch(/&sort=due$/)
  const here = pathOf(page)

  await button(page, 'Save this view').click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Sample by due day')
  await page.getByRole('dialog').getByRole('button', { name: 'SAVE' }).click()
  await page.goto('/admin/translate')
  const saved = page.getByRole('navigation', { name: 'Saved views' })
  await saved.getByRole('link', { name: 'Sample by due day' }).click()
  await expect.poll(() => pathOf(page)).toBe(here)
  await saved.getByRole('button', { name: 'Remove this view' }).click()
  await expect(saved.getByRole('link', { name: 'Sample by due day' })).toHaveCount(0)
})

test('an overdue request shows its due day', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  // Which sample requests are overdue depends on the day and the hour.
  const reply = await page.request.get(`${listRequests.path}?stage=quote&limit=1`)
  const [first] = (await reply.json()) as [object]
  const late = { ...first, isOverdue: true, dueOn: '2026-11-12' }
  await page.route(listCall, (route) => route.fulfill({ json: [late] }))
  await page.goto('/admin/quote?overdue=1')
  await expect(rows(page).first()).toContainText('Overdue.')
  await expect(rows(page).first()).toContainText('12 Nov')
})

test('the complete list can show requests with a balance or cancelled ones', async ({
  signedInAs,
  newCustomer,
}) => {
  const lastName = uniqueName('Tamashiro')
  const customer = await newCustomer({ lastName })
  const [owing, cancelled] = [await sendRequest(customer), await sendRequest(customer)]
  await advanceTo(owing._id, 'complete', 20)
  await cancelRequest(cancelled._id, 'Not needed', customer)
  const page = await signedInAs('admin')
  await page.goto('/admin/complete?list=balance-due')
  const mine = rows(page).filter({ hasText: lastName })
  await expect(link(mine)).toHaveAttribute('href', `/admin/complete/${owing._id}`)
  await expect(mine).toContainText('Balance $25.00')
  await button(page, 'Cancelled').click()
  await expect.poll(() => pathOf(page)).toBe('/admin/complete?list=cancelled')
  await expect(link(mine)).toHaveAttribute('href', `/admin/quote/${cancelled._id}`)
  await expect(mine).toContainText('Cancelled')
})

test('a list loads more while scrolling, and a page that fails can be retried', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.route(listCall, (route) =>
    route.continue({ url: `${route.request().url()}&limit=20` }),
  )
  await page.goto('/admin/complete')
  await expect(rows(page).first()).toBeVisible()
  const scroll = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await scroll()
  await expect(rows(page).nth(20)).toBeAttached()
  // Scrolling must not move the focus.
  await expect(page.locator('main [data-request]:focus')).toHaveCount(0)
  await page.route(listCall, (route) => route.abort(), { times: 1 })
  await scroll()
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  const before = await rows(page).count()
  await pressRetry(button(page, 'RETRY'))
  await expect
    .poll(async () => {
      await scroll()
      return rows(page).count()
    })
    .toBeGreaterThan(before + 20)
})

inBothLanguages(() => {
  test('an empty list says when requests come to this stage', async ({ signedInAs, say }) => {
    const page = await signedInAs('admin')
    await refuseLiveUpdates(page)
    await page.route(listCall, (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/review')
    await expect(visibleText(page, say('No requests at this stage.'))).toBeVisible()
    await expect(
      visibleText(page, say('Requests appear here when their translation is submitted.')),
    ).toBeVisible()
    await page.goto('/admin/review?overdue=1')
    await expect(
      page.getByRole('link', { name: say('Show all requests at this stage') }),
    ).toHaveAttribute('href', '/admin/review')
  })
})
