import { button, visibleText } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest, staff, sendMessage } from '../../support/office-api.ts'

inBothLanguages((language) => {
  test('the inbox lists the customer’s requests, newest first, with unread counts', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const first = await sendRequest(customer, { requestItem: 'Legal' })
    const second = await sendRequest(customer, { requestItem: 'Medical' })
    const admin = await staff('admin')
    await sendMessage(admin, first._id, 'One question.')
    await sendMessage(admin, first._id, 'And another.')

    const page = await openBrowser(customer)
    await page.goto('/profile')
    await expect(
      page.getByRole('link', { name: new RegExp(language === 'ja' ? '未読 2件' : '2 unread') }),
    ).toHaveAttribute('href', '/profile/inbox')
    await page.goto('/profile/inbox')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveText([new RegExp(second.orderNumber), new RegExp(first.orderNumber)])
    const pattern =
      language === 'ja' ? /^\d{4}年\d{1,2}月\d{1,2}日$/ : /^[A-Z][a-z]{2} \d\d, \d{4}$/
    await expect(rows.getByRole('time').first()).toHaveText(pattern)
    await expect(rows.nth(0)).not.toContainText(/unread|未読/)
    await expect(rows.nth(0)).toContainText(say('No messages yet'))
    await expect(rows.nth(1)).toContainText('And another.')
    await expect(rows.nth(1)).toContainText(language === 'ja' ? '未読 2件' : '2 unread')

    await rows.nth(1).getByRole('link').click()
    await expect.poll(() => pathOf(page)).toBe(`/profile/inbox/${first._id}/messages`)
    await expect(visibleText(page, 'And another.')).toBeVisible()
    await page.getByRole('link', { name: say('Inbox') }).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).not.toContainText(/unread|未読/)
  })
})

test('an inbox that fails to load can be retried, and an empty one links to the request form', async ({
  newCustomer,
  openBrowser,
}) => {
  const page = await openBrowser(await newCustomer())
  await refuseLiveUpdates(page)
  const reading = '**/api/requests/myrequests*'
  await page.route(reading, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The service is unavailable right now.', code: 'x' },
    }),
  )
  await page.goto('/profile/inbox')
  await expect(page.getByRole('alert')).toContainText('The service is unavailable right now.')
  await page.unroute(reading)
  await button(page, 'RETRY').click()
  await expect(visibleText(page, 'No requests yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'REQUEST FORM', exact: true })).toHaveAttribute(
    'href',
    '/submitrequest',
  )
})
