import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { button, field } from '../../pages/forms.ts'
import type { Page } from '@playwright/test'

/** Holds the scripts back until the test lets them through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => Promise<void>)[] = []
  let isOpen = false
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) return route.continue()
    waiting.push(() => route.continue())
  })
  return async () => {
    isOpen = true
    await Promise.all(waiting.map((proceed) => proceed()))
  }
}

/** The browser paints nothing before, but a test can already read the page. */
function areStylesLoaded(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return links.length > 0 && links.every(({ sheet }) => sheet !== null)
}

inBothLanguages(() => {
  test('login shows its fields before any script, and what was typed stays', async ({
    page,
    say,
    newCustomer,
  }) => {
    const person = await newCustomer()
    const letScriptsThrough = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await field(page, say('E-mail')).fill(person.email)
    await field(page, say('Password')).pressSequentially(person.password.slice(0, 4))
    await expect(button(page, say('SIGN IN'))).toBeDisabled()
    // Enter must not send the password in the address.
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')

    await letScriptsThrough()
    await expect(button(page, say('SIGN IN'))).toBeEnabled()
    await expect(field(page, say('E-mail'))).toHaveValue(person.email)
    await expect(field(page, say('Password'))).toBeFocused()
    await page.keyboard.type(person.password.slice(4))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/login')
  })

  for (const [name, path, label] of [
    ['registration', '/register', 'E-mail'],
    ['the form for visitors', '/start', 'Details'],
  ] as const) {
    test(`${name} shows its fields before any script, without a jump`, async ({ page, say }) => {
      const letScriptsThrough = await holdScripts(page)
      // Scrolling to the field is not animated.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByLabel(say(label)).first().fill('typed early')
      await expect.poll(() => page.evaluate(areStylesLoaded)).toBe(true)
      await page.evaluate(() => document.fonts.ready)
      const before = await page.getByLabel(say(label)).first().boundingBox()

      await letScriptsThrough()
      await expect(page.locator('form')).toBeVisible()
      await expect(page.getByLabel(say(label)).first()).toHaveValue('typed early')
      await expect.poll(() => page.getByLabel(say(label)).first().boundingBox()).toEqual(before)
    })
  }

  test('the request form of a customer shows its fields before any script', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    const letScriptsThrough = await holdScripts(page)
    await page.goto('/submitrequest', { waitUntil: 'commit' })
    await page.getByLabel(say('Details')).fill('typed early')
    await expect(button(page, say('Add files'))).toBeDisabled()

    await letScriptsThrough()
    await expect(page.locator('form')).toBeVisible()
    await expect(page.getByLabel(say('Details'))).toHaveValue('typed early')
    // It is part of the draft, although nothing was typed after that.
    await page.reload()
    await expect(page.locator('form')).toBeVisible()
    await expect(page.getByLabel(say('Details'))).toHaveValue('typed early')
  })
})
