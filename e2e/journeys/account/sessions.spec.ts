import { refusals } from '@kakehashi/contract/refusals/refusals'
import { signIn, signOut, signOutEverywhere } from '@kakehashi/contract/accounts/sessions'
import {
  expect,
  refuseLiveUpdates,
  inBothLanguages,
  pathOf,
  storedUser,
  test,
} from '../../support/fixtures.ts'
import { button, field, visibleText, logIn, toast } from '../../pages/forms.ts'
import { safariOnIPhone } from '../../support/browser.ts'
import { callAs, samplePassword } from '../../support/people.ts'
import * as officeRequest from '../../pages/office-request.ts'

inBothLanguages((language) => {
  test('a customer sees where they are signed in and signs out another browser', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const phone = await openBrowser(undefined, { userAgent: safariOnIPhone })
    await phone.goto('/login?redirect=%2Fprofile')
    await logIn(phone, say, customer)
    await expect.poll(() => pathOf(phone)).toBe('/profile')

    const page = await openBrowser(customer)
    await page.goto('/profile/security')
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: say('This browser') })).toHaveCount(1)
    await page.getByRole('button', { name: /Safari/ }).click()
    await expect(rows).toHaveCount(1)

    // The phone redirects by itself.
    await expect.poll(() => pathOf(phone)).toBe('/login?redirect=%2Fprofile')
  })

  test('signing out everywhere ends this browser and the others', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.goto('/profile/security')
    await button(page, say('Sign out everywhere')).click()
    await button(page, say('Cancel')).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await button(page, say('Sign out everywhere')).click()
    await button(page, say('SIGN OUT EVERYWHERE')).click()
    await expect.poll(() => pathOf(page)).toBe('/login')
    expect(await storedUser(page)).toBeNull()
    expect((await callAs(customer, '/api/users/profile')).status).toBe(401)
  })

  test(
    'a call answered with 401 signs out, and the login returns to what was typed',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, say }) => {
      const customer = await newCustomer()
      const page = await openBrowser(customer)
      // Without live updates the browser does not notice earlier.
      await refuseLiveUpdates(page)
      await page.goto('/profile/edit')
      await field(page, say('First name')).fill('Masako')
      const { method, path } = signOutEverywhere
      expect((await callAs(customer, path, method)).status).toBe(200)

      await button(page, say('SAVE')).click()
      await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fprofile%2Fedit')
      expect(await storedUser(page)).toBeNull()
      await expect(
        page.getByRole('navigation').getByRole('link', { name: say('Login') }),
      ).toBeVisible()
      const notice = visibleText(
        page.getByRole('main'),
        say(
          'You were signed out to protect your documents. Sign in and continue: what you typed is kept.',
        ),
      )
      await expect(notice).toBeVisible()
      await expect(toast(page, /\S/)).toHaveCount(0)
      // Also after a reload of the login page.
      await page.reload()
      await expect(notice).toBeVisible()
      await logIn(page, say, customer)
      await expect.poll(() => pathOf(page)).toBe('/profile/edit')
      await expect(field(page, say('First name'))).toHaveValue('Masako')
      await button(page, say('Logout')).click()
      await expect.poll(() => pathOf(page)).toBe('/login')
      await expect(notice, 'not after a logout').toHaveCount(0)
    },
  )

  test('a login answered with 401 shows the server’s message and stays on the page', async ({
    page,
    say,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    await page.goto('/login?redirect=%2Fprofile')
    const answer = page.waitForResponse((response) => response.url().endsWith(signIn.path))
    await logIn(page, say, { email, password: 'not my password' })
    expect((await answer).status()).toBe(401)
    const words = refusals['wrong-credentials'].text[language]
    await expect(toast(page, words)).toBeVisible()
    await expect(visibleText(page.getByRole('main'), words)).toBeVisible()
    expect(pathOf(page)).toBe('/login?redirect=%2Fprofile')
    await expect(field(page, say('E-mail'))).toHaveValue(email)
  })
})

for (const [failure, answer] of [
  ['cannot be reached', { abort: true }],
  ['answers 500', { status: 500 }],
] as const) {
  test(`logout signs out without an error message when the server ${failure}`, async ({
    newCustomer,
    openBrowser,
    pageErrors,
  }) => {
    // The failure is only logged.
    pageErrors.allow(/did not end the session|Failed to load resource|500/)
    const page = await openBrowser(await newCustomer())
    await page.route(`**${signOut.path}`, (route) =>
      'abort' in answer
        ? route.abort()
        : route.fulfill({ status: answer.status, json: { message: 'Broken', code: 'fault' } }),
    )
    await page.goto('/profile')
    await button(page, 'Logout').click()
    await expect.poll(() => pathOf(page)).toBe('/login')
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
    await expect(toast(page, /\S/)).toHaveCount(0)
    await expect(page.getByText('Broken')).toHaveCount(0)
  })
}

test('a clerk’s input survives the end of the session and is restored after the login', async ({
  signedInAs,
  say,
}) => {
  const page = await signedInAs('admin')
  const clerk = { email: 'admin@example.com', password: samplePassword }
  /** The session is over, so the press leads to the login and from there back. */
  async function pressAfterSessionEnded(name: string, path: string) {
    await page.context().clearCookies()
    // The page may notice the ended session before the click.
    await button(page, name)
      .last()
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    await logIn(page, say, clerk)
    await expect.poll(() => pathOf(page)).toBe(path)
  }

  await page.goto('/admin/servicelist')
  await page.getByRole('main').getByRole('link', { name: /Legal/ }).first().click()
  const description = field(page, 'Description')
  await description.fill('Half of a new description')
  await pressAfterSessionEnded('UPDATE', pathOf(page))
  await expect(description).toHaveValue('Half of a new description')
  // The restored input is still unsaved, so leaving asks first.
  await page.getByRole('link', { name: 'Services' }).last().click()
  await officeRequest.answerDialog(page, /Leave without saving\?/, 'Leave')
  await expect.poll(() => pathOf(page)).toBe('/admin/servicelist')

  const id = await officeRequest.requestAt('payment')
  await officeRequest.openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('30')
  await pressAfterSessionEnded('UPDATE AMOUNT', `/admin/payment/${id}`)
  await expect(field(page, 'Amount paid')).toHaveValue('30')
  await button(page, 'UPDATE AMOUNT').click()
  await officeRequest.expectSums(page, { Paid: '$30.00' })

  const reviewed = await officeRequest.requestAt('review')
  await officeRequest.openStage(page, 'review', reviewed)
  await button(page, 'RETURN').click()
  const reason = page.getByLabel('What should be changed?')
  await reason.fill('The date of birth is wrong.')
  await pressAfterSessionEnded('RETURN', `/admin/review/${reviewed}`)
  await button(page, 'RETURN').click()
  await expect(reason).toHaveValue('The date of birth is wrong.')
})
