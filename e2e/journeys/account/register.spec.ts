import { problems } from '@kakehashi/contract/fields/problems'
import { branches, findSources } from '@kakehashi/domain/people/people'
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
  test('passwords that differ show an error at the field and are not sent', async ({
    page,
    say,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await page.goto('/register')
    await fillRegistration(page, say, { ...newRegistration(), confirmPassword: 'something else' })
    await button(page, say('CREATE ACCOUNT')).click()

    const words = problems['passwords-differ'][language]
    const confirmation = field(page, say('Confirm password'))
    await expect(confirmation).toHaveAttribute('aria-invalid', 'true')
    await expect(confirmation).toHaveAccessibleDescription(new RegExp(words))
    await expect(page.getByRole('alert').getByRole('link', { name: words })).toBeVisible()
    await expect(page.getByRole('alert')).toBeFocused()
    expect(sent).toEqual([])
    expect(await storedUser(page)).toBeNull()
  })

  test('an empty confirmation counts as different', async ({ page, say }) => {
    await page.goto('/register')
    await fillRegistration(page, say, { ...newRegistration(), confirmPassword: '' })
    await button(page, say('CREATE ACCOUNT')).click()
    await expect(page.getByRole('alert')).toContainText(problems['passwords-differ'][language])
  })

  test('the name fields are in the order of the language', async ({ page, say }) => {
    await page.goto('/register')
    const fields = page.getByRole('group', { name: say('Your name') }).getByRole('textbox')
    const [first, last] = [say('First name'), say('Last name')]
    await expect(fields.first()).toHaveAccessibleName(language === 'ja' ? last : first)
    await expect(fields.nth(2)).toHaveAccessibleName(
      language === 'ja' ? new RegExp(say('Middle name')) : last,
    )
  })

  test('a customer registers, is welcomed by first name, and logs out', async ({
    page,
    say,
    at,
  }) => {
    const person = newRegistration()
    await page.goto('/register')
    await fillRegistration(page, say, person)
    await button(page, say('CREATE ACCOUNT')).click()

    // The toast is shown again on the home page, which is a separate document.
    await page.waitForURL(`**${at('/')}`)
    await expect(toast(page, say('Account created'))).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe(at('/'))
    const welcome = visibleText(page, say('Welcome, <0/>', { 0: person.firstName }))
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
  })

  test('the form has the required fields and lists the missing ones in order', async ({
    page,
    say,
  }) => {
    await page.goto('/register')
    await expect(field(page, say('E-mail'))).toHaveAttribute('type', 'email')
    await expect(field(page, say('Phone'))).toHaveAttribute('type', 'tel')
    const optionsOf = (label: string | RegExp) =>
      page
        .getByLabel(label)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(await optionsOf(say('Branch'))).toEqual(['', ...branches])
    expect(await optionsOf(new RegExp(say('How did you find us?').replace('?', '')))).toEqual([
      '',
      ...findSources,
    ])
    await expect(page.locator('option[value="FACEBOOK"]')).toHaveText(say('Social Media'))

    await button(page, say('CREATE ACCOUNT')).click()
    const summary = page.getByRole('alert').getByRole('listitem')
    const missing = [
      'first-name-required',
      'last-name-required',
      'email-required',
      'phone-required',
      'branch-required',
      'password-required',
    ] as const
    await expect(summary).toHaveText(missing.map((key) => problems[key][language]))
  })

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
      containing(problems['email-unusable'][language]),
    )
    expect(pathOf(page)).toBe('/register')
    expect(await storedUser(page)).toBeNull()
  })
})
