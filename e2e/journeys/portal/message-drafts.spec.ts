import { signOutEverywhere } from '@kakehashi/contract/accounts/sessions'
import {
  button,
  field,
  visibleText,
  logIn,
  toast,
  bubble,
  messageTexts,
  threadPathOf,
} from '../../pages/forms.ts'
import { notSentYet } from '../../pages/request-form.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'

const sending = '**/api/requests/*/messages'

inBothLanguages(() => {
  test('a message draft survives the end of the session', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto(threadPathOf(request))
    await field(page, say('Write to us')).fill('Half a sentence')
    expect((await callAs(customer, signOutEverywhere.path, signOutEverywhere.method)).status).toBe(
      200,
    )
    await expect
      .poll(() => pathOf(page))
      .toBe(`/login?redirect=${encodeURIComponent(threadPathOf(request))}`)
    await logIn(page, say, customer)
    await expect(field(page, say('Write to us'))).toHaveValue('Half a sentence')

    await button(page, say('SEND')).click()
    await expect(bubble(page, 'Half a sentence')).toHaveCount(1)
    await page.reload()
    await expect(bubble(page, 'Half a sentence')).toHaveCount(1)
    await expect(field(page, say('Write to us'))).toHaveValue('')
  })
})

inBothLanguages(() => {
  test('a message pressed as the session ended is sent once after the login, and is no longer called unsent', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto(threadPathOf(request))
    await field(page, say('Write to us')).fill('Is Friday possible?')
    await page.context().clearCookies()
    await button(page, say('SEND')).click()
    await expect
      .poll(() => pathOf(page))
      .toBe(`/login?redirect=${encodeURIComponent(threadPathOf(request))}`)
    await logIn(page, say, customer)

    await expect(bubble(page, 'Is Friday possible?')).toHaveCount(1)
    await expect(field(page, say('Write to us'))).toHaveValue('')
    await expect(notSentYet(page, say)).toHaveCount(0)
    await page.reload()
    await expect.poll(() => messageTexts(page)).toEqual(['Is Friday possible?'])
    for (const path of [`/request/${request._id}`, '/profile/inbox']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(notSentYet(page, say)).toHaveCount(0)
    }
  })

  test('a logout in another tab is named in the tab with the typed message, which is deleted', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto(threadPathOf(request))
    await field(page, say('Write to us')).fill('For my eyes')
    const other = await page.context().newPage()
    await other.goto('/profile')
    await button(other, say('Logout')).click()
    await button(other, say('Log out and delete')).click()
    await expect.poll(() => pathOf(other)).toBe('/login')

    const reason =
      'You logged out in another tab. What you had typed here and not sent was removed from this device.'
    await expect(visibleText(page, say(reason))).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For my eyes')
  })
})

test('a failed message keeps its text, and one whose reply was lost is not sent twice', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(request))
  const words = field(page, 'Write to us')
  await words.fill('Is Friday possible?')
  await page.route(sending, (route) => route.abort(), { times: 1 })
  await button(page, 'SEND').click()
  await button(page, 'Do not send yet').click()
  await expect(words).toHaveValue('Is Friday possible?')

  await page.route(
    sending,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, 'SEND').click()
  await expect(visibleText(page.getByRole('main'), 'Not sent yet')).toBeVisible()
  // The office has the message; after a reload it is sent again with the same key.
  await page.reload()
  await expect(toast(page, 'Message submitted')).toBeVisible()
  await expect(words).toHaveValue('')
  expect(await messageTexts(page)).toEqual(['Is Friday possible?'])
})

test('a message draft survives a reload and is deleted at logout', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(request))
  await field(page, 'Write to us').fill('For my eyes')
  await page.reload()
  await expect(field(page, 'Write to us')).toHaveValue('For my eyes')
  await button(page, 'Logout').click()
  await button(page, 'Stay').click()
  await expect(field(page, 'Write to us')).toHaveValue('For my eyes')
  await button(page, 'Logout').click()
  await button(page, 'Log out and delete').click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For my eyes')
})

test('text written while a message is being sent stays and becomes the next message', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(await sendRequest(customer)))
  const words = field(page, 'Write to us')
  const arrival = Promise.withResolvers<void>()
  await page.route(
    sending,
    async (route) => {
      await arrival.promise
      await route.continue()
    },
    { times: 1 },
  )
  await words.fill('Is Friday possible?')
  await button(page, 'SEND').click()
  await words.fill('Or Monday?')
  arrival.resolve()
  await expect(toast(page, 'Message submitted')).toBeVisible()
  await expect(words).toHaveValue('Or Monday?')
  await page.reload()
  await expect(words).toHaveValue('Or Monday?')
  await button(page, 'SEND').click()
  await expect(words).toHaveValue('')
  await expect.poll(() => messageTexts(page)).toEqual(['Is Friday possible?', 'Or Monday?'])
})
