import type { Page } from '@playwright/test'
import { expect, refuseLiveUpdates, pathOf, test } from '../../support/fixtures.ts'

const at = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path)
const rowIn = (page: Page, column: string, nth: number) =>
  page.getByRole('region', { name: column, exact: true }).locator('[data-row]').nth(nth)

test('j and k move from row to row, h and l from column to column, o opens, u goes up', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.goto('/admin/dashboard')
  await expect(rowIn(page, 'Quote', 2)).toBeVisible()
  // Arrow keys scroll the page until a row has the focus.
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-row]:focus')).toHaveCount(0)
  for (const [key, column, nth] of [
    ['j', 'Quote', 0],
    ['j', 'Quote', 1],
    ['ArrowDown', 'Quote', 2],
    ['k', 'Quote', 1],
    ['l', 'Payment', 1],
    ['ArrowRight', 'Translation', 1],
    ['h', 'Payment', 1],
    ['ArrowUp', 'Payment', 0],
    ['k', 'Payment', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(rowIn(page, column, nth), `${key} to ${column} ${nth}`).toBeFocused()
  }
  const ring = await rowIn(page, 'Payment', 0).evaluate(
    (element) => getComputedStyle(element).outlineStyle,
  )
  expect(ring).toBe('solid')
  const target = (await rowIn(page, 'Payment', 0).getAttribute('href')) ?? ''
  // The request may belong to another test that expects it to be unread.
  await page.route('**/api/requests/*/viewed', (route) => route.fulfill({ json: {} }))
  await page.keyboard.press('o')
  await at(page, target)
  await page.goto('/admin/payment')
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toMatch(/^\/admin\/payment\/[\da-f-]{36}$/)
  await page.goto('/admin/payment')
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('u')
  await at(page, '/admin/dashboard')
})

test('g and a letter open each list', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/admin/inbox')
  await page.locator('[data-row]').first().waitFor()
  for (const [letter, path] of [
    ['q', '/admin/quote'],
    ['p', '/admin/payment'],
    ['t', '/admin/translate'],
    ['r', '/admin/review'],
    ['e', '/admin/delivery'],
    ['c', '/admin/complete'],
    ['m', '/admin/inbox'],
    ['d', '/admin/dashboard'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await at(page, path)
  }
})

test('shortcuts do nothing while typing, with a modifier key, or in a dialog', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await page.goto('/admin/quote')
  await page.locator('[data-row]').first().waitFor()
  const moved = page.locator('[data-row]:focus')
  await page.keyboard.press('/')
  await page.keyboard.type('ju?')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toHaveValue('ju?')
  await page.keyboard.press('Escape')
  for (const held of ['Control+j', 'Alt+j', 'Meta+j']) await page.keyboard.press(held)
  await expect(moved).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Service' }).focus()
  await page.keyboard.press('j')
  await expect(moved).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const key of ['j', 'u', '/']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(pathOf(page)).toBe('/admin/quote')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(moved).toHaveCount(1)
})

test('? lists the shortcuts of the screen and can turn them off permanently', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const listed = () => dialog.getByRole('definition').allInnerTexts()
  await page.goto('/admin/dashboard')
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  expect(await listed()).toEqual(
    expect.arrayContaining(['Search', 'Next row', 'Column to the left']),
  )
  expect(await listed()).not.toContain('Back to the dashboard')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { level: 1, name: 'QUOTE' })).toBeVisible()
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  expect(await listed()).toContain('Back to the dashboard')
  expect(await listed()).not.toContain('Column to the left')

  await dialog.getByRole('checkbox').uncheck()
  // Those of fields stay, because they are no single letters.
  expect(await listed()).toEqual(['Leave the field', 'Send the form you are writing in'])
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('[data-row]').first().waitFor()
  for (const key of ['j', '?', '/']) await page.keyboard.press(key)
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-row]:focus, [role=combobox]:focus')).toHaveCount(0)

  await page.goto('/admin/dashboard')
  await page.locator('[data-row]').first().waitFor()
  await page.getByRole('button', { name: '? all shortcuts' }).click()
  await dialog.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.locator('[data-row]:focus')).toHaveCount(1)
})
