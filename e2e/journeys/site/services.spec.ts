import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { listServices } from '@kakehashi/contract/services/services'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { sayIn } from '../../support/translations.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The five services with a page of their own in the code. */
const fixed = [
  { name: 'Legal', page: 'legal', title: 'Legal translation', service: 'legal' },
  { name: 'Medical', page: 'medical', title: 'Medical translation', service: 'medical' },
  { name: 'Technical', page: 'technical', title: 'Technical translation', service: 'technical' },
  {
    name: 'Interpretation',
    page: 'interpretation',
    title: 'On-site interpretation',
    service: 'interpretation',
  },
  {
    name: 'International business',
    page: 'business',
    title: 'International business',
    service: 'international-business',
  },
] as const

const help = 'Bilingual administrative help'
const statements: Readonly<Record<string, string>> = {
  legal:
    '<0>Affidavits</0>, <1>birth certificates</1> and <2>family registers</2> are ready the same day if you ask before {sameDayUntil}. Court documents and contracts take several days. We tell you how many with the price.',
  interpretation: help,
  business: help,
}

const fixedBlocks = (page: Page) => page.locator('[data-fixed-services] > li')
const cards = (page: Page) => page.locator('[data-cards] > li')

/** Holds the list of services back until it is released. */
async function holdServices(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(`**${listServices.path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

/** Measures the layout shift from the start of the page. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
}

inBothLanguages((language) => {
  const say = sayIn(language, 'services')

  test('a desk shows five services with LEARN MORE, and the others under Also', async ({
    page,
    at,
  }) => {
    await page.setViewportSize(desk)
    const shift = await watchLayoutShift(page)
    await page.goto(at('/services'))
    await expect(fixedBlocks(page)).toHaveCount(fixed.length)
    for (const [index, { name, page: path }] of fixed.entries()) {
      const block = fixedBlocks(page).nth(index)
      await expect(block.getByRole('heading')).toHaveText(say(name))
      await expect(block.getByRole('link')).toContainText(say('LEARN MORE'))
      await expect(block.getByRole('link')).toHaveAttribute('href', at(`/services/${path}`))
    }
    await expect(visibleText(page, say(help), { exact: true })).toBeVisible()

    const others = page.getByRole('region', { name: say('Other services') }).getByRole('link')
    await expect(others.first()).toBeVisible()
    const addresses = await others.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toContain(at('/services/drivers-license'))
    for (const { page: path } of fixed) expect(addresses).not.toContain(at(`/services/${path}`))
    expect(await shift()).toBe(0)
  })

  test('a phone shows a spinner, then the fetched services in place of the five', async ({
    page,
    at,
  }) => {
    await page.setViewportSize(phone)
    const shift = await watchLayoutShift(page)
    const release = await holdServices(page)
    await page.goto(at('/services'))
    await expect(visibleText(page, say('Loading services'))).toBeVisible()
    await expect(fixedBlocks(page).first()).toBeVisible()

    release()
    await expect(cards(page).first()).toBeVisible()
    await expect(visibleText(page, say('Loading services'))).toBeHidden()
    await expect(fixedBlocks(page).first()).toBeHidden()
    const business = language === 'ja' ? '国際ビジネス支援' : 'International Business'
    const license = language === 'ja' ? '運転免許証' : "Driver's License"
    await expect(cards(page).getByRole('link', { name: business })).toHaveAttribute(
      'href',
      at('/services/business'),
    )
    await expect(cards(page).getByRole('link', { name: license })).toHaveAttribute(
      'href',
      at('/services/drivers-license'),
    )
    expect(await shift()).toBe(0)
  })

  for (const [device, viewport] of [
    ['desk', desk],
    ['phone', phone],
  ] as const) {
    test(`on a ${device} a list that fails to load shows the server’s message, and RETRY loads it`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize(viewport)
      const shift = await watchLayoutShift(page)
      const message = language === 'ja' ? '台帳を開けません。' : 'The ledger cannot be opened.'
      await page.route(`**${listServices.path}`, (route) =>
        route.fulfill({ status: 503, json: { message } }),
      )
      await page.goto(at('/services'))
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(message)
      await expect(fixedBlocks(page).first()).toBeVisible()
      if (device === 'phone') await expect(alert).toBeInViewport()
      expect(await shift()).toBe(0)

      await page.unroute(`**${listServices.path}`)
      await page.route(`**${listServices.path}`, (route) => route.abort())
      await alert.getByRole('button', { name: say('RETRY') }).click()
      // The text is in the page from the start, so check that it is visible.
      await expect(visibleText(alert, genericError[language])).toBeVisible()

      await page.unroute(`**${listServices.path}`)
      // The reply of an office that shows its prices.
      await page.route(`**${listServices.path}`, async (route) => {
        const reply = await route.fetch()
        const services = (await reply.json()) as object[]
        await route.fulfill({ json: services.map((one) => Object.assign(one, { price: 1250.5 })) })
      })
      await alert.getByRole('button', { name: say('RETRY') }).click()
      await expect(alert).toBeHidden()
      const price = language === 'ja' ? '$1,250.50から' : 'From $1,250.50'
      await expect(visibleText(cards(page), price).locator('visible=true').first()).toBeVisible()
      await expect(cards(page).getByRole('link').locator('visible=true').first()).toBeFocused()
    })
  }

  for (const { page: path, title, service } of fixed) {
    test(
      `/services/${path} describes the service, answers questions and links to the request form`,
      { tag: '@core' },
      async ({ openBrowser, at }) => {
        const page = await openBrowser(undefined, { javaScriptEnabled: false })
        for (const viewport of [desk, phone]) {
          await page.setViewportSize(viewport)
          await page.goto(at(`/services/${path}`))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title))
          const form = page.getByRole('main').getByRole('link', { name: say('REQUEST FORM') })
          await expect(form).toHaveCount(2)
          for (const link of await form.all()) {
            await expect(link).toHaveAttribute('href', `/start?service=${service}`)
          }

          const question = page.locator('[data-faq] details').first()
          await expect(question.getByRole('paragraph')).toBeHidden()
          await question.locator('summary').click()
          await expect(question.getByRole('paragraph')).toBeVisible()
          const words = statements[path]
          if (words)
            await expect(visibleText(page, say(words, { sameDayUntil: '10:30' }))).toBeVisible()
          // No prices on these pages.
          expect(await page.getByRole('main').innerText()).not.toMatch(/[$¥]\s?\d/)
        }
      },
    )
  }

  test('any other service has a page with its own text, also without scripts', async ({
    openBrowser,
    at,
  }) => {
    const page = await openBrowser(undefined, { javaScriptEnabled: false })
    const response = await page.goto(at('/services/drivers-license'))
    expect(response?.status()).toBe(200)
    const [name, text] =
      language === 'ja'
        ? ['運転免許証', '運転免許証と運転記録を']
        : ["Driver's License", 'Licenses and driving records']
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main')).toContainText(say('Ready the same day'))
    await expect(page.getByRole('main')).not.toContainText('__')
    await expect(page).toHaveTitle(`${name} | ${language === 'ja' ? '架け橋' : 'Kakehashi'}`)
    const form = page.getByRole('main').getByRole('link', { name: say('REQUEST FORM') })
    await expect(form.first()).toHaveAttribute('href', '/start?service=drivers-license')

    const other = language === 'ja' ? 'English' : '日本語'
    await page.getByRole('banner').getByRole('link', { name: other }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ja' ? "Driver's License" : '運転免許証',
    )
  })

  test('an address with the name of a service redirects to its page, and an unknown name answers 404', async ({
    page,
    at,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/)
    for (const [typed, meant] of [
      ['/services/Legal', '/services/legal'],
      ['/services/International Business', '/services/business'],
      ["/services/Driver's License", '/services/drivers-license'],
    ] as const) {
      const response = await page.goto(at(typed))
      expect(response?.status()).toBe(200)
      expect(pathOf(page)).toBe(at(meant))
    }
    const response = await page.goto(at('/services/lion-taming'))
    expect(response?.status()).toBe(404)
  })

  test('without scripts a phone shows the five services too', async ({ openBrowser, at }) => {
    const page = await openBrowser(undefined, { javaScriptEnabled: false, viewport: phone })
    await page.goto(at('/services'))
    for (const [index, { page: path }] of fixed.entries()) {
      const link = fixedBlocks(page).nth(index).getByRole('link')
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', at(`/services/${path}`))
    }
    await expect(visibleText(page, say('Loading services'))).toBeHidden()
    await expect(page.getByRole('heading', { name: say('Other services') })).toBeHidden()
  })
})
