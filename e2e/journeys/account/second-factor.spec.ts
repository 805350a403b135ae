import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { Language } from '@kakehashi/domain/language'
import { generateSync } from 'otplib'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { button, field, visibleText, logIn, toast } from '../../pages/forms.ts'
import { linkIn, mailSubjects, mailTo } from '../../support/mailbox.ts'
import type { Person } from '../../support/people.ts'
import type { Say } from '../../support/translations.ts'

/** Sets up two-step login with the key shown on screen, with a code that was shown before. */
async function setUp(page: Page, say: Say, customer: Person, language: Language) {
  // A confirmed address comes first.
  await page.goto(linkIn(await mailTo(customer.email, mailSubjects.confirmAddress[language])))
  const confirmed = page.getByRole('heading', { name: say('Your address has been confirmed') })
  await expect(confirmed).toBeVisible()
  await page.goto('/profile/security')
  await button(page, say('SET UP')).click()
  await field(page, say('Current password')).fill(customer.password)
  await button(page, say('CONTINUE')).click()
  await expect(
    page.getByRole('img', { name: say('QR code for your authenticator app') }),
  ).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await field(page, say('Code')).fill(codeAt(secret, -30))
  await button(page, say('TURN ON')).click()
  await expect(page.getByRole('heading', { name: say('Your recovery codes') })).toBeVisible()
  const codes = await page.locator('code').allInnerTexts()
  return { secret, codes }
}

/** Each code works once, so the set-up takes the previous one and the next sign-in the current. */
const codeAt = (secret: string, seconds: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })

inBothLanguages((language) => {
  test(
    'a customer sets up two-step login, signs in with it or a recovery code, and turns it off',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, say }) => {
      const customer = await newCustomer()
      const page = await openBrowser(customer)
      const { secret, codes } = await setUp(page, say, customer, language)
      expect(codes.length).toBeGreaterThanOrEqual(8)
      expect(new Set(codes).size).toBe(codes.length)
      await expect(toast(page, say('Two-step login is on'))).toBeVisible()

      // The codes are shown once, so leaving asks first.
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Profile') })
        .click()
      await expect(page.getByRole('alertdialog')).toContainText(say('Have you saved the codes?'))
      await button(page, say('Stay here')).click()
      await button(page, say('I HAVE SAVED THEM')).click()
      await expect(visibleText(page, say('On'), { exact: true })).toBeVisible()
      await page.reload()
      await expect(visibleText(page, say('On'), { exact: true })).toBeVisible()
      for (const code of codes) await expect(page.getByText(code)).toHaveCount(0)

      const elsewhere = await openBrowser()
      await elsewhere.goto('/login?redirect=%2Fprofile')
      await logIn(elsewhere, say, customer)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(say('Enter your code'))
      await expect(field(elsewhere, say('Code'))).toBeFocused()
      await field(elsewhere, say('Code')).fill('000000')
      await button(elsewhere, say('SIGN IN')).click()
      await expect(field(elsewhere, say('Code'))).toHaveAccessibleDescription(
        new RegExp(refusals['wrong-second-factor'].text[language]),
      )
      await field(elsewhere, say('Code')).fill(codeAt(secret, 0))
      await button(elsewhere, say('SIGN IN')).click()
      await expect.poll(() => pathOf(elsewhere)).toBe('/profile')

      const [recoveryCode = '', spareCode = ''] = codes
      const withoutPhone = await openBrowser()
      await withoutPhone.goto('/login?redirect=%2Fprofile%2Fsecurity')
      await logIn(withoutPhone, say, customer)
      await field(withoutPhone, say('Code')).fill(recoveryCode)
      await button(withoutPhone, say('SIGN IN')).click()
      await expect.poll(() => pathOf(withoutPhone)).toBe('/profile/security')

      // A recovery code works once.
      await button(withoutPhone, say('Turn off')).click()
      await field(withoutPhone, say('Current password')).fill(customer.password)
      await field(withoutPhone, say('Code')).fill(recoveryCode)
      await button(withoutPhone, say('TURN OFF')).click()
      await expect(field(withoutPhone, say('Code'))).toHaveAttribute('aria-invalid', 'true')
      await field(withoutPhone, say('Code')).fill(spareCode)
      await button(withoutPhone, say('TURN OFF')).click()
      await expect(visibleText(withoutPhone, say('Off'), { exact: true })).toBeVisible()

      const again = await openBrowser()
      await again.goto('/login?redirect=%2Fprofile')
      await logIn(again, say, customer)
      await expect.poll(() => pathOf(again)).toBe('/profile')
    },
  )

  test('new recovery codes replace the old ones', async ({ newCustomer, openBrowser, say }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    const { secret, codes } = await setUp(page, say, customer, language)
    await button(page, say('I HAVE SAVED THEM')).click()
    await button(page, say('New recovery codes')).click()
    await field(page, say('Current password')).fill(customer.password)
    await field(page, say('Code')).fill(codeAt(secret, 0))
    await button(page, say('MAKE NEW CODES')).click()
    await expect(page.getByRole('heading', { name: say('Your recovery codes') })).toBeVisible()
    const renewed = await page.locator('code').allInnerTexts()
    expect(renewed).toHaveLength(codes.length)
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  })
})
