import { refusals } from '@kakehashi/contract/refusals/refusals'
import { getRequest } from '@kakehashi/contract/requests/requests'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { officeScreens, ownerScreens } from '../../support/routes.ts'

inBothLanguages((language) => {
  test(
    'an unknown address shows an error page with status 404',
    { tag: '@core' },
    async ({ page, say, pageErrors, at }) => {
      pageErrors.allow(/status of 404/)
      for (const path of ['/no/such/page', '/services/no-such', '/ja/no-such', '/loginx']) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(404)
        const inJapanese = path.startsWith('/ja')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          inJapanese ? 'ページが見つかりません' : say('We cannot find this page'),
        )
        // The words of the specification are a small line below.
        const technical = inJapanese
          ? '予期しないエラーが発生しました'
          : say('Unexpected Application Error!')
        await expect(visibleText(page, `${technical} 404 Not Found`)).toBeVisible()
      }
      await page.goto('/no/such/page')
      const ways = page.getByRole('main').getByRole('link')
      await expect(ways.first()).toHaveAttribute('href', at('/'))
      await ways.first().click()
      await expect.poll(() => pathOf(page)).toBe(at('/'))
    },
  )

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
      say('We cannot find this page'),
    )
    const main = page.getByRole('main')
    await expect(
      visibleText(main, `${say('Unexpected Application Error!')} 404 Not Found`),
    ).toBeVisible()
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
    const menu = page.getByRole('navigation', { name: say('Office menu') })
    for (const path of ['/admin/somewhere', '/admin/somewhere/42']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Error: unknown status'))
      await expect(menu.getByRole('link', { name: say('Messages') })).toBeVisible()
    }
  })

  test('an unknown address keeps the layout of the reader, with links to its pages', async ({
    signedInAs,
    openBrowser,
    newCustomer,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/)
    for (const [role, path, first] of [
      ['admin', '/admin/quote/42/more', 'Dashboard'],
      ['owner', '/owner/nothing', 'Dashboard'],
      ['translator', '/desk/42/more', 'My desk'],
    ] as const) {
      const page = await signedInAs(role)
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('We cannot find this page'),
      )
      await expect(page.getByRole('navigation', { name: say('Office menu') })).toBeVisible()
      const ways = page.getByRole('main').getByRole('link')
      await expect(ways.first()).toHaveText(say(first))
    }
    const customer = await openBrowser(await newCustomer())
    await customer.goto('/profile/nothing')
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      say('We cannot find this page'),
    )
    const ways = customer.getByRole('main').getByRole('link')
    await expect(ways.first()).toHaveAttribute('href', '/profile/myrequests')
  })

  test('/admin opens the dashboard', async ({ signedInAs, say }) => {
    const page = await signedInAs('admin')
    expect((await page.goto('/admin'))?.status()).toBe(200)
    await expect.poll(() => pathOf(page)).toBe('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Dashboard'))
  })

  test('a request that the server refuses shows its message in the reader’s layout', async ({
    signedInAs,
    openBrowser,
    newCustomer,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[04]/)
    const id = '01a00000-0000-7000-8000-000000000000'
    const refused = `**${getRequest.path.replace(':id', id)}`
    const reading = {
      customer: [await openBrowser(await newCustomer()), `/request/${id}`],
      clerk: [await signedInAs('admin'), `/request/${id}`],
      stage: [await signedInAs('admin'), `/admin/payment/${id}`],
      translator: [await signedInAs('translator'), `/desk/${id}`],
    } as const
    for (const [reader, [page, path]] of Object.entries(reading)) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('We cannot find this request'),
      )
      // The server writes in the language of the account; the accounts of staff are shared.
      const { en, ja } = refusals['not-found'].text
      await expect(main.getByRole('alert')).toHaveText(
        reader === 'customer' ? { en, ja }[language] : new RegExp(`^(${en}|${ja})$`),
      )
      await expect(main).toContainText(`${say('Unexpected Application Error!')} 404 Not Found`)
      await expect(page.getByRole('navigation', { name: say('Office menu') })).toHaveCount(
        reader === 'customer' ? 0 : 1,
      )

      // A 400 is not a 404, and its message is not lost.
      const message = language === 'ja' ? '番号が違います。' : 'The number is wrong.'
      await page.route(refused, (route) => route.fulfill({ status: 400, json: { message } }))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('We cannot show this request'),
      )
      await expect(main.getByRole('alert')).toHaveText(message)
      await expect(main).toContainText('400 Bad Request')
      await expect(main).not.toContainText('404')
      await page.unroute(refused)
    }
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
