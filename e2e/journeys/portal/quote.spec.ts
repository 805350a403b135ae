import { refusals } from '@kakehashi/contract/refusals/refusals'
import { button, visibleText, toast } from '../../pages/forms.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import { expect, refuseLiveUpdates, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

inBothLanguages((language) => {
  test(
    'a quote arrives by mail and on the open page, and the customer accepts it',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, say }) => {
      const customer = await newCustomer()
      const request = await api.sendRequest(customer)
      const page = await openBrowser(customer)
      await page.goto(`/request/${request._id}`)
      await expect(visibleText(page, say('We are reviewing your request')).first()).toBeVisible()

      await api.submitQuote(request._id)
      const ready = say('Your quote is ready: {total}', { total: '$45.00' })
      await expect(visibleText(page, ready).first()).toBeVisible()
      const quoteReady = requestSubject('quote-ready', request.orderNumber, language)
      const mail = await mailTo(customer.email, quoteReady)
      expect(mail.text).toContain(request.orderNumber)

      await button(page, say('ACCEPT')).click()
      await expect(toast(page, say('Quote accepted'))).toBeVisible()
      const due = say('Pay {deposit} at our counter and we will start', { deposit: '$20.00' })
      await expect(page.getByRole('heading', { name: due })).toBeVisible()
      await expect(visibleText(page, say('Accepted'), { exact: true })).toBeVisible()
      await expect(button(page, say('ACCEPT'))).toHaveCount(0)
      await expect(page.getByRole('heading', { name: say('Quote'), exact: true })).toBeFocused()
      const accepted = await api.readRequest(customer, request._id)
      expect(accepted).toMatchObject({ quote: { answer: 'accepted' } })
      // With the deposit paid, the ready-by day no longer depends on the payment.
      await expect(visibleText(page, say('if you pay the deposit today'))).toBeVisible()
      await api.recordPaid(request._id, 20)
      await expect(visibleText(page, say('if you pay the deposit today'))).toBeHidden()
      expect((await api.readRequest(customer, request._id)).promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    },
  )

  test('a customer declines a quote with a reason and can still accept it', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer)
    await api.submitQuote(id)
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    await button(page, say('DECLINE')).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(say('Why?')).fill('Too dear for two pages.')
    await dialog.getByRole('button', { name: say('DECLINE') }).click()
    await expect(toast(page, say('Quote declined'))).toBeVisible()
    await expect(visibleText(page, say('The quote was declined')).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Quote'), exact: true })).toBeFocused()
    const seen = await api.readRequest(await api.staff('admin'), id)
    expect(JSON.stringify('notes' in seen && seen.notes)).toContain('Too dear for two pages.')

    await button(page, say('ACCEPT')).click()
    await expect(toast(page, say('Quote accepted'))).toBeVisible()
  })

  test('an expired quote cannot be accepted and says what to do', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer)
    await api.submitQuote(id)
    const page = await openBrowser(customer)
    await page.clock.setFixedTime(new Date(Date.now() + 31 * 86_400_000))
    await page.goto(`/request/${id}`)
    await expect(visibleText(page, say('Your quote has expired')).first()).toBeVisible()
    await expect(visibleText(page, refusals['quote-expired'].text[language])).toBeVisible()
    await expect(button(page, say('ACCEPT'))).toHaveCount(0)
    await expect(button(page, say('DECLINE'))).toHaveCount(0)
  })
})

test('accepting a quote that was replaced meanwhile is refused', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.submitQuote(id, 45)
  const page = await openBrowser(customer)
  await refuseLiveUpdates(page)
  await page.goto(`/request/${id}`)
  await expect(button(page, say('ACCEPT'))).toBeVisible()
  await api.submitQuote(id, 60)
  await button(page, say('ACCEPT')).click()
  await expect(toast(page, 'has changed since you opened it')).toBeVisible()
  await expect(visibleText(page, '$60.00', { exact: true }).first()).toBeVisible()
  await expect(visibleText(page, say('This is a new quote'))).toBeVisible()
  const seen = await api.readRequest(customer, id)
  expect('quote' in seen && seen.quote).not.toHaveProperty('answer')

  await button(page, say('ACCEPT')).click()
  await expect(toast(page, say('Quote accepted'))).toBeVisible()
  expect(await api.readRequest(customer, id)).toMatchObject({
    totalPrice: 60,
    quote: { answer: 'accepted' },
  })
})

test('a quote replaced while on screen shows the old and the new price', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.submitQuote(id, 45)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  await expect(button(page, say('ACCEPT'))).toBeVisible()
  // The buttons are disabled for a moment, so that a tap meant for the old price does nothing.
  const isHeld = page.evaluate(
    () =>
      new Promise((held) => {
        new MutationObserver(() => {
          if (document.querySelector('main button[aria-disabled="true"]')) held(true)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await api.submitQuote(id, 60)
  const words = say(
    'It replaces the quote you were reading. The price was {before} and is now {now}.',
    {
      before: '$45.00',
      now: '$60.00',
    },
  )
  await expect(visibleText(page, words)).toBeVisible()
  expect(await isHeld).toBe(true)
  await expect(button(page, say('ACCEPT'))).not.toHaveAttribute('aria-disabled')

  // A payment accepts the quote; a higher quote has to be answered again.
  await api.recordPaid(id, 30)
  await expect(visibleText(page, say('Accepted'), { exact: true })).toBeVisible()
  await expect(button(page, say('ACCEPT'))).toHaveCount(0)
  await api.submitQuote(id, 200)
  await expect(visibleText(page, say('This is a new quote'))).toBeVisible()
  await expect(button(page, say('DECLINE'))).toBeVisible()
  await expect(button(page, say('ACCEPT'))).toBeVisible()
})

test('declining is refused if a new quote arrives while the dialog is open', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.submitQuote(id, 45)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  await button(page, say('DECLINE')).click()
  await api.submitQuote(id, 40)
  await expect(visibleText(page, say('This is a new quote'))).toBeVisible()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('DECLINE') }).click()
  await expect(toast(page, 'has changed since you opened it')).toBeVisible()
  await expect(button(page, say('ACCEPT'))).toBeVisible()
  const seen = await api.readRequest(customer, id)
  expect('quote' in seen && seen.quote).not.toHaveProperty('answer')
})

test('the ready-by day depends on the time in Okinawa, before and after acceptance', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer, { requestItem: 'Marriage Affidavit' })
  await api.submitQuote(id)
  const page = await openBrowser(customer)
  // Monday 9:00 in Okinawa, then 11:00.
  await page.clock.setFixedTime('2026-11-16T00:00:00Z')
  await page.goto(`/request/${id}`)
  await expect(visibleText(page, 'Ready by Monday, Nov 16, 2026')).toBeVisible()
  await expect(
    visibleText(
      page,
      say('if you accept and pay the deposit before {sameDayUntil} today', {
        sameDayUntil: '10:30',
      }),
    ),
  ).toBeVisible()
  await page.clock.setFixedTime('2026-11-16T02:00:00Z')
  await page.reload()
  await expect(visibleText(page, 'Ready by Tuesday, Nov 17, 2026')).toBeVisible()
  await expect(visibleText(page, say('if you accept and pay the deposit today'))).toBeVisible()

  await api.answerQuote(id, 'accepted', customer)
  await api.promiseDay(id, '2091-12-01')
  await expect(visibleText(page, 'Ready by Saturday, Dec 01, 2091')).toBeVisible()
})

test('a customer accepts a quote by keyboard', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.submitQuote(id)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  await expect(button(page, say('ACCEPT'))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reached: string[] = []
  for (let count = 0; count < 8 && reached.at(-1) !== say('DECLINE'); count += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  const unconfirmed = [say('Send the link again'), say('Change the address')]
  expect(reached).toEqual([say('My Requests'), ...unconfirmed, say('ACCEPT'), say('DECLINE')])

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, say('DECLINE'))).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, say('Quote accepted'))).toBeVisible()
})
