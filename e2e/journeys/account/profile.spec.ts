import { refusals } from '@kakehashi/contract/refusals/refusals'
import { addressedName } from '@kakehashi/domain/people/people'
import { expect, inBothLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import { button, field, visibleText, logIn, toast } from '../../pages/forms.ts'
import { newPassword, newRegistration } from '../../support/people.ts'

inBothLanguages((language) => {
  test('the profile greets by name and links to its pages', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.goto('/profile')
    const greeting = say('Hello, {name}', { name: addressedName(customer.user, language) })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
    const ways = page.getByRole('main').getByRole('link')
    for (const [name, target] of [
      ['My Info', '/profile/info'],
      ['My Requests', '/profile/myrequests'],
      ['Inbox', '/profile/inbox'],
    ] as const) {
      const way = ways.filter({ has: visibleText(page, say(name), { exact: true }) })
      await expect(way).toHaveAttribute('href', target)
    }
  })

  test('My Info shows the customer’s details, and the middle name only if there is one', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer({ middleName: 'Rose' })
    const page = await openBrowser(customer)
    await page.goto('/profile/info')
    const facts = page.getByRole('main')
    for (const fact of ['Keiko', 'Rose', 'Higa', '090-1234-5678', customer.email]) {
      await expect(visibleText(facts, fact, { exact: true })).toBeVisible()
    }
    await expect(facts).toContainText('••••••••')
    await expect(facts).not.toContainText(customer.password)
    await expect(facts.getByRole('link', { name: say('EDIT') })).toHaveAttribute(
      'href',
      '/profile/edit',
    )

    const unnamed = await openBrowser(await newCustomer())
    await unnamed.goto('/profile/info')
    await expect(visibleText(unnamed, 'Higa', { exact: true })).toBeVisible()
    await expect(unnamed.getByText(say('Middle name'))).toHaveCount(0)
  })

  test('a changed name is saved and shown', async ({ newCustomer, openBrowser, say }) => {
    const page = await openBrowser(await newCustomer())
    await page.goto('/profile/edit')
    await field(page, say('First name')).fill('Masako')
    await expect(field(page, say('Current password'))).toHaveCount(0)
    await button(page, say('SAVE')).click()

    await expect(toast(page, say('Profile updated successfully'))).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/profile/info')
    await expect(visibleText(page, 'Masako', { exact: true })).toBeVisible()
    expect(await storedUser(page)).toMatchObject({ firstName: 'Masako', lastName: 'Higa' })
  })

  test('changing the e-mail address or the password needs the current password', async ({
    newCustomer,
    openBrowser,
    say,
    at,
  }) => {
    const customer = await newCustomer()
    const changed = { email: newRegistration().email, password: newPassword() }
    const page = await openBrowser(customer)
    await page.goto('/profile/edit')
    await field(page, say('E-mail')).fill(changed.email)
    await field(page, say('New password')).fill(changed.password)
    await field(page, say('Confirm password')).fill(changed.password)

    const current = field(page, say('Current password'))
    await current.fill('not my password')
    await button(page, say('SAVE')).click()
    const words = refusals['wrong-current-password'].text[language]
    await expect(current).toHaveAccessibleDescription(new RegExp(words))
    await expect(toast(page, words), 'the field has it').toHaveCount(0)

    await current.fill(customer.password)
    await button(page, say('SAVE')).click()
    await expect(toast(page, say('Profile updated successfully'))).toBeVisible()
    expect(await storedUser(page)).toMatchObject({ email: changed.email })

    const elsewhere = await openBrowser()
    await elsewhere.goto('/login')
    await logIn(elsewhere, say, customer)
    await expect(toast(elsewhere, refusals['wrong-credentials'].text[language])).toBeVisible()
    await logIn(elsewhere, say, changed)
    await expect.poll(() => pathOf(elsewhere)).toBe(at('/'))
  })
})
