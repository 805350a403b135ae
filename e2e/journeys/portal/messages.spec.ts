import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { problems } from '@kakehashi/contract/fields/problems'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Locator } from '@playwright/test'
import {
  button,
  field,
  visibleText,
  toast,
  bubble,
  messageTexts,
  threadPathOf,
} from '../../pages/forms.ts'
import { tokenColour } from '../../support/layout.ts'
import { expect, refuseLiveUpdates, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest, readRequest, staff, sendMessage } from '../../support/office-api.ts'

/** The side of a bubble in its column, and its colours. */
function lookOf(bubbled: Locator) {
  return bubbled.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const column = element.closest('ol')?.getBoundingClientRect()
    const { backgroundColor, color } = getComputedStyle(element)
    return {
      isLeft: Math.abs(box.left - (column?.left ?? 0)) < 1,
      isRight: Math.abs(box.right - (column?.right ?? 0)) < 1,
      backgroundColor,
      color,
    }
  })
}

const dark = { backgroundColor: tokenColour('fill-system'), color: tokenColour('on-system') }
const seaWash = tokenColour('sea-wash')
const sheet = tokenColour('sheet')

inBothLanguages((language) => {
  test(
    'a customer sends a message, sees it on the right, and the office receives it',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, say }) => {
      const customer = await newCustomer()
      const request = await sendRequest(customer)
      const page = await openBrowser(customer)
      await page.goto(threadPathOf(request))
      const words = field(page, say('Write to us'))
      await button(page, say('SEND')).click()
      await expect(words).toHaveAccessibleDescription(
        new RegExp(problems['comment-required'][language]),
      )

      await words.fill('Good morning.\n\nIs Friday possible?')
      await button(page, say('SEND')).dblclick()
      await expect(toast(page, say('Message submitted'))).toBeVisible()
      await expect(words).toHaveValue('')
      const written = bubble(page, 'Is Friday possible?')
      await expect(written).toHaveCount(1)
      expect(await lookOf(written)).toMatchObject({ isRight: true, backgroundColor: seaWash })
      const pattern =
        language === 'ja'
          ? /^\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d\d$/
          : /^\d\d [A-Z][a-z]{2} \d{4} at \d{1,2}:\d\d$/
      await expect(written.getByRole('time')).toHaveText(pattern)

      const seen = await readRequest(await staff('admin'), request._id)
      expect(seen.reader === 'office' && seen.inbox).toMatchObject([
        { comment: 'Good morning.\n\nIs Friday possible?', sender: 'customer' },
      ])
    },
  )

  test('messages of the office are dark, others plain, and only staff see which clerk wrote', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    // A customer who registers under the office's name is still shown as a customer.
    const [firstName = '', lastName = ''] = sampleOffice.sender.en.split(' ')
    const customer = await newCustomer({ firstName, lastName })
    const request = await sendRequest(customer)
    const admin = await staff('admin')
    await sendMessage(admin, request._id, 'We follow the passport.')
    await sendMessage(customer, request._id, 'Thank you.')

    const page = await openBrowser(customer)
    await page.goto(threadPathOf(request))
    const fromOffice = bubble(page, 'We follow the passport.')
    await expect(fromOffice).toContainText(sampleOffice.sender[language])
    await expect(fromOffice).not.toContainText(admin.user.lastName)
    expect(await lookOf(fromOffice)).toMatchObject({ isLeft: true, ...dark })
    expect(await lookOf(bubble(page, 'Thank you.'))).toMatchObject({
      isRight: true,
      backgroundColor: seaWash,
    })
    await expect(page.getByRole('link', { name: request.orderNumber })).toHaveAttribute(
      'href',
      `/request/${request._id}`,
    )
    await page.getByRole('link', { name: say('Inbox') }).click()
    await expect.poll(() => pathOf(page)).toBe('/profile/inbox')

    const clerk = await signedInAs('admin')
    await clerk.goto(threadPathOf(request))
    const { firstName: first, lastName: last } = admin.user
    await expect(bubble(clerk, 'We follow the passport.')).toContainText(`${first} ${last}`)
    expect(await lookOf(bubble(clerk, 'We follow the passport.'))).toMatchObject({
      isRight: true,
      ...dark,
    })
    expect(await lookOf(bubble(clerk, 'Thank you.'))).toMatchObject({
      isLeft: true,
      backgroundColor: sheet,
    })
    await expect(field(clerk, say('Write to the customer'))).toBeVisible()
    await clerk.getByRole('link', { name: say('All messages') }).click()
    await expect.poll(() => pathOf(clerk)).toBe('/admin/inbox')
  })
})

test('earlier messages load above without moving the messages on screen', async ({
  newCustomer,
  openBrowser,
}) => {
  test.slow()
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const admin = await staff('admin')
  for (let count = 1; count <= 105; count += 1)
    await sendMessage(admin, request._id, `Message no. ${count};`)
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(request))
  const bubbles = page.getByRole('article')
  await expect(bubbles).toHaveCount(50)
  const more = button(page, 'Show earlier messages')
  for (const [first, all] of [
    [56, 100],
    [6, 105],
  ] as const) {
    await more.scrollIntoViewIfNeeded()
    const reading = bubble(page, `Message no. ${first};`)
    const before = await reading.boundingBox()
    await more.click()
    await expect(bubbles).toHaveCount(all)
    const after = await reading.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2)
  }
  await expect(more).toHaveCount(0)
  expect((await messageTexts(page)).slice(0, 2)).toEqual(['Message no. 1;', 'Message no. 2;'])
})

test('a thread is marked as read only when its end is on screen', async ({
  newCustomer,
  openBrowser,
  signedInAs,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const admin = await staff('admin')
  await sendMessage(admin, request._id, 'A long letter.\n'.repeat(80))
  const unread = async () => {
    const seen = await readRequest(customer, request._id)
    return seen.reader === 'customer' ? seen.unread : undefined
  }
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(request))
  await expect(bubble(page, 'A long letter.')).toContainText('New')
  await expect(field(page, 'Write to us')).not.toBeInViewport()
  expect(await unread()).toBe(1)
  await field(page, 'Write to us').scrollIntoViewIfNeeded()
  await expect.poll(unread).toBe(0)

  const isViewed = async () => {
    const seen = await readRequest(admin, request._id)
    return seen.reader === 'office' && seen.adminViewed
  }
  await sendMessage(customer, request._id, 'Thank you.')
  expect(await isViewed()).toBe(false)
  const clerk = await signedInAs('admin')
  await clerk.goto(threadPathOf(request))
  await field(clerk, 'Write to the customer').scrollIntoViewIfNeeded()
  await expect.poll(isViewed).toBe(true)
})

test('a thread that fails to load can be retried, and another customer’s thread is not found', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const page = await openBrowser(customer)
  await refuseLiveUpdates(page)
  const reading = `**/api/requests/${request._id}`
  await page.route(reading, (route) => route.abort())
  await page.goto(threadPathOf(request))
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  await page.unroute(reading)
  await button(page, 'RETRY').click()
  await expect(field(page, 'Write to us')).toBeVisible()

  // While another thread loads, the previous one is not shown.
  const other = await sendRequest(customer)
  await page.route(`**/api/requests/${other._id}`, () => undefined)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, threadPathOf(other))
  await expect(visibleText(page, 'Loading the messages')).toBeAttached()
  await expect(page.getByText(request.orderNumber)).toHaveCount(0)

  const stranger = await openBrowser(await newCustomer())
  await stranger.goto(threadPathOf(request))
  await expect(stranger.getByRole('alert')).toContainText('Not Found')
})
