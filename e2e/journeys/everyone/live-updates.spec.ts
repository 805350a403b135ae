import { live } from '@kakehashi/contract/live'
import { signOutEverywhere } from '@kakehashi/contract/session'
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

/** Counts the streams that the tabs of a browser ask for. */
function streamsOf(context: BrowserContext) {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(live.path)) asked.push(request.url())
  })
  return asked
}

/** The stream has greeted, and what is on screen has been read since. */
async function untilListening(page: Page, path: string): Promise<void> {
  const greeted = page.waitForResponse((response) => response.url().endsWith(live.path))
  await page.goto(path)
  expect((await greeted).status()).toBe(200)
}

test('what the office writes appears in every tab over one stream, and is said once', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const order = await sendRequest(customer)
  const admin = await staff('admin')
  const thread = await openBrowser(customer, { bypassCSP: true })
  await installScreenReader(thread)
  const asked = streamsOf(thread.context())
  await untilListening(thread, `/profile/inbox/${order._id}/messages`)
  await expect(field(thread, 'Write to us')).toBeVisible()
  const inbox = await thread.context().newPage()
  await inbox.goto('/profile/myrequests')
  const row = inbox.getByRole('main').getByRole('listitem')
  await expect(row).toContainText(order.orderNumber)

  await startListening(thread)
  await sendMessage(admin, order._id, 'Your passport is spelled differently.')
  await expect(thread.getByRole('article')).toContainText('Your passport is spelled differently.')
  const said = await announcements(thread)
  expect(said.filter((phrase) => phrase.includes('Your passport'))).toHaveLength(1)
  expect(said.join('\n')).toContain('polite: New message from Kakehashi Support')
  // It is read where the thread is on screen, and the list learns of that as well.
  await expect(row).not.toContainText('unread')
  expect(asked).toHaveLength(1)

  await thread.close()
  await expect.poll(() => asked).toHaveLength(2)
  await sendMessage(admin, order._id, 'One more thing.')
  await expect(row).toContainText('1 unread')
  expect(asked).toHaveLength(2)
})

for (const status of [403, 502]) {
  test(`a network that answers the stream with ${status} only makes the news late`, async ({
    newCustomer,
    openBrowser,
  }) => {
    const customer = await newCustomer()
    const order = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.clock.install()
    const asked = streamsOf(page.context())
    await page.route(stream, (route) => route.fulfill({ status, body: '' }))
    await page.goto('/profile/inbox')
    const row = page.getByRole('main').getByRole('listitem')
    await expect(row).toContainText(order.orderNumber)
    await expect.poll(() => asked).toHaveLength(1)
    await sendMessage(await staff('admin'), order._id, 'One question.')
    await page.clock.runFor(20_000)
    await expect(row).not.toContainText('unread')
    await page.clock.runFor(20_000)
    await expect(row).toContainText('1 unread')
    expect(asked.length).toBeGreaterThan(1)
  })
}

test('a session that was ended elsewhere leads to the login, and the draft stays', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const order = await sendRequest(customer)
  const thread = `/profile/inbox/${order._id}/messages`
  const page = await openBrowser(customer)
  await untilListening(page, thread)
  await field(page, 'Write to us').fill('Half a sentence')
  const { path, method } = signOutEverywhere
  await callAs(customer, path, method)
  await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent(thread)}`)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence')
})
