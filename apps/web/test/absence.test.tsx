import { shortDate } from '@kakehashi/domain/calendar/date-formats'
import { addDays } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { languages } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { UserView } from '@kakehashi/contract/accounts/users'
import type { PromisedRequest } from '@kakehashi/contract/requests/promises'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AbsenceForm } from '../app/forms/absence-form.tsx'
import { openScreen } from './open-screen.tsx'

const today = dayAt(new Date(), sampleOffice.timeZone)
const translator: UserView = {
  _id: '01930000-0000-7000-8000-000000000004',
  firstName: 'Toru',
  lastName: 'Honda',
  email: 'toru@example.com',
  phone: '098-970-5555',
  branch: 'CIVILIAN',
  createdAt: '2026-11-02T01:00:00.000Z',
  ...noRoles,
  isTranslator: true,
  language: 'en',
  isEmailVerified: true,
  hasSecondFactor: false,
}

describe.each(languages)('an absence (%s)', (language) => {
  async function open(absence: UserView['absence'], promises: PromisedRequest[] = []) {
    const saved: unknown[] = []
    const { say } = await openScreen({
      language,
      path: '/desk',
      Component: () => (
        <AbsenceForm
          user={{ ...translator, absence }}
          requestPath={({ request }) => `/desk/${request}`}
        />
      ),
      reads: { [`/api/users/${translator._id}/absence/promises`]: promises },
      answer: async (call) => {
        saved.push(await call.json())
        return Response.json(translator)
      },
    })
    return { say, saved }
  }

  test('that has been entered is shown and can be removed', async () => {
    const { say, saved } = await open({ from: today, until: addDays(today, 3) })
    for (const day of [today, addDays(today, 3)]) {
      await expect
        .element(page.getByText(shortDate(day, language, sampleOffice.timeZone), { exact: true }))
        .toBeVisible()
    }
    await page.getByRole('button', { name: say('REMOVE') }).click()
    await expect.poll(() => saved).toEqual([{ absence: null }])
  })

  test('names the work that is promised for one of its days', async () => {
    const until = addDays(today, 3)
    const promised = {
      request: '01930000-0000-7000-8000-000000000009',
      orderNumber: 'K-2026-00042',
      firstName: 'Keiko',
      lastName: 'Higa',
      requestItem: 'Legal',
      stage: 'translate',
      promisedOn: until,
    } as const
    await open({ from: today, until }, [promised])
    const link = page.getByRole('link', { name: 'K-2026-00042' })
    await expect.element(link).toHaveAttribute('href', `/desk/${promised.request}`)
    const row = page.getByRole('listitem')
    await expect.element(row.getByText('Higa, Keiko')).toBeVisible()
    await expect
      .element(row.getByText(shortDate(until, language, sampleOffice.timeZone)))
      .toBeVisible()
  })

  test('that is over can be replaced by a new one', async () => {
    const { say, saved } = await open({ from: addDays(today, -9), until: addDays(today, -2) })
    const last = page.getByLabelText(say('Last day away'))
    await page.getByLabelText(say('Away from')).fill(addDays(today, 10))
    await last.fill(addDays(today, 9))
    await page.getByRole('button', { name: say('SAVE ABSENCE') }).click()
    await expect.element(last).toHaveAttribute('aria-invalid', 'true')
    expect(saved).toEqual([])
    await last.fill(addDays(today, 12))
    await page.getByRole('button', { name: say('SAVE ABSENCE') }).click()
    const absence = { from: addDays(today, 10), until: addDays(today, 12) }
    await expect.poll(() => saved).toEqual([{ absence }])
  })
})
