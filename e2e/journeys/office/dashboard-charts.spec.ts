import { barWidths } from '../../pages/chart-bars.ts'
import { stubDashboard } from '../../pages/dashboard.ts'
import { visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'

test('charts load after the columns, have a name and a table, and follow the colour scheme', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
  await page.route('**/assets/bar-chart-*.js', async (route) => {
    await drawn
    await route.continue()
  })
  const six = { ARMY: 42, NAVY: 63, MARINES: 81, 'AIR FORCE': 30, 'SPACE FORCE': 12, CIVILIAN: 24 }
  const { serviceComponent: counts, referralSource } = await stubDashboard(page, (figures) => ({
    serviceComponent: { ...figures.serviceComponent, ...six },
  }))
  await page.goto('/admin/dashboard')
  const quotes = page.getByRole('region', { name: 'Quote', exact: true })
  await expect(quotes.locator('[data-row]').first()).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  draw()
  const names = ['Army', 'Navy', 'Marines', 'Air Force', 'Space Force', 'Civilian'] as const
  const figures = names.map((name) => [
    name,
    String(counts[name.toUpperCase() as keyof typeof counts] ?? 0),
  ])
  const chart = page.getByRole('img', { name: /^Customers by service component/ })
  await expect(chart).toHaveAccessibleName(
    `Customers by service component: ${figures.map((each) => each.join(' ')).join(', ')}`,
  )
  // Only the bars are blue; a legend would add another, wider blue box.
  const blue = [59, 95, 154] as const
  const widths = await barWidths(chart, blue)
  expect(widths).toHaveLength(names.length)
  expect(widths.filter((width) => width < 17 || width > 18)).toEqual([])
  const light = await chart.screenshot()
  await page.emulateMedia({ colorScheme: 'dark' })
  // A screenshot fails while the chart is being redrawn, so it is retried.
  await expect(async () => expect((await chart.screenshot()).equals(light)).toBe(false)).toPass()

  await page.getByRole('button', { name: 'Show table Service Component' }).click()
  const table = page.getByRole('table', { name: 'Customers by service component' })
  await expect(table.getByRole('rowheader')).toHaveText([...names])
  await expect(table.getByRole('cell')).toContainText(figures.map(([, count]) => count ?? ''))
  await expect(visibleText(page, /outside these six: Coast Guard \d+, Other \d+/)).toBeVisible()

  const sources = page.getByRole('region', { name: 'Referral Source' })
  await expect(sources.getByRole('listitem').filter({ hasText: 'Social Media' })).toContainText(
    String(referralSource.FACEBOOK ?? 0),
  )
  await expect(sources).not.toContainText(/facebook/i)
})
