import { listServices } from '@kakehashi/contract/services'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { sayIn } from '../../support/translations.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The five with a page written by hand, as the list names them and as their pages are called. */
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
const said: Readonly<Record<string, string>> = {
  legal:
    '<0>Affidavits</0>, <1>birth certificates</1> and <2>family registers</2> are ready the same day if you ask before {sameDayUntil}. Court papers and contracts take days; you hear how many with the price.',
  interpretation: help,
  business: help,
}

const blocks = (page: Page) => page.locator('[data-fixed-services] > li')
const cards = (page: Page) => page.locator('[data-cards] > li')

/** Keeps the list back until it is let go. */
async function holdList(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(`**${listServices.path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

/** How much the page has jumped under its reader, as browsers measure it. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { jumps: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.jumps += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { seen: { jumps: number } }).seen.jumps)
}

inBothLanguages((language) => {
  const say = sayIn(language, 'services')

  test('on a desk five blocks stand, each with LEARN MORE, and the rest follows under Also', async ({
    page,
    at,
  }) => {
    await page.setViewportSize(desk)
    const jumps = await watchJumps(page)
    await page.goto(at('/services'))
    await expect(blocks(page)).toHaveCount(fixed.length)
    for (const [index, { name, page: path }] of fixed.entries()) {
      const block = blocks(page).nth(index)
      await expect(block.getByRole('heading')).toHaveText(say(name))
      await expect(block.getByRole('link')).toContainText(say('LEARN MORE'))
      await expect(block.getByRole('link')).toHaveAttribute('href', at(`/services/${path}`))
    }
    await expect(visibleText(page, say(help), { exact: true })).toBeVisible()

    const others = page.getByRole('region', { name: say('Also') }).getByRole('link')
    await expect(others.first()).toBeVisible()
    const addresses = await others.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toContain(at('/services/drivers-license'))
    for (const { page: path } of fixed) expect(addresses).not.toContain(at(`/services/${path}`))
    expect(await jumps()).toBe(0)
  })

  test('on a phone a spinner turns, then what the office offers takes the place of the five', async ({
    page,
    at,
  }) => {
    await page.setViewportSize(phone)
    const jumps = await watchJumps(page)
    const letGo = await holdList(page)
    await page.goto(at('/services'))
    await expect(visibleText(page, say('Loading services'))).toBeVisible()
    await expect(blocks(page).first()).toBeVisible()

    letGo()
    await expect(cards(page).first()).toBeVisible()
    await expect(visibleText(page, say('Loading services'))).toBeHidden()
    await expect(blocks(page).first()).toBeHidden()
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
    expect(await jumps()).toBe(0)
  })

  for (const [device, viewport] of [
    ['desk', desk],
    ['phone', phone],
  ] as const) {
    test(`on a ${device} a list that fails says so in the server’s words, and RETRY fetches it`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize(viewport)
      const jumps = await watchJumps(page)
      const message = language === 'ja' ? '台帳を開けません。' : 'The ledger cannot be opened.'
      await page.route(`**${listServices.path}`, (route) =>
        route.fulfill({ status: 503, json: { message } }),
      )
      await page.goto(at('/services'))
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(message)
      await expect(blocks(page).first()).toBeVisible()
      if (device === 'phone') await expect(alert).toBeInViewport()
      expect(await jumps()).toBe(0)

      await page.unroute(`**${listServices.path}`)
      await page.route(`**${listServices.path}`, (route) => route.abort())
      await alert.getByRole('button', { name: say('RETRY') }).click()
      // Seen, not only there: the words stand in the page from the start.
      const unreachable = say('The office cannot be reached. Check your connection and try again.')
      await expect(visibleText(alert, unreachable)).toBeVisible()

      await page.unroute(`**${listServices.path}`)
      // As an office answers that shows its prices.
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
    test(`/services/${path} describes it, answers questions and leads to the form`, async ({
      openBrowser,
      at,
    }) => {
      const page = await openBrowser(undefined, { javaScriptEnabled: false })
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport)
        await page.goto(at(`/services/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title))
        const form = page.getByRole('main').getByRole('link', { name: say('REQUEST FORM') })
        await expect(form).toHaveCount(2)
        for (const link of await form.all()) {
          await expect(link).toHaveAttribute('href', `/submitrequest?service=${service}`)
        }

        const question = page.locator('[data-faq] details').first()
        await expect(question.getByRole('paragraph')).toBeHidden()
        await question.locator('summary').click()
        await expect(question.getByRole('paragraph')).toBeVisible()
        const words = said[path]
        if (words)
          await expect(visibleText(page, say(words, { sameDayUntil: '10:30' }))).toBeVisible()
        // Amounts are never shown.
        expect(await page.getByRole('main').innerText()).not.toMatch(/[$¥]\s?\d/)
      }
    })
  }

  test('any other service has a page of its own words, also without script', async ({
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
    await expect(page).toHaveTitle(`${name} | Kakehashi`)
    const form = page.getByRole('main').getByRole('link', { name: say('REQUEST FORM') })
    await expect(form.first()).toHaveAttribute('href', '/submitrequest?service=drivers-license')

    const other = language === 'ja' ? 'English' : '日本語'
    await page.getByRole('banner').getByRole('link', { name: other }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ja' ? "Driver's License" : '運転免許証',
    )
  })

  test('a name as it is typed leads to the page, and an unknown one to none', async ({
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

  test('without script the five blocks stand on a phone too', async ({ openBrowser, at }) => {
    const page = await openBrowser(undefined, { javaScriptEnabled: false, viewport: phone })
    await page.goto(at('/services'))
    for (const [index, { page: path }] of fixed.entries()) {
      const link = blocks(page).nth(index).getByRole('link')
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', at(`/services/${path}`))
    }
    await expect(visibleText(page, say('Loading services'))).toBeHidden()
    await expect(page.getByRole('heading', { name: say('Also') })).toBeHidden()
  })
})
