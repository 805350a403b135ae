import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { waitingScreenPath } from '@kakehashi/contract/screen-paths'
import { expect, inBothLanguages, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import { button, visibleText } from '../../pages/forms.ts'

test.describe('with the worker for the offline page', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [where, path, link] of [
    ['a public page', '/about', '/contact'],
    ['the application', '/login', '/services'],
  ] as const) {
    test(`a link opened offline from ${where} shows our own page, and Try again works`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
      await page.goto(path)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.context().setOffline(true)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      await expect(page.getByText('インターネットに接続されていません')).toBeVisible()
      const [again] = await page.getByRole('link').all()
      await page.context().setOffline(false)
      await again?.click()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(link)
      expect(await page.evaluate(() => caches.keys()), 'nothing is stored').toEqual([])
    })
  }

  test('a screen on the wall that is opened offline tries again by itself', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
    await page.goto(waitingScreenPath)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.context().setOffline(true)
    await page.goto(waitingScreenPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await page.context().setOffline(false)
    await expect(page.getByText('音を出す')).toBeVisible({ timeout: 20_000 })
  })
})

inBothLanguages((language) => {
  test('My Requests shows one error when it is offline, and RETRY reads everything', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    await refuseLiveUpdates(page)
    const calls = /[/]api[/](users[/]profile|requests[/]myrequests)/
    await page.route(calls, (route) => route.abort())
    await page.goto('/profile/myrequests')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText(genericError[language])
    await page.unrouteAll()
    await refuseLiveUpdates(page)
    await button(page, say('RETRY')).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(visibleText(page, say('No requests yet'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['0', '0'])
  })
})
