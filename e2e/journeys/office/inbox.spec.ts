import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { listAwaitingReply } from '@kakehashi/contract/requests/conversations'
import { listRequests } from '@kakehashi/contract/requests/requests'
import { threadPath } from '@kakehashi/contract/screen-paths'
import type { Page } from '@playwright/test'
import { button, visibleText, pressRetry } from '../../pages/forms.ts'
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
const rowOf = (page: Page, id: string) => page.locator(`main [data-row][href="${threadPath(id)}"]`)

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
    // A customer who waits for a reply may be in the band above the others.
    const [first, second] = [rowOf(page, open._id), rowOf(page, late._id)]
    await expect(first.locator('svg[data-service="technical"]')).toBeVisible()
    await expect(first).not.toContainText('Unread')
    await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4}$/)
    await expect(second).toContainText('Unread')
    await expect(second).toContainText('Waiting')
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
    // Nobody waits for a reply, so there is no band above the list.
    await page.route(`**${listAwaitingReply.path}`, (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/inbox')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('MESSAGES'))
    await expect(page.getByRole('alert')).toContainText(genericError[language])
    await page.unroute(reading)
    await page.route(reading, (route) => route.fulfill({ json: [] }))
    await pressRetry(page.getByRole('button', { name: say('RETRY') }))
    await expect(visibleText(page, say('No open requests'))).toBeVisible()
    await button(page, say('Unread')).click()
    await expect(visibleText(page, say('No unread messages'))).toBeVisible()
    await page.getByRole('link', { name: say('Show all messages') }).click()
    await expect(visibleText(page, say('No open requests'))).toBeVisible()
    await button(page, say('Needs reply')).click()
    await expect.poll(() => pathOf(page)).toBe('/admin/inbox?show=needs-reply')
    await expect(visibleText(page, say('Nobody is waiting for a reply'))).toBeVisible()
  })
})

test('a clerk takes a conversation, answers with a template, and comes back to it later', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer({ firstName: 'Mika', lastName: 'Chinen' })
  const request = await sendRequest(customer)
  await sendMessage(customer, request._id, 'Is the photo good enough?')
  const page = await signedInAs('admin')
  await page.goto('/admin/inbox')
  await expect(rowOf(page, request._id)).toContainText('Mika Chinen: Is the photo good enough?')
  await rowOf(page, request._id).click()
  const handler = page.getByLabel('Assigned to')
  await handler.selectOption({ label: 'you' })
  await expect(handler.locator('option:checked')).toHaveText('you')

  // The quote is not made yet, so its amounts stay open and the message is not sent.
  await page.getByLabel('Insert a template').selectOption({ label: 'Quote' })
  const field = page.getByLabel('Write to the customer')
  await expect(field).toHaveValue(new RegExp(`^Dear Mika,[^]*${request.orderNumber}`))
  await expect(visibleText(page, 'Fill in before you send: {price}, {deposit}')).toBeVisible()
  await button(page, 'SEND').click()
  await expect(
    page.getByText('Replace the words in braces before you send the message').first(),
  ).toBeVisible()
  await field.fill('Dear Mika, yes, it is.')
  await button(page, 'SEND').click()
  await expect(visibleText(page, 'Message submitted')).toBeVisible()
  await expect(button(page, 'No reply needed')).toHaveCount(0)

  await button(page, 'Mark unread').click()
  await expect(button(page, 'Mark read')).toBeVisible()
  await page.goto('/admin/inbox?show=mine')
  await expect(rowOf(page, request._id)).toContainText('Unread')
  await expect(rowOf(page, request._id)).toContainText('Assigned to you')
  await rowOf(page, request._id).click()
  await expect(button(page, 'Mark unread')).toBeVisible()
})

test('two of the staff who open the same request see each other', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer()
  const { _id } = await sendRequest(customer)
  const clerk = await signedInAs('admin')
  const owner = await signedInAs('owner')
  await clerk.goto(threadPath(_id))
  await owner.goto(`/admin/quote/${_id}`)
  for (const page of [clerk, owner]) {
    await expect(page.getByText(/ has this request open too\.$/)).toBeVisible()
  }
  await owner.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(clerk.getByText(/ has this request open too\.$/)).toHaveCount(0)
})
