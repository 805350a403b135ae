import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { linkIn, mailSubjects, mailTo } from '../../support/mailbox.ts'
import { addPasskeyDevice } from '../../support/passkey-device.ts'

inBothLanguages((language) => {
  test(
    'a customer adds a passkey, signs in with it, and removes it',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, say }) => {
      const customer = await newCustomer()
      const page = await openBrowser(customer)
      const device = await addPasskeyDevice(page)
      // A confirmed address comes first.
      await page.goto(linkIn(await mailTo(customer.email, mailSubjects.confirmAddress[language])))
      const confirmed = page.getByRole('heading', { name: say('Your address has been confirmed') })
      await expect(confirmed).toBeVisible()

      await page.goto('/profile/security')
      await button(page, say('ADD A PASSKEY')).click()
      await expect(toast(page, say('Passkey added'))).toBeVisible()
      await expect(visibleText(page, say('Not used yet'))).toBeVisible()
      await button(page, say('ADD A PASSKEY')).click()
      const known = say('This device already has a passkey for your account.')
      await expect(visibleText(page, known)).toBeVisible()

      await page.getByRole('button', { name: new RegExp(`^${say('Rename')}`) }).click()
      await field(page, say('Name of the passkey')).fill('My phone')
      await button(page, say('SAVE')).click()
      await expect(visibleText(page, 'My phone', { exact: true })).toBeVisible()

      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login?redirect=%2Fprofile%2Fsecurity')
      await device.recognise(false)
      await button(page, say('Sign in with a passkey')).click()
      const cancelled = say('No passkey was used. It was cancelled, or it took too long.')
      await expect(visibleText(page, cancelled)).toBeVisible()
      await device.recognise(true)
      await button(page, say('Sign in with a passkey')).click()
      await expect.poll(() => pathOf(page)).toBe('/profile/security')
      await expect(visibleText(page, say('Not used yet'))).toHaveCount(0)

      await button(page, say('Remove: {name}').replace('{name}', 'My phone')).click()
      await button(page, say('REMOVE')).click()
      await expect(visibleText(page, 'My phone', { exact: true })).toHaveCount(0)
    },
  )
})
