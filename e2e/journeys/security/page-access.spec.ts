import type { Page } from '@playwright/test'
import { expect, inBothLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import { button, fillRegistration, logIn } from '../../pages/forms.ts'
import { newRegistration } from '../../support/people.ts'

/** Opens a public page first, so that there is something to go back to. */
async function openFrom(page: Page, path: string, from = '/about'): Promise<void> {
  await page.goto(from)
  await page.goto(path)
}

/** The history has the page before and the page now, and nothing in between. */
async function expectReplaced(page: Page, from = '/about'): Promise<void> {
  // The third entry is the empty page of a new tab.
  expect(await page.evaluate(() => history.length)).toBe(3)
  await page.goBack()
  await expectAt(page, from)
}

const expectAt = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path)

test.describe('a page for signed-in people', () => {
  const pages = [
    '/profile',
    '/profile/info',
    '/profile/edit',
    '/profile/security',
    '/profile/myrequests',
    '/profile/inbox',
    '/profile/inbox/42/messages?before=7',
    '/submitrequest',
    '/request/42',
  ]

  test('redirects a visitor to the login, which replaces it in the history', async ({
    context,
  }) => {
    for (const path of pages) {
      const page = await context.newPage()
      await openFrom(page, path)
      await expectAt(page, `/login?redirect=${encodeURIComponent(path)}`)
      await expectReplaced(page)
      await page.close()
    }
  })

  inBothLanguages(() => {
    test('opens after the login it redirected to', async ({ page, say, at, newCustomer }) => {
      const customer = await newCustomer()
      await openFrom(page, '/profile/info?from=mail', at('/about'))
      await expectAt(page, '/login?redirect=%2Fprofile%2Finfo%3Ffrom%3Dmail')
      await logIn(page, say, customer)
      await expectAt(page, '/profile/info?from=mail')
      await expect(page.getByRole('heading', { name: say('My Info'), level: 1 })).toBeVisible()
      // The login is not in the history either.
      await expectReplaced(page, at('/about'))
    })

    test('opens after a registration that began at the login', async ({ page, say }) => {
      await page.goto('/profile/info')
      await expectAt(page, '/login?redirect=%2Fprofile%2Finfo')
      await page.getByRole('main').getByRole('link').first().click()
      await expectAt(page, '/register?redirect=%2Fprofile%2Finfo')
      const toLogin = page.getByRole('main').getByRole('link', { name: say('Login') })
      await expect(toLogin).toHaveAttribute('href', '/login?redirect=%2Fprofile%2Finfo')

      await fillRegistration(page, say, newRegistration())
      await button(page, say('CREATE ACCOUNT')).click()
      await expectAt(page, '/profile/info')
      expect(await storedUser(page)).toMatchObject({ firstName: 'Keiko' })
    })
  })
})

test.describe('a person who is already signed in', () => {
  test('is redirected from login and register to the target, or to the home page', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('customer')
    for (const screen of ['/login', '/register']) {
      await page.goto(`${screen}?redirect=%2Fprofile%2Fsecurity`)
      await expectAt(page, '/profile/security')
      await page.goto(screen)
      await expectAt(page, '/')
    }
  })
})

test.describe('the screens of the office and the owner', () => {
  const screens = ['/admin/dashboard', '/admin/quote/42', '/owner/dashboard']

  test('redirect a visitor to the login without a target, which replaces them in the history', async ({
    context,
  }) => {
    for (const path of screens) {
      const page = await context.newPage()
      await openFrom(page, path)
      await expectAt(page, '/login')
      await expect(button(page, 'SIGN IN')).toBeVisible()
      await expectReplaced(page)
      await page.close()
    }
  })

  test('redirect a customer to the home page', { tag: '@core' }, async ({ signedInAs }) => {
    const page = await signedInAs('customer')
    for (const path of [...screens, '/desk']) {
      await page.goto(path)
      await expectAt(page, '/')
    }
  })

  const admitted = {
    owner: ['/admin/dashboard', '/owner/dashboard'],
    admin: ['/admin/dashboard'],
    translator: ['/desk'],
    contractor: ['/desk'],
  } as const

  for (const [role, open] of Object.entries(admitted)) {
    test(
      `admit the ${role} only to ${open.join(' and ')}`,
      { tag: '@core' },
      async ({ signedInAs }) => {
        const page = await signedInAs(role as keyof typeof admitted)
        for (const path of ['/admin/dashboard', '/owner/dashboard', '/desk']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAt(page, (open as readonly string[]).includes(path) ? path : '/')
        }
      },
    )
  }
})
