import { dayAt, monthOf } from '@kakehashi/domain/calendar/day'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Page } from '@playwright/test'
import { button, containing, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import type { Say } from '../../support/translations.ts'

const lastMonth = monthOf(dayAt(new Date(), sampleOffice.timeZone), -1)

function panel(page: Page, name: string) {
  return page.getByRole('figure', { name, exact: true })
}

/** How far apart the bars, and the names of the months below them, are at least; less than 0 overlap. */
function smallestGaps(chart: Element): number[] {
  const months = [...(chart.lastElementChild?.children ?? [])]
  const bars = months.flatMap(({ firstElementChild: stack }) =>
    stack?.lastElementChild ? [stack.lastElementChild.getBoundingClientRect()] : [],
  )
  const names = months.flatMap(({ lastElementChild: name }) => {
    if (!name?.textContent || getComputedStyle(name).visibility === 'hidden') return []
    const words = document.createRange()
    words.selectNodeContents(name)
    return [words.getBoundingClientRect()]
  })
  return [bars, names].map((boxes) =>
    Math.min(...boxes.slice(1).map((box, place) => box.left - (boxes[place]?.right ?? 0))),
  )
}

/** The first press, from where staff begin their day. */
async function openDashboard(page: Page, say: Say) {
  await page.goto('/admin/dashboard')
  await page
    .getByRole('navigation', { name: say('Office menu') })
    .getByRole('link', { name: say('Owner'), exact: true })
    .click()
  await expect(panel(page, say('Money taken'))).toBeVisible()
}

inBothLanguages((language) => {
  test(
    'how last month was, and what changed, with two presses',
    { tag: '@core' },
    async ({ signedInAs, say }) => {
      const page = await signedInAs('owner')
      await openDashboard(page, say)
      const name = formatMonth(lastMonth.from, language)
      await page
        .getByRole('navigation', { name: say('Period of the figures') })
        .getByRole('link', { name, exact: true })
        .first()
        .click()

      await expect(
        page.getByRole('heading', { level: 2, name: say('Figures: {name}', { name }) }),
      ).toBeVisible()
      const search = new URLSearchParams(lastMonth).toString()
      expect(new URL(page.url()).search).toBe(`?${search}`)
      const taken = page.getByRole('definition').first()
      await expect(taken).toHaveText(/^\$[\d,]+\.\d\d$/)
      await expect(taken).not.toHaveText('$0.00')
      const changes = page
        .getByRole('definition')
        .filter({ hasText: say('before {wasBefore}', { wasBefore: '' }).trim() })
      await expect(changes.first()).toBeVisible()

      // The list behind it, and back to the same period.
      await page
        .getByRole('term')
        .getByRole('link', { name: say('Money taken') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Payments'))
      await expect(page.locator('[data-row]').first()).toContainText('$')
      await page.getByRole('link', { name: say('Owner dashboard') }).click()
      await expect.poll(() => new URL(page.url()).search).toBe(`?${search}`)
    },
  )

  test('who is overloaded with one press, and their requests with a second', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    await openDashboard(page, say)
    const loads = panel(page, say('Translators')).getByRole('listitem')
    const counts = await loads.evaluateAll((items) =>
      items.map((item) => Number(/\d+/.exec(item.querySelector('b')?.textContent ?? '')?.[0])),
    )
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    // Those whom nobody translates yet have no list of a person.
    await loads.getByRole('link').first().click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/admin\/translatorlist\//)
  })

  test('who owes the office with two presses', async ({ signedInAs, say }) => {
    const page = await signedInAs('owner')
    await openDashboard(page, say)
    await page.getByRole('link', { name: containing(say('Who owes us')) }).click()
    await expect(page.getByRole('table', { name: say('Unpaid') })).toBeVisible()
  })

  test('every figure can be read as a table with the three periods', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    await openDashboard(page, say)
    const stages = panel(page, say('Days in each stage'))
    await stages.getByRole('button', { name: containing(say('Show table')) }).click()
    await expect(stages.getByRole('table').getByRole('columnheader')).toHaveCount(6)
    await expect(stages.getByRole('table').getByRole('row')).toHaveCount(6)
    await stages.getByRole('button', { name: containing(say('Show chart')) }).click()
    await stages.getByRole('listitem').first().getByRole('link').click()
    await expect.poll(() => pathOf(page)).toContain('/owner/figures')
  })

  test('on a phone, the months of a chart do not run into each other', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/owner/dashboard')
    const chart = panel(page, say('Money taken')).getByRole('img')
    await expect(chart).toBeVisible()
    const [bars, names] = await chart.evaluate(smallestGaps)
    expect(bars).toBeGreaterThan(1)
    expect(names).toBeGreaterThan(2)
  })

  test('any dates can be asked for, and wrong ones are refused in words', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    await openDashboard(page, say)
    await page.getByRole('button', { name: say('Other dates') }).click()
    await page.getByLabel(say('First day')).fill('2026-10-05')
    await page.getByLabel(say('Last day')).fill('2026-10-04')
    await button(page, say('SHOW')).click()
    await expect(page.getByLabel(say('Last day'))).toHaveAccessibleDescription(/\S/)
    await page.getByLabel(say('Last day')).fill('2026-10-09')
    await button(page, say('SHOW')).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?from=2026-10-05&to=2026-10-09')
    await expect(visibleText(page, containing(say('Period before'))).first()).toBeVisible()
  })
})

test('an admin who is no owner does not see the figures', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/owner/figures?list=taken')
  await expect(page).not.toHaveURL(/\/owner\//)
})
