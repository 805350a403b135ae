import { mapRoles, roleFlags } from '@kakehashi/domain/people/roles'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, pathOf, test } from '../../support/fixtures.ts'
import type { Person } from '../../support/people.ts'

const reads = endpoints.filter(({ method }) => method === 'GET')

/** Fills every parameter with the id of a real person. */
function addressesOf({ path, query }: Endpoint, id: string): string[] {
  const address = path.replaceAll(/:\w+/g, id)
  return query ? [address, `${address}?limit=500`, `${address}?role=admin`] : [address]
}

interface Reply {
  address: string
  status: number
  type: string | null
  body: string
}

/** Calls every address from inside the page, as a script of the site would. */
async function repliesTo(page: Page, id: string): Promise<Reply[]> {
  const addresses = reads.flatMap((endpoint) => addressesOf(endpoint, id))
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const response = await fetch(address)
          const type = response.headers.get('content-type')
          // A live stream never ends.
          const isStream = type?.startsWith('text/event-stream')
          if (isStream) await response.body?.cancel()
          const text = isStream ? '' : await response.text()
          const body = text.replace(/"(requestId|exportedAt|checkedAt)":"[^"]*"/, '')
          return { address, status: response.status, type, body }
        }),
      ),
    addresses,
  )
}

const grantEverything = (user: Person['user']) =>
  JSON.stringify({ ...user, ...mapRoles(roleFlags, () => true) })

test(
  'a visitor who stores a forged owner in the browser gets no more data than before',
  { tag: '@core' },
  async ({ page: visitor, openBrowser, newCustomer }) => {
    const { user } = await newCustomer()
    const forger = await openBrowser()
    for (const page of [visitor, forger]) await page.goto('/about')
    await forger.evaluate((text) => localStorage.setItem('userInfo', text), grantEverything(user))

    // The layout may show, because it holds no data.
    await forger.goto('/owner/dashboard')
    await expect(forger.getByRole('heading', { level: 1 })).toBeVisible()
    await forger.goto('/admin/userlist')
    await expect(forger.getByRole('heading', { level: 1 })).toBeVisible()

    const shown = await repliesTo(visitor, user._id)
    expect(shown.length).toBeGreaterThanOrEqual(reads.length)
    expect(shown.filter(({ status }) => status === 401).length).toBeGreaterThan(0)
    expect(await repliesTo(forger, user._id)).toEqual(shown)
  },
)

test('a customer who adds roles to the stored user gets no more data than before', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const { user } = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto('/about')
  const before = await repliesTo(page, user._id)
  await page.evaluate(
    (text) => localStorage.setItem('userInfo', text),
    grantEverything(customer.user),
  )
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await repliesTo(page, user._id)).toEqual(before)
  // Opening their own info corrects the stored user.
  await page.goto('/profile/info')
  await expect(visibleText(page, customer.email)).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('an invalid stored user counts as signed out', async ({ openBrowser }) => {
  for (const text of ['', 'null', '[]', '{', '{"isAdmin":true}', '"owner"', '42', '{"_id":1}']) {
    const page = await openBrowser()
    await page.goto('/about')
    await page.evaluate((value) => localStorage.setItem('userInfo', value), text)
    await page.goto('/owner/dashboard')
    await expect.poll(() => pathOf(page), text).toBe('/login')
    await page.close()
  }
})
