import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { myRequests } from '@kakehashi/contract/requests/requests'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { cancelledName, stageNames } from '@kakehashi/domain/request/stage'
import type { Page } from '@playwright/test'
import { button, visibleText } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { advanceTo, cancelRequest, sendRequest, submitQuote } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'

const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem')
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')

// A page of two instead of a hundred is enough to test paging.
function inTwos(url: string): string {
  const address = new URL(url)
  address.searchParams.set('limit', '2')
  return address.href
}

inBothLanguages((language) => {
  test('My Requests counts and lists the requests, newest first, with their status', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    test.slow()
    const customer = await newCustomer()
    const requests = []
    for (const requestItem of ['Legal', 'Medical', 'Technical', 'Interpretation', 'Legal']) {
      requests.push(await sendRequest(customer, { requestItem }))
    }
    const [complete, owing, cancelled, quoted, asked] = requests.map(({ _id }) => _id)
    await advanceTo(complete ?? '', 'complete', 45)
    await advanceTo(owing ?? '', 'complete', 20)
    await cancelRequest(cancelled ?? '', 'Not needed', customer)
    await submitQuote(quoted ?? '', 1250)

    const page = await openBrowser(customer)
    await page.goto('/profile/myrequests')
    const rows = rowsOf(page)
    await expect(rows).toHaveText(
      requests.toReversed().map(({ orderNumber }) => new RegExp(orderNumber)),
    )
    await expect(figure(page, say('Current'))).toHaveText('3')
    await expect(figure(page, say('Total'))).toHaveText('5')
    for (const [position, ...words] of [
      [0, say('Pending'), stageNames.quote[language]],
      [1, '$1,250.00', stageNames.payment[language], say('Your turn')],
      [2, cancelledName[language]],
      [3, '$45.00', say('Balance due: {remaining}', { remaining: '$25.00' })],
      [4, '$45.00', stageNames.complete[language]],
    ] as const) {
      for (const each of words) await expect(rows.nth(position)).toContainText(each)
    }
    await expect(rows.nth(2)).not.toContainText(say('Pending'))
    const pattern =
      language === 'ja' ? /^\d{4}年\d{1,2}月\d{1,2}日$/ : /^[A-Z][a-z]{2} \d\d, \d{4}$/
    await expect(rows.nth(0).getByRole('time')).toHaveText(pattern)
    await rows.nth(0).getByRole('link').click()
    await expect.poll(() => pathOf(page)).toBe(`/request/${asked}`)
  })

  test('a customer without requests sees a link to the request form', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    await page.goto('/profile/myrequests')
    await expect(visibleText(page, say('No requests yet'))).toBeVisible()
    await expect(figure(page, say('Current'))).toHaveText('0')
    await expect(figure(page, say('Total'))).toHaveText('0')
    await expect(
      page.getByRole('main').getByRole('link', { name: say('REQUEST FORM') }),
    ).toHaveAttribute('href', '/submitrequest')
  })
})

test('a long list loads page by page, and a page that fails can be retried', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const requests = []
  for (let count = 0; count < 5; count += 1) requests.push(await sendRequest(customer))
  const page = await openBrowser(customer)
  await refuseLiveUpdates(page)
  const reading = `**${myRequests.path}*`
  await page.route(reading, (route) => route.continue({ url: inTwos(route.request().url()) }))
  await page.route(`**${ownProfile.path}`, (route) => route.abort(), { times: 1 })
  await page.goto('/profile/myrequests')
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(2)
  // The counts failed to load, so they must not show as zero.
  await page.getByRole('alert').getByRole('button', { name: 'RETRY' }).click()
  await expect(figure(page, 'Total')).toHaveText('5')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'SHOW MORE').click()
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(2)).toBeFocused()
  await page.route(reading, (route) => route.abort(), { times: 1 })
  await button(page, 'SHOW MORE').click()
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  await expect(rows).toHaveCount(4)
  await button(page, 'RETRY').click()
  await expect(rows).toHaveText(
    requests.toReversed().map(({ orderNumber }) => new RegExp(orderNumber)),
  )
  await expect(button(page, 'SHOW MORE')).toHaveCount(0)
  // The button is gone, so the focus is on the first new row.
  await expect(rows.nth(4)).toBeFocused()
})

test('a list of a thousand requests scrolls without delay', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  await sendRequest(customer)
  const [item] = JSON.parse((await callAs(customer, myRequests.path)).body) as [object]
  const page = await openBrowser(customer)
  await page.route(`**${myRequests.path}*`, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const many = Array.from({ length: 100 }, (_, place) => {
      const count = 1000 - at - place
      const id = `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
      return { ...item, _id: id, orderNumber: `K-2026-${String(count).padStart(5, '0')}` }
    })
    const link = `<${myRequests.path}?cursor=${at + 100}>; rel="next"`
    await route.fulfill({ json: many, headers: at < 900 ? { link } : {} })
  })
  await page.goto('/profile/myrequests')
  const rows = rowsOf(page)
  for (let count = 200; count <= 1000; count += 100) {
    await button(page, 'SHOW MORE').click()
    await expect(rows).toHaveCount(count)
  }
  await expect(rows.nth(900)).toBeFocused()
  await expect(rows.last()).toContainText('K-2026-00001')
  // The best of three, because other tests share the processor.
  const waits = [await longestWait(page), await longestWait(page), await longestWait(page)]
  expect(Math.min(...waits)).toBeLessThan(500)
})

/** The longest task in milliseconds while the page is scrolled from top to bottom. */
function longestWait(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen: number[] = []
    const watch = new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration))
    })
    watch.observe({ type: 'longtask' })
    for (let turn = 0; turn < 20; turn += 1) {
      scrollTo({ top: (document.body.scrollHeight / 20) * turn, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    }
    watch.disconnect()
    return Math.max(0, ...seen)
  })
}
