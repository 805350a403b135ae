import { live } from '@kakehashi/contract/live'
import { signOutEverywhere } from '@kakehashi/contract/accounts/sessions'
import type { BrowserContext, Page } from '@playwright/test'
import { field } from '../../pages/forms.ts'
import { expect, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest, staff, sendMessage } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'
import {
  announcements,
  installScreenReader,
  startListening,
} from '../../accessibility/screen-reader.ts'

const stream = `**${live.path}`

/** Collects the streams that the tabs of a browser open. */
function countStreams(context: BrowserContext) {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(live.path)) asked.push(request.url())
  })
  return asked
}

/** Opens a page and waits until its stream is connected. */
async function openWithStream(page: Page, path: string): Promise<void> {
  const greeted = page.waitForResponse((response) => response.url().endsWith(live.path))
  await page.goto(path)
  expect((await greeted).status()).toBe(200)
}

test(
  'a message from the office appears in every tab over one stream and is announced once',
  { tag: '@core' },
  async ({ newCustomer, openBrowser }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const admin = await staff('admin')
    const thread = await openBrowser(customer, { bypassCSP: true })
    await installScreenReader(thread)
    const asked = countStreams(thread.context())
    await openWithStream(thread, `/profile/inbox/${request._id}/messages`)
    await expect(field(thread, 'Write to us')).toBeVisible()
    const inbox = await thread.context().newPage()
    await inbox.goto('/profile/myrequests')
    const row = inbox.getByRole('main').getByRole('listitem')
    await expect(row).toContainText(request.orderNumber)

    await startListening(thread)
    const read = thread.waitForResponse(`**/api/requests/${request._id}/read`)
    await sendMessage(admin, request._id, 'Your passport is spelled differently.')
    await expect(thread.getByRole('article')).toContainText('Your passport is spelled differently.')
    const said = await announcements(thread)
    expect(said.filter((phrase) => phrase.includes('Your passport'))).toHaveLength(1)
    expect(said.join('\n')).toContain('polite: New message from Kakehashi Support')
    // The open thread marks it as read, and the list in the other tab shows that.
    await read
    await expect(row).not.toContainText('unread')
    expect(asked).toHaveLength(1)

    await thread.close()
    await expect.poll(() => asked).toHaveLength(2)
    await sendMessage(admin, request._id, 'One more thing.')
    await expect(row).toContainText('1 unread')
    expect(asked).toHaveLength(2)
  },
)

for (const status of [403, 502]) {
  test(`when the stream is answered with ${status}, updates still arrive, only later`, async ({
    newCustomer,
    openBrowser,
  }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.clock.install()
    const asked = countStreams(page.context())
    await page.route(stream, (route) => route.fulfill({ status, body: '' }))
    await page.goto('/profile/inbox')
    const row = page.getByRole('main').getByRole('listitem')
    await expect(row).toContainText(request.orderNumber)
    await expect.poll(() => asked).toHaveLength(1)
    await sendMessage(await staff('admin'), request._id, 'One question.')
    await page.clock.runFor(20_000)
    await expect(row).not.toContainText('unread')
    await page.clock.runFor(20_000)
    await expect(row).toContainText('1 unread')
    expect(asked.length).toBeGreaterThan(1)
  })
}

test('a session ended elsewhere redirects to the login and keeps the draft', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const thread = `/profile/inbox/${request._id}/messages`
  const page = await openBrowser(customer)
  await openWithStream(page, thread)
  await field(page, 'Write to us').fill('Half a sentence')
  const { path, method } = signOutEverywhere
  await callAs(customer, path, method)
  await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent(thread)}`)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence')
})
