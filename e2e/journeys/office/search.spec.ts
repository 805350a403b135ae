import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { randomInt } from 'node:crypto'
import { threadPath } from '@kakehashi/contract/screen-paths'
import { search } from '@kakehashi/contract/search'
import type { Page } from '@playwright/test'
import { button, visibleText, pressRetry } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest } from '../../support/office-api.ts'
import { uniqueName } from '../../support/people.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search people and requests' })
const options = (page: Page) => page.getByRole('option')

test(
  'a clerk finds a person or a request by keyboard',
  { tag: '@core' },
  async ({ signedInAs, newCustomer }) => {
    // Random, so that a retried test does not find the first attempt's customer.
    // With a digit, so that it is not taken for a misspelled name.
    const lastName = uniqueName('Zama1').replace(' ', '')
    const phone = `098-555-${randomInt(1000, 10_000)}`
    const customer = await newCustomer({ lastName, phone })
    const request = await sendRequest(customer)
    const page = await signedInAs('admin')
    await page.goto('/admin/inbox')
    const row = page.locator(`[data-row][href="${threadPath(request._id)}"]`)
    await row.focus()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.type(lastName.slice(0, 7).toLowerCase())
    await expect(options(page)).toHaveCount(2)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(options(page).nth(0)).toContainText(request.orderNumber)
    await expect(options(page).nth(1)).toContainText(phone)
    await expect(page.getByRole('option').locator('mark').first()).toHaveText(lastName.slice(0, 7))
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id')) ?? '-',
    )
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')

    // Enter that confirms Japanese input opens nothing; in Safari only this key code shows that.
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
    await expect(options(page)).toHaveCount(2)
    expect(pathOf(page)).toBe('/admin/inbox')

    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('')
    await expect(row).toBeFocused()

    for (const [typed, steps, target] of [
      // The request comes last, because its page focuses a field, where '/' is typed.
      [phone.replaceAll('-', ''), 2, `/admin/user/${customer.user._id}`],
      [request.orderNumber, 1, `/admin/quote/${request._id}`],
    ] as const) {
      await page.keyboard.press('/')
      await page.keyboard.type(typed)
      await expect(options(page).first()).toBeVisible()
      await expect(options(page).locator('mark').first()).toBeVisible()
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => pathOf(page)).toBe(target)
      await expect(field(page)).toHaveValue('')
    }
  },
)

test('a clerk finds a request by the end of its number or phone, and a misspelled name', async ({
  signedInAs,
  newCustomer,
}) => {
  const phone = `098-777-${randomInt(1000, 10_000)}`
  const customer = await newCustomer({ firstName: 'Adam', lastName: 'Kowalski', phone })
  const request = await sendRequest(customer)
  const page = await signedInAs('admin')
  await page.goto('/admin/inbox')
  const found = options(page).filter({ hasText: request.orderNumber })
  await field(page).fill(request.orderNumber.slice(-3))
  await expect(found).toBeVisible()
  await field(page).fill(phone.slice(-4))
  await expect(found).toBeVisible()
  await expect(found).not.toContainText('similar spelling')
  await field(page).fill('kowalsky')
  await expect(options(page).filter({ hasText: 'Kowalski, Adam' }).first()).toContainText(
    'similar spelling',
  )
})

test('a search without results says so, and one that fails can be retried', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.goto('/admin/inbox')
  await field(page).fill('zzzz')
  await expect(visibleText(page, 'Nothing found for “zzzz”.')).toBeVisible()
  await page.route(`**${search.path}?*`, (route) => route.abort(), { times: 1 })
  await field(page).fill('customer')
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  await pressRetry(button(page, 'RETRY'))
  await expect(options(page).first()).toBeVisible()
})

test('on a phone a button opens the search, and closing it returns the focus', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/inbox')
  const opener = button(page, 'Search')
  await expect(field(page)).toBeHidden()
  await opener.click()
  await expect(field(page)).toBeFocused()
  const box = await page.getByRole('search').boundingBox()
  expect(box?.width).toBe(390)
  await field(page).fill('customer')
  await expect(options(page).first()).toBeVisible()
  await button(page, 'Close').click()
  await expect(field(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await field(page).fill('customer')
  await options(page).last().click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/admin\/user\/[\da-f-]{36}$/)
  await expect(field(page)).toBeHidden()
})
