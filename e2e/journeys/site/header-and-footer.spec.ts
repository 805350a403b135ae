import { closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { addressLines } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, inBothLanguages, pathOf, test, waitForScripts } from '../../support/fixtures.ts'

test('the header changes its layout between 959 and 960 pixels', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  const toggle = header.locator('button[popovertarget]')
  for (const [width, isWide] of [
    [959, false],
    [960, true],
    [959, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(toggle).toBeVisible({ visible: !isWide })
    await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible({ visible: isWide })
  }
})

test('a page is prefetched when the pointer is on its link', async ({ page }) => {
  await page.goto('/')
  await waitForScripts(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
  await link.hover()
  await page.waitForTimeout(1000)
  await link.click()
  await expect.poll(() => pathOf(page)).toBe('/about')
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })
  expect(delivery).toBe('navigational-prefetch')
})

inBothLanguages((language) => {
  test('the footer shows contact details, social links, hours and the year', async ({
    page,
    say,
    at,
  }) => {
    // 31 December in UTC, already 1 January in Okinawa.
    await page.clock.setFixedTime('2031-12-31T15:00:00Z')
    for (const path of ['/', '/services/medical', '/login']) {
      await page.goto(path === '/login' ? path : at(path))
      await waitForScripts(page)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: sampleOffice.phone })).toHaveAttribute(
        'href',
        `tel:${sampleOffice.phone.replaceAll('-', '')}`,
      )
      await expect(footer.getByRole('link', { name: sampleOffice.email })).toHaveAttribute(
        'href',
        `mailto:${sampleOffice.email}`,
      )
      for (const line of addressLines(sampleOffice, language)) {
        await expect(footer).toContainText(line)
      }
      for (const { name, url } of sampleOffice.socialLinks) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
      }
      const [opens, closes] = ['9:00', '17:00']
      const openDays = openDaysText(sampleOffice, language)
      await expect(footer).toContainText(
        say('{openDays}, {opens} to {closes}', { openDays, opens, closes }),
      )
      const closedDays = closedDaysText(sampleOffice, language) ?? ''
      await expect(footer).toContainText(say('Closed {closedDays}', { closedDays }))
      await expect(
        footer.getByRole('link', { name: say('Your documents and data') }),
      ).toHaveAttribute('href', `${at('/about')}#your-papers`)
      await expect(footer).toContainText(`© 2032 ${sampleOffice.name[language]}`)
    }
  })
})
