import { problems } from '@kakehashi/contract/fields/problems'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { resetPassword } from '@kakehashi/contract/accounts/sessions'
import { expect, inBothLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import { button, field, visibleText, logIn, toast } from '../../pages/forms.ts'
import { linkIn, mailSubjects, mailTo } from '../../support/mailbox.ts'
import { newPassword } from '../../support/people.ts'

inBothLanguages((language) => {
  test(
    'the mailed link resets a forgotten password, once',
    { tag: '@core' },
    async ({ page, say, at, newCustomer, openBrowser }) => {
      const customer = await newCustomer()
      const another = newPassword()
      await page.goto('/login')
      await page.getByRole('link', { name: say('Forgotten your password?') }).click()
      await expect.poll(() => pathOf(page)).toBe('/forgotten-password')
      await field(page, say('E-mail')).fill(customer.email)
      await button(page, say('SEND THE LINK')).click()
      await expect(page.getByRole('heading', { name: say('Check your e-mail') })).toBeFocused()

      const link = linkIn(await mailTo(customer.email, mailSubjects.resetPassword[language]))
      await page.goto(link)
      await expect(field(page, say('New password'))).toBeVisible()
      // The token is removed from the address bar at once.
      await expect.poll(() => new URL(page.url()).hash).toBe('')

      await field(page, say('New password')).fill(another)
      await field(page, say('Confirm password')).fill('something else')
      await button(page, say('SAVE THE PASSWORD')).click()
      await expect(page.getByRole('alert')).toContainText(problems['passwords-differ'][language])
      await field(page, say('Confirm password')).fill(another)
      await button(page, say('SAVE THE PASSWORD')).click()
      await expect(
        page.getByRole('heading', { name: say('Your password has been changed') }),
      ).toBeVisible()

      await page
        .getByRole('main')
        .getByRole('link', { name: say('SIGN IN') })
        .click()
      await logIn(page, say, customer)
      await expect(toast(page, refusals['wrong-credentials'].text[language])).toBeVisible()
      await logIn(page, say, { ...customer, password: another })
      await expect.poll(() => pathOf(page)).toBe(at('/'))

      const again = await openBrowser()
      await again.goto(link)
      await field(again, say('New password')).fill(another)
      await field(again, say('Confirm password')).fill(another)
      await button(again, say('SAVE THE PASSWORD')).click()
      await expect(
        again.getByRole('heading', { name: say('This link no longer works') }),
      ).toBeVisible()
    },
  )

  test('an unknown e-mail address gets the same answer', async ({ page, say }) => {
    await page.goto('/forgotten-password')
    await field(page, say('E-mail')).fill('nobody.at.all@example.com')
    await button(page, say('SEND THE LINK')).click()
    await expect(page.getByRole('heading', { name: say('Check your e-mail') })).toBeVisible()
    await expect(visibleText(page, 'nobody.at.all@example.com')).toBeVisible()
  })

  test('a password reset signs out the browser it is done in', async ({
    newCustomer,
    openBrowser,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource: .*401/)
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    // The page learns that its session has ended before the reply arrives.
    await page.route(`**${resetPassword.path}`, async (route) => {
      const ended = page.waitForResponse((reply) => reply.status() === 401)
      const answer = await route.fetch()
      await ended
      await route.fulfill({ response: answer })
    })
    await page.goto('/forgotten-password')
    await field(page, say('E-mail')).fill(customer.email)
    await button(page, say('SEND THE LINK')).click()
    await page.goto(linkIn(await mailTo(customer.email, mailSubjects.resetPassword[language])))
    const another = newPassword()
    await field(page, say('New password')).fill(another)
    await field(page, say('Confirm password')).fill(another)
    await button(page, say('SAVE THE PASSWORD')).click()
    await expect(
      page.getByRole('heading', { name: say('Your password has been changed') }),
    ).toBeVisible()
    expect(await storedUser(page)).toBeNull()
    await page.goto('/profile')
    await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fprofile')
  })

  test('the mailed link confirms a new e-mail address, and says so if it is opened again', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.goto('/profile/info')
    await expect(visibleText(page, say('Not confirmed'), { exact: true })).toBeVisible()

    const link = linkIn(await mailTo(customer.email, mailSubjects.confirmAddress[language]))
    await page.goto(link)
    await expect(
      page.getByRole('heading', { name: say('Your address has been confirmed') }),
    ).toBeVisible()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.getByRole('link', { name: say('GO TO MY PROFILE') }).click()
    await page.goto('/profile/info')
    await expect(visibleText(page, say('Confirmed'), { exact: true })).toBeVisible()

    const visitor = await openBrowser()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: say('Already confirmed') })).toBeVisible()
    await visitor.goto(`${link.slice(0, -4)}AAAA`)
    await visitor.reload()
    await expect(
      visitor.getByRole('heading', { name: say('This link no longer works') }),
    ).toBeVisible()
  })
})
