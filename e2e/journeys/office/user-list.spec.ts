import { genericError } from '@kakehashi/contract/refusals/generic-error'
import type { Page } from '@playwright/test'
import { button, pressRetry, visibleText } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  inBothLayouts,
  pathOf,
  refuseLiveUpdates,
  test,
} from '../../support/fixtures.ts'
import { staff } from '../../support/office-api.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

inBothLayouts(() => {
  test('the list shows each user once, with last name, first name and roles', async ({
    signedInAs,
    newCustomer,
  }) => {
    const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
    const page = await signedInAs('owner')
    await page.goto('/admin/userlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page.getByRole('link', { name: 'Dashboard' }).last()).toHaveAttribute(
      'href',
      '/admin/dashboard',
    )
    const jane = page.locator(`a[href="/admin/user/${customer.user._id}"]`)
    await expect(jane).toHaveCount(1)
    await expect(jane).toContainText('Smith, Jane')

    await visibleText(page.getByRole('navigation', { name: 'Filter by role' }), 'Admins').click()
    await expect.poll(() => pathOf(page)).toBe('/admin/userlist?role=admin')
    const owner = await staff('owner')
    const ownRow = page.locator(`a[href="/admin/user/${owner.user._id}"]`)
    // The role is a letter on screen and a word for screen readers.
    await expect(visibleText(ownRow, 'A', { exact: true })).toBeVisible()
    await expect(ownRow).toHaveAccessibleName(/Admin/)
    await expect(jane).toHaveCount(0)
    await page.goto('/admin/userlist?role=translator')
    for (const [role, letter, word] of [
      ['translator', 'T', 'Translator'],
      ['contractor', 'C', 'Contractor'],
    ] as const) {
      const { user } = await staff(role)
      const theirs = page.locator(`a[href="/admin/user/${user._id}"]`)
      await expect(visibleText(theirs, letter, { exact: true })).toBeVisible()
      await expect(theirs).toHaveAccessibleName(new RegExp(word))
    }
  })
})

test('the Customers entry for admins lists only customers', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  const replying = page.waitForResponse((reply) => reply.url().includes('/api/users?role=customer'))
  await page.goto('/admin/userlist?role=customer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  const people = (await (await replying).json()) as { _id: string }[]
  for (const [nth, { _id }] of people.slice(0, 3).entries()) {
    await expect(rows(page).nth(nth).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/user/${_id}`,
    )
  }
  const { user: owner } = await staff('owner')
  await expect(page.locator(`a[href="/admin/user/${owner._id}"]`)).toHaveCount(0)
})

inBothLanguages((language) => {
  test('a list of users that fails to load can be retried, and a long one loads more', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('admin')
    await refuseLiveUpdates(page)
    await page.route('**/api/users*', (route) => route.abort())
    await page.goto('/admin/userlist')
    await expect(page.getByRole('alert')).toContainText(genericError[language])
    await page.unroute('**/api/users*')
    await page.route('**/api/users*', (route) => {
      const address = new URL(route.request().url())
      address.searchParams.set('limit', '30')
      return route.continue({ url: address.href })
    })
    await pressRetry(button(page, say('RETRY')))
    await expect(rows(page).nth(29)).toBeAttached()
    await rows(page).nth(29).scrollIntoViewIfNeeded()
    await expect(rows(page).nth(35)).toBeAttached()
  })
})
