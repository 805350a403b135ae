import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { Language } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Page } from '@playwright/test'
import { tokenColour } from '../../support/layout.ts'
import { setWidth } from '../../support/layout.ts'
import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

const stepNames = [
  'Inquiry',
  'Quote',
  'Payment',
  'Translate',
  'Review',
  'Delivery Pickup',
  'Complete',
]

/** 'MMMM DD, YYYY' at the office, or the Japanese format. */
function writtenDay(moment: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: sampleOffice.timeZone, ...options }).format(
      new Date(moment),
    )
  const year = part({ year: 'numeric' })
  if (language === 'ja') {
    return `${year}年${part({ month: 'numeric' })}月${part({ day: 'numeric' })}日`
  }
  return `${part({ month: 'long' })} ${part({ day: 'numeric' }).padStart(2, '0')}, ${year}`
}

const completeMark = (page: Page) =>
  page.locator('[data-step="complete"]').filter({ visible: true }).locator('svg')

const tracker = (page: Page) => page.getByRole('region').getByRole('listitem')

inBothLanguages((language) => {
  test('the request page shows service, number, date and price', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const request = await api.sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto(`/request/${request._id}`)
    const main = page.getByRole('main')
    const seen = (words: string) =>
      visibleText(main, words, { exact: true }).filter({ visible: true })

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ja' ? '法律文書の翻訳' : 'Legal',
    )
    await expect(main.locator('h1 [data-service="legal"]')).toBeVisible()
    // The specification lists the id; only people who need it open it.
    await expect(seen(request._id)).toHaveCount(0)
    await visibleText(main, say('Technical details'), { exact: true }).click()
    for (const words of [
      request.orderNumber,
      request._id,
      writtenDay(request.createdAt, language),
      say('Pending'),
      say('No Document'),
    ]) {
      await expect(seen(words)).toHaveCount(1)
    }
    await expect(main.getByRole('link', { name: say('My Requests') })).toHaveAttribute(
      'href',
      '/profile/myrequests',
    )

    await api.submitQuote(request._id, 1250.5, 20)
    await expect(seen('$1,250.50')).not.toHaveCount(0)
    await expect(seen(say('Pending'))).toHaveCount(0)
  })

  test('the tracker shows seven steps, the current one, and the times of those done', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer)
    await api.advanceTo(id, 'translate')
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    for (const width of [1440, 390]) {
      await setWidth(page, width)
      const steps = tracker(page).filter({ has: page.locator(':scope[data-step]'), visible: true })
      await expect(steps).toHaveCount(7)
      for (const [index, name] of stepNames.entries()) {
        await expect(steps.nth(index)).toContainText(say(name))
        await expect(steps.nth(index)).toHaveAttribute(
          'data-state',
          index < 3 ? 'done' : index === 3 ? 'now' : 'ahead',
        )
        await expect(steps.nth(index).getByRole('time')).toHaveCount(index < 3 ? 1 : 0)
      }
      await expect(page.locator('[aria-current="step"]').filter({ visible: true })).toContainText(
        say('Translate'),
      )
    }
  })

  test('a customer cancels a request, and the page shows when', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    await button(page, say('Cancel this request')).click()
    await button(page, say('Keep it')).click()
    expect(await api.readRequest(customer, id)).not.toHaveProperty('closedAt')

    await button(page, say('Cancel this request')).click()
    await page.getByLabel(say('Why?')).fill('We marry in Guam instead.')
    await button(page, say('CANCEL THE REQUEST')).click()
    await expect(toast(page, say('Request cancelled'))).toBeVisible()
    await expect(visibleText(page, say('This request is cancelled')).first()).toBeVisible()
    await expect(button(page, say('Cancel this request'))).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    const seen = await api.readRequest(await api.staff('admin'), id)
    expect(seen).toMatchObject({ closeReason: 'We marry in Guam instead.' })
    await expect(
      visibleText(page, say('Cancelled on <0>{day}</0>', { day: '' }).trim()),
    ).toBeVisible()

    await api.reopenRequest(id)
    await expect(visibleText(page, say('We are reviewing your request')).first()).toBeVisible()
    await expect(button(page, say('Cancel this request'))).toBeVisible()
    await expect(page.getByText('We marry in Guam instead.')).toHaveCount(0)

    // The customer sees the office's reason.
    await api.cancelRequest(id, 'The seal on page two cannot be read.')
    await expect(visibleText(page, say('Why we cancelled it'))).toBeVisible()
    await expect(visibleText(page, 'The seal on page two cannot be read.')).toBeVisible()
  })

  test('another customer’s request looks the same as one that does not exist', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const request = await api.sendRequest(await newCustomer())
    const page = await openBrowser(await newCustomer())
    const unknown = `${request._id.slice(0, -4)}0000`
    for (const id of [request._id, unknown, '42']) {
      await page.goto(`/request/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('We cannot find this request'),
      )
      await expect(page.getByRole('alert')).toHaveText(refusals['not-found'].text[language])
      await expect(page.getByRole('main')).toContainText('404 Not Found')
      await expect(page.getByRole('main')).not.toContainText(request.orderNumber)
    }
  })
})

test('a change of the request is announced once to screen readers', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const announcement = page.getByRole('region', { name: say('Progress') }).getByRole('status')
  await expect(visibleText(page, say('We are reviewing your request')).first()).toBeVisible()
  await expect(announcement).toBeEmpty()
  await api.advanceTo(id, 'delivery')
  await expect(announcement).toHaveText(say('Ready for you to pick up'))
  await api.sendMessage(await api.staff('admin'), id, 'We are open until five.')
  await expect(visibleText(page, 'We are open until five.').first()).toBeVisible()
  await expect(announcement).toHaveText(say('Ready for you to pick up'))
})

test('a completed request shows the seal, animated only when it has just been completed', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'complete')
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const due = visibleText(page, '$25.00', { exact: true }).filter({ visible: true })
  await expect(due).toHaveCSS('color', tokenColour('amber-text'))
  await expect(visibleText(page, say('Balance due'), { exact: true })).toBeVisible()

  const calm = await openBrowser(customer, { reducedMotion: 'reduce' })
  await calm.goto(`/request/${id}`)
  await expect(visibleText(calm, say('Balance due'), { exact: true })).toBeVisible()
  await expect(completeMark(page)).toHaveCount(0)
  await api.recordPaid(id, 45)
  await expect(completeMark(page)).toHaveCSS('animation-duration', '0.26s')
  await expect(completeMark(calm)).toHaveCSS('animation-duration', '0s')
  await page.reload()
  await expect(completeMark(page)).toHaveCSS('animation-name', 'none')
})

test('a returned translation moves the tracker one step back', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'review')
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const current = page.locator('[aria-current="step"]').filter({ visible: true })
  await expect(current).toContainText(say('Review'))
  await api.returnToTranslator(id, 'A date is missing.')
  await expect(current).toContainText(say('Translate'))
  await expect(page.getByText('A date is missing.')).toHaveCount(0)
})

test('a customer who has paid can no longer cancel', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  await expect(button(page, say('Cancel this request'))).toBeVisible()
  await api.submitQuote(id)
  await api.recordPaid(id, 20)
  await expect(button(page, say('Cancel this request'))).toHaveCount(0)
})

test('a request that fails to load shows the reason and can be retried', async ({
  newCustomer,
  openBrowser,
  say,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  const message = 'The ledger cannot be opened.'
  await refuseLiveUpdates(page)
  await page.route(`**/api/requests/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message, code: 'x', requestId: 'y' } }),
  )
  await page.goto(`/request/${id}`)
  await expect(page.getByRole('alert')).toContainText(message)
  await page.unroute(`**/api/requests/${id}`)
  await button(page, say('RETRY')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
  await expect(field(page, say('Write to us'))).toBeVisible()
})
