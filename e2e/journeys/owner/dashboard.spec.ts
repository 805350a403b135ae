import { expect, pathOf, test } from '../../support/fixtures.ts'
import { linkTargets } from '../../support/browser.ts'
import { stubDashboard } from '../../pages/dashboard.ts'

test('the owner’s dashboard counts requests not yet quoted, not paid and under way', async ({
  signedInAs,
}) => {
  const page = await signedInAs('owner')
  await stubDashboard(page, ({ stages: figures }) => ({
    stages: {
      ...figures,
      quote: { ...figures.quote, count: 1204 },
      payment: { ...figures.payment, count: 87, overdue: 3 },
      review: { ...figures.review, count: 12, overdue: 100 },
    },
    balanceDue: 4,
  }))
  await page.goto('/owner/dashboard')
  const tiles = page.getByRole('main').getByRole('list').first()
  await expect(tiles.getByRole('link')).toHaveText([
    /Not yet quoted\s*1204/,
    /Quoted, not paid\s*87.*3 overdue/,
  ])
  expect(await linkTargets(tiles)).toEqual(['/admin/quote', '/admin/payment'])
  const rest = page.getByRole('region', { name: 'In progress' })
  await expect(rest.getByRole('link', { name: /^Review/ })).toHaveText(/100\+ overdue.*12/)
  await expect(rest.getByRole('link', { name: /^Unread messages/ })).toHaveAttribute(
    'href',
    '/admin/inbox?unread=1',
  )
  await rest.getByRole('link', { name: /balance due\s*4/ }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin/complete?list=balance-due')
})
