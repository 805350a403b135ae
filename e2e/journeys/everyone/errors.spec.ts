import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { officeScreens, ownerScreens } from '../../support/routes.ts'

inBothLanguages((language) => {
  test('an unknown address shows an error page with status 404', async ({
    page,
    say,
    pageErrors,
    at,
  }) => {
    pageErrors.allow(/status of 404/)
    for (const path of ['/no/such/page', '/services/no-such', '/ja/no-such', '/loginx', '/admin']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        path.startsWith('/ja')
          ? '予期しないエラーが発生しました'
          : say('Unexpected Application Error!'),
      )
      await expect(visibleText(page, '404 Not Found')).toBeVisible()
    }
    await page.goto('/no/such/page')
    const ways = page.getByRole('main').getByRole('link')
    await expect(ways.first()).toHaveAttribute('href', at('/'))
    await ways.first().click()
    await expect.poll(() => pathOf(page)).toBe(at('/'))
  })

  test('an unknown address shows an error page with links also without scripts', async ({
    openBrowser,
    say,
    at,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/)
    const page = await openBrowser(undefined, {
      javaScriptEnabled: false,
      locale: language === 'ja' ? 'ja-JP' : 'en-US',
    })
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Unexpected Application Error!'),
    )
    const main = page.getByRole('main')
    await expect(visibleText(main, '404 Not Found')).toBeVisible()
    for (const [name, path] of [
      ['Home page', at('/')],
      ['Request form', '/start'],
      ['Services', at('/services')],
      ['Contact us', at('/contact')],
    ] as const) {
      await expect(main.getByRole('link', { name: say(name) })).toHaveAttribute('href', path)
    }

    const other = page.getByRole('banner').getByRole('link', {
      name: language === 'ja' ? 'English' : '日本語',
    })
    await other.click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ja' ? 'en' : 'ja')
    await expect(visibleText(page, '404 Not Found')).toBeVisible()
  })

  test('an unknown stage shows an error inside the office layout', async ({
    signedInAs,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/)
    const page = await signedInAs('admin')
    const response = await page.goto('/admin/somewhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Error: unknown status'))
    const menu = page.getByRole('navigation', { name: say('Office menu') })
    await expect(menu.getByRole('link', { name: say('Messages') })).toBeVisible()
  })

  test('every office screen loads with its heading', async ({ signedInAs, say }) => {
    const screens = {
      admin: officeScreens,
      owner: ownerScreens,
    } as const
    for (const [role, all] of Object.entries(screens)) {
      const page = await signedInAs(role as keyof typeof screens)
      for (const [path, name] of all) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(name))
        expect(pathOf(page)).toBe(path)
      }
    }
  })
})

test('two old spellings of addresses redirect to the right stage', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  for (const [odd, meant] of [
    ['/admin/translates/42', '/admin/translate/42'],
    ['/admin/request/42/quote', '/admin/quote/42'],
  ] as const) {
    const response = await page.goto(odd)
    expect(response?.status()).toBe(200)
    await expect.poll(() => pathOf(page)).toBe(meant)
  }
})

test('the API answers 404 and 405 as JSON', async ({ request }) => {
  const unknown = await request.get('/api/nothing')
  expect(unknown.status()).toBe(404)
  expect(await unknown.json()).toMatchObject({ message: 'Not Found' })
  const wrongMethod = await request.post('/api/health')
  expect(wrongMethod.status()).toBe(405)
  expect(await wrongMethod.json()).toMatchObject({ message: 'Method Not Allowed' })
})
