import type { Page } from '@playwright/test'
import { logIn } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  pathOf,
  storedUser,
  test,
  waitForScripts,
} from '../../support/fixtures.ts'
import { samplePassword, type Role } from '../../support/people.ts'
import type { Say } from '../../support/translations.ts'

type Entry = readonly [label: string, target: string]

const phone = { width: 390, height: 844 }

/** Public pages have a Japanese address below /ja; other screens have one address. */
function siteEntries(at: (path: string) => string, isSignedIn: boolean): Entry[] {
  return [
    ['Military Customers', at('/military')],
    ['Business Customers', at('/services/business')],
    ['Services', at('/services')],
    ['Request Form', isSignedIn ? '/submitrequest' : '/start'],
    ['About Us', at('/about')],
    ['Contact Us', at('/contact')],
  ]
}

const accountEntries: Record<Role | 'visitor', Entry[]> = {
  visitor: [['Login', '/login']],
  customer: [
    ['My Requests', '/profile/myrequests'],
    ['Profile', '/profile'],
  ],
  translator: [
    ['Profile', '/profile'],
    ['My desk', '/desk'],
  ],
  contractor: [
    ['Profile', '/profile'],
    ['My desk', '/desk'],
  ],
  admin: [
    ['Profile', '/profile'],
    ['Admin', '/admin/dashboard'],
  ],
  owner: [
    ['Profile', '/profile'],
    ['Admin', '/admin/dashboard'],
  ],
}

const officeEntries: Record<'admin' | 'owner', Entry[]> = {
  admin: [
    ['Dashboard', '/admin/dashboard'],
    ['Counter', '/admin/counter/new'],
    ['Messages', '/admin/inbox'],
    ['Glossary', '/admin/glossary'],
    ['Customers', '/admin/userlist?role=customer'],
  ],
  owner: [
    ['Dashboard', '/admin/dashboard'],
    ['Counter', '/admin/counter/new'],
    ['Messages', '/admin/inbox'],
    ['Glossary', '/admin/glossary'],
    ['Users', '/admin/userlist'],
    ['Translators', '/admin/translatorlist'],
    ['Services', '/admin/servicelist'],
    ['Owner', '/owner/dashboard'],
  ],
}

async function shownEntries(page: Page): Promise<Entry[]> {
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  return links.evaluateAll((all) =>
    all.map((link) => {
      // The label comes first; Messages may have an unread count after it.
      const [words] = link.childNodes
      return [words?.textContent?.trim() ?? '', link.getAttribute('href') ?? ''] as const
    }),
  )
}

async function expectEntries(page: Page, say: Say, entries: Entry[]): Promise<void> {
  const wanted = entries.map(([label, target]) => [say(label), target])
  await expect.poll(() => shownEntries(page)).toEqual(wanted)
}

const logoutButton = (page: Page, say: Say) =>
  page.getByRole('banner').getByRole('button', { name: say('Logout'), exact: true })

inBothLanguages((language) => {
  const everyone = ['visitor', 'customer', 'translator', 'contractor', 'admin', 'owner'] as const
  for (const who of language === 'en' ? everyone : (['visitor', 'owner'] as const)) {
    test(`the header shows the right entries to a ${who}, on desk and phone`, async ({
      page: visitorsPage,
      signedInAs,
      say,
      at,
    }) => {
      const page = who === 'visitor' ? visitorsPage : await signedInAs(who)
      await page.goto(at('/'))
      await waitForScripts(page)
      const isSignedIn = who !== 'visitor'
      const entries = [...siteEntries(at, isSignedIn), ...accountEntries[who]]
      await expectEntries(page, say, entries)
      await expect(logoutButton(page, say)).toBeVisible({ visible: isSignedIn })

      await page.setViewportSize(phone)
      const toggle = page.getByRole('banner').locator('button[popovertarget]')
      const menu = page.getByRole('navigation', { name: say('Main menu') })
      await expect(menu).toBeHidden()
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await expectEntries(page, say, entries)
      await expect(logoutButton(page, say)).toBeVisible({ visible: isSignedIn })
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')

      await toggle.click()
      await expect(menu).toBeVisible()
      await toggle.click()
      await expect(menu).toBeHidden()

      await toggle.click()
      await menu.getByRole('link', { name: say('About Us') }).click()
      await expect.poll(() => pathOf(page)).toBe(at('/about'))
      await expect(menu).toBeHidden()
    })
  }

  for (const who of ['admin', 'owner'] as const) {
    test(`the office header shows the right entries to an ${who}, on desk and phone`, async ({
      signedInAs,
      say,
    }) => {
      const page = await signedInAs(who)
      await page.goto('/admin/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const found = async () => (await shownEntries(page)).slice(0, officeEntries[who].length)
      const wanted = officeEntries[who].map(([label, target]) => [say(label), target])
      expect(await found()).toEqual(wanted)

      await page.setViewportSize(phone)
      const toggle = page.getByRole('button', { name: say('Menu'), exact: true })
      const menu = page.getByRole('navigation', { name: say('Office menu') })
      await expect(menu).toBeHidden()
      await toggle.click()
      await expect(menu).toBeVisible()
      expect(await found()).toEqual(wanted)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()

      for (const [label, target] of officeEntries[who]) {
        await toggle.click()
        await menu.getByRole('link', { name: new RegExp(`^${say(label)}`) }).click()
        await expect.poll(() => pathOf(page)).toBe(target)
        await expect(menu).toBeHidden()
      }
    })
  }

  test('Logout in the office ends the session and opens the login', async ({ page, say }) => {
    await page.goto('/login?redirect=%2Fadmin%2Fdashboard')
    await logIn(page, say, { email: 'admin@example.com', password: samplePassword })
    await expect.poll(() => pathOf(page)).toBe('/admin/dashboard')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Logout|ログアウト)$/ })
      .click()
    await expect.poll(() => pathOf(page)).toBe('/login')
    expect(await storedUser(page)).toBeNull()
    expect((await page.request.get('/api/users/profile')).status()).toBe(401)
  })
})

test('the header is transparent up to 10 pixels of scrolling and opaque from 11', async ({
  page,
}) => {
  const transparent = 'rgba(0, 0, 0, 0)'
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  await waitForScripts(page)
  const header = page.getByRole('banner')
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  const paint = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)

  await expect(header).toHaveCSS('background-color', transparent)
  for (const [top, isOpaque] of [
    [10, false],
    [11, true],
    [300, true],
    [10, false],
    [0, false],
  ] as const) {
    await scroll(top)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    // Long enough for an unwanted colour change to show.
    await page.waitForTimeout(300)
    if (isOpaque) await expect.poll(paint).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
    else await expect.poll(paint).toBe(transparent)
  }
})
