import type { Page } from '@playwright/test'
import { button, field, logIn, toast } from '../../pages/forms.ts'
import {
  addFiles,
  openRequestForm,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { expect, inBothLanguages, pathOf, test, waitForScripts } from '../../support/fixtures.ts'
import { layoutShift, setWidth } from '../../support/layout.ts'
import { linkIn, mailSubjects, mailTo } from '../../support/mailbox.ts'
import * as api from '../../support/office-api.ts'
import { sayIn } from '../../support/translations.ts'
import { photographs } from '../../documents/sample-documents.ts'

/** The number in the badge of My Requests, as a screen reader reads it. */
const badge = (page: Page) => page.locator('html').getAttribute('data-requests-waiting')
/** For how many rows the home page has room. */
const room = (page: Page) => page.locator('html').getAttribute('data-waiting')

inBothLanguages((language) => {
  const sayHome = sayIn(language, 'home')

  test('after login the home page begins with what waits for the customer', async ({
    page,
    newCustomer,
    say,
    at,
  }) => {
    const customer = await newCustomer()
    const { _id: id, orderNumber } = await api.sendRequest(customer)
    await api.submitQuote(id)
    await api.sendMessage(await api.staff('admin'), id, 'Page 2 is missing.')

    await page.goto('/login')
    await logIn(page, say, customer)
    await expect.poll(() => pathOf(page)).toBe(at('/'))
    const strip = page.getByRole('region', { name: sayHome('What waits for you') })
    const rows = strip.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText(customer.email)
    await expect(rows.nth(1)).toContainText('$45.00')
    await expect(rows.nth(1)).toContainText(orderNumber)
    await expect(rows.nth(2)).toContainText('Page 2 is missing.')
    await expect.poll(() => room(page)).toBe('3')
    expect(await badge(page), 'all about one request').toBe('1')
    expect(await layoutShift(page)).toBeLessThan(0.1)

    // The message is read, the quote accepted; the numbers follow on the open page.
    await rows.nth(2).getByRole('link').click()
    await expect(page.getByText('Page 2 is missing.')).toBeVisible()
    await expect.poll(() => room(page)).toBe('2')
    expect(await badge(page)).toBe('1')
    await page.goto(at('/'))
    await expect(rows).toHaveCount(2)
    await rows.nth(1).getByRole('link').click()
    await button(page, say('ACCEPT')).click()
    await expect(toast(page, say('Quote accepted'))).toBeVisible()
    await page.goto(at('/'))
    await expect(rows.nth(1)).toContainText(
      sayHome('Pay the deposit: {amount}', { amount: '$20.00' }),
    )
    await expect(strip.getByRole('link').last()).toContainText('1')
    await strip.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1, name: say('My Requests') })).toBeVisible()
  })

  test('a visitor has no strip, and nothing moves', async ({ page, at }) => {
    await setWidth(page, 390)
    await page.goto(at('/'))
    await waitForScripts(page)
    await expect(page.locator('[data-waiting-strip]')).toBeHidden()
    expect(await layoutShift(page)).toBe(0)
  })

  test('staff get the way to their screens', async ({ signedInAs, at }) => {
    for (const [role, label, path] of [
      ['admin', 'Go to the office', '/admin/dashboard'],
      ['translator', 'Go to my desk', '/desk'],
    ] as const) {
      const page = await signedInAs(role)
      await page.goto(at('/'))
      await expect(
        page.getByRole('main').getByRole('link', { name: sayHome(label) }),
      ).toHaveAttribute('href', path)
      await expect(page.locator('[data-waiting-strip]')).toBeHidden()
    }
  })

  test('a customer who sends a request sees it confirmed, until they follow it', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openRequestForm(page, say)
    const notice = page.getByText(say('Please confirm your e-mail address'))
    await expect(notice).toBeVisible()
    await field(page, say('Service')).selectOption('Legal')
    await addFiles(page, say, [photographs.passport])
    await sendButton(page, say).click()
    const id = await waitForRequestPage(page)
    const { orderNumber } = await api.readRequest(customer, id)
    const { firstName, lastName } = customer.user
    const name = language === 'ja' ? `${lastName} ${firstName}` : firstName
    const panel = page.getByRole('region', { name: say('We have your request, {name}.', { name }) })
    await expect(panel).toContainText(orderNumber)
    await expect(panel).toContainText(customer.email)
    await expect(panel.getByText(say('You get the price'), { exact: true })).toBeVisible()
    await expect(panel.getByText(say('Received'), { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(1)

    // Confirmed in another tab, from the mail.
    const mail = await mailTo(customer.email, mailSubjects.confirmAddress[language])
    const otherTab = await page.context().newPage()
    await otherTab.goto(linkIn(mail))
    await expect(otherTab.getByText(say('Your address has been confirmed'))).toBeVisible()
    await page.bringToFront()
    await expect(notice).toHaveCount(0)

    await panel.getByRole('button', { name: say('Follow this request') }).click()
    await expect(panel).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panel).toHaveCount(0)
  })
})
