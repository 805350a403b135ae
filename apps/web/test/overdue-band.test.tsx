import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { languages } from '@kakehashi/domain/language'
import { mapStages } from '@kakehashi/domain/request/stage'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OverdueAndToday } from '../app/office/dashboard/overdue-and-today.tsx'
import { openScreen } from './open-screen.tsx'
import { officeItem } from './sample-list-item.ts'

const today = dayAt(new Date(), sampleOffice.timeZone)
const missed = addDays(today, -2)
const late = officeItem(1, {
  isOverdue: true,
  dueOn: missed,
  late: { promisedOn: missed },
  translatorName: 'Rika Maeda',
})
const dueToday = officeItem(2, { dueOn: today })

function figures(overdue: number) {
  const column = { count: 9, overdue: 0, newest: [] }
  return {
    stages: {
      ...mapStages(() => column),
      translate: { ...column, overdue },
    },
    late: [late],
    due: [late, dueToday],
    dueToday: 1,
  }
}

describe.each(languages)('the band above the columns of the dashboard (%s)', (language) => {
  const open = (dashboard: ReturnType<typeof figures>) =>
    openScreen({
      language,
      path: '/admin/dashboard',
      Component: () => <OverdueAndToday dashboard={dashboard} />,
      reads: { '/api/services': [] },
    })

  test('leads to a new day for a late request, and to the list of everything that is due', async () => {
    const { say } = await open(figures(12))
    const band = page.getByRole('region', { name: say('Overdue and today') })
    const rows = band.getByRole('listitem')
    await expect.element(rows.first().getByText('Rika Maeda')).toBeVisible()
    await expect
      .element(rows.first().getByRole('link'))
      .toHaveAttribute('href', `/admin/translate/${late._id}#new-day`)
    await expect.element(rows.last().getByText(say('Waits for a translator'))).toBeVisible()
    await expect.element(rows.last().getByText(say('today'), { exact: true })).toBeVisible()
    await expect
      .element(rows.last().getByRole('link'))
      .toHaveAttribute('href', `/admin/translate/${dueToday._id}`)
    await expect
      .element(band.getByRole('link', { name: '12', exact: false }))
      .toHaveAttribute('href', '/admin/overdue')
  })

  test('is absent when nothing is overdue or due today', async () => {
    const { say } = await open({ ...figures(0), due: [] })
    await expect.element(page.getByText(say('Overdue and today'))).not.toBeInTheDocument()
  })
})
