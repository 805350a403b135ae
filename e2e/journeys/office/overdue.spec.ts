import { dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { stubDashboard } from '../../pages/dashboard.ts'
import { expect, test } from '../../support/fixtures.ts'

test('what is overdue or due today is above the columns and leads to one list of it', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  const { due } = await stubDashboard(page, ({ stages: figures }) => {
    const [late, today] = figures.translate.newest
    if (!late || !today) throw new Error('The sample office has two translations')
    const missed = { dueOn: '2026-11-12', isOverdue: true, late: { promisedOn: '2026-11-12' } }
    const { translatorName: _, ...unassigned } = today
    return {
      due: [
        { ...late, ...missed, translatorName: 'Sample Translator' },
        { ...unassigned, dueOn: dayAt(new Date(), sampleOffice.timeZone), isOverdue: false },
      ],
      dueToday: 1,
      stages: { ...figures, translate: { ...figures.translate, overdue: 1 } },
    }
  })
  await page.goto('/admin/dashboard')
  const band = page.getByRole('region', { name: 'Overdue and today' })
  const [first, second] = [band.getByRole('listitem').first(), band.getByRole('listitem').last()]
  await expect(first).toContainText('Sample Translator')
  await expect(first).toContainText('Give a new day')
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    `/admin/translate/${due[0]?._id}#new-day`,
  )
  await expect(second).toContainText('Waits for a translator')
  await expect(second).toContainText('Promised for today')
  await band.getByRole('link', { name: /^All: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OVERDUE AND TODAY')
  await page.locator('main [data-request]').first().waitFor()
  const days = await page.locator('main [data-request] time[datetime]:not([datetime*=T])').all()
  const listed = await Promise.all(days.map((day) => day.getAttribute('datetime')))
  const times = listed.map((day) => Date.parse(day ?? ''))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
