import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { listRequests } from '@kakehashi/contract/requests/requests'
import type { Page } from '@playwright/test'
import { button, visibleText } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  inBothLayouts,
  pathOf,
  refuseLiveUpdates,
  test,
} from '../../support/fixtures.ts'
import { advanceTo, sendRequest, sendMessage } from '../../support/office-api.ts'

const rows = (page: Page) => page.locator('main [data-row]')

inBothLayouts(() => {
  test('the inbox lists open requests, newest first, and completed ones while unread', async ({
    signedInAs,
    newCustomer,
  }) => {
    const customer = await newCustomer({ lastName: 'Gushiken' })
    const [done, late, open] = [
      await sendRequest(customer),
      await sendRequest(customer, { requestItem: 'Medical' }),
      await sendRequest(customer, { requestItem: 'Technical' }),
    ]
    await advanceTo(done._id, 'complete', 45)
    await advanceTo(late._id, 'complete', 45)
    const page = await signedInAs('admin')
    await page.request.put(`/api/requests/${done._id}/viewed`)
    await page.request.put(`/api/requests/${open._id}/viewed`)
    await sendMessage(customer, late._id, 'My name is spelled wrong.')
    await page.goto('/admin/inbox')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MESSAGES')
    await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    )
    const ours = [open, late, done].map(({ orderNumber }) => orderNumber)
    const mine = rows(page).filter({ hasText: new RegExp(ours.join('|')) })
    await expect(mine).toHaveText([/^Gushiken, Keiko/, /^Gushiken, Keiko/])
    const [first, second] = [mine.nth(0), mine.nth(1)]
    await expect(first).toHaveAttribute('href', `/profile/inbox/${open._id}/messages`)
    await expect(first.locator('svg[data-service="technical"]')).toBeVisible()
    await expect(first).not.toContainText('Unread')
    await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4}$/)
    await expect(second).toHaveAttribute('href', `/profile/inbox/${late._id}/messages`)
    await expect(second).toContainText('Unread')
    await expect(first).toContainText('No messages yet')
    await expect(second).toContainText('My name is spelled wrong.')
    // Only unread requests; the filter is in the address.
    await button(page, 'Unread').click()
    await expect.poll(() => pathOf(page)).toBe('/admin/inbox?unread=1')
    await expect(mine).toHaveCount(1)
    await page.reload()
    await expect(mine).toHaveAttribute('href', `/profile/inbox/${late._id}/messages`)
    await button(page, 'Unread').click()
    await expect.poll(() => pathOf(page)).toBe('/admin/inbox')
    await second.click()
    await expect.poll(() => pathOf(page)).toBe(`/profile/inbox/${late._id}/messages`)
    // The thread keeps the office layout with its search and keyboard shortcuts.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1)
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search people and requests' })).toBeFocused()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
})

inBothLanguages((language) => {
  test('an inbox that fails to load can be retried, and an empty one says so', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('admin')
    await refuseLiveUpdates(page)
    const reading = `**${listRequests.path}?*`
    await page.route(reading, (route) => route.abort())
    await page.goto('/admin/inbox')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('MESSAGES'))
    await expect(page.getByRole('alert')).toContainText(genericError[language])
    await page.unroute(reading)
    await page.route(reading, (route) => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: say('RETRY') }).click()
    await expect(visibleText(page, say('No open requests'))).toBeVisible()
    await button(page, say('Unread')).click()
    await expect(visibleText(page, say('No unread messages'))).toBeVisible()
    await page.getByRole('link', { name: say('Show all messages') }).click()
    await expect(visibleText(page, say('No open requests'))).toBeVisible()
  })
})
