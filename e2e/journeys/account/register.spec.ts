import { problems } from '@kakehashi/contract/fields/problems'
import { addressedName } from '@kakehashi/domain/people/people'
import { expect, inBothLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import {
  button,
  containing,
  field,
  fillRegistration,
  toast,
  visibleText,
} from '../../pages/forms.ts'
import { newRegistration } from '../../support/people.ts'

inBothLanguages((language) => {
  test(
    'a customer registers, is welcomed by first name, and logs out',
    { tag: '@core' },
    async ({ page, say, at }) => {
      const person = newRegistration()
      await page.goto('/register')
      await fillRegistration(page, say, person)
      await button(page, say('CREATE ACCOUNT')).click()

      // The toast is shown again on the home page, which is a separate document.
      await page.waitForURL(`**${at('/')}`)
      await expect(toast(page, say('Account created'))).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe(at('/'))
      const welcome = visibleText(
        page,
        say('Welcome, <0/>', { 0: addressedName(person, language) }),
      )
      await expect(welcome).toBeVisible()
      expect(await storedUser(page)).toMatchObject({ firstName: 'Keiko', email: person.email })

      // Upper case only from 960 pixels on.
      await expect(welcome).toHaveCSS('text-transform', 'uppercase')
      await page.setViewportSize({ width: 960, height: 900 })
      await expect(welcome).toHaveCSS('text-transform', 'uppercase')
      await page.setViewportSize({ width: 959, height: 900 })
      await expect(welcome).toHaveCSS('text-transform', 'none')

      await page.setViewportSize({ width: 1440, height: 900 })
      await button(page, say('Logout')).click()
      await expect.poll(() => pathOf(page)).toBe('/login')
      expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
      const profile = await page.request.get('/api/users/profile')
      expect(profile.status()).toBe(401)
    },
  )

  test('an e-mail address that is taken shows an error at the field', async ({
    page,
    say,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    await page.goto('/register')
    await fillRegistration(page, say, { ...newRegistration(), email })
    await button(page, say('CREATE ACCOUNT')).click()
    await expect(field(page, say('E-mail'))).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, say('E-mail'))).toHaveAccessibleDescription(
      containing(problems['email-registered'][language]),
    )
    expect(pathOf(page)).toBe('/register')
    expect(await storedUser(page)).toBeNull()
  })

  test('somebody whose address is registered goes on to login or reset with it filled in', async ({
    page,
    say,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    const { login, reset } = {
      en: { login: 'sign in with it', reset: 'reset your password' },
      ja: { login: 'ログイン', reset: 'パスワードを再設定' },
    }[language]
    for (const [name, path] of [
      [login, '/login?redirect=%2Fsubmitrequest'],
      [reset, '/forgotten-password'],
    ] as const) {
      await page.goto('/register?redirect=%2Fsubmitrequest')
      await fillRegistration(page, say, { ...newRegistration(), email })
      await button(page, say('CREATE ACCOUNT')).click()
      await page.locator('#email-error').getByRole('link', { name, exact: true }).click()
      await expect.poll(() => pathOf(page)).toBe(path)
      await expect(field(page, say('E-mail'))).toHaveValue(email)
    }
  })
})
