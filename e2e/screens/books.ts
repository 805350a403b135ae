import { getMonth, listMonths, type MonthView } from '@kakehashi/contract/books'
import { monthAt } from '@kakehashi/domain/payments/books'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const books = '/owner/books'
const { timeZone } = sampleOffice
const openMonth = monthAt(new Date(), timeZone, -1)
const reopenedMonth = monthAt(new Date(), timeZone, -4)
const monthCall = `**${getMonth.path.replace(':month', '*')}`

const till = {
  _id: '018f5a3e-0000-7000-8000-000000000001',
  openedAt: '2026-10-30T00:00:00.000Z',
}

export const booksStates: ScreenStates = async ({ open, inspect, sample }) => {
  const page = await open(await sample('owner'))
  await inspectWaitingAndFailed(page, books, `**${listMonths.path}`, (state) =>
    inspect(page, `books-${state}`),
  )
  await goTo(page, books)
  await page.locator('[data-row]').first().waitFor()
  await inspect(page, 'books')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'books-dark')
}

export const monthStates: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const path = `${books}/${openMonth}`
  await inspectWaitingAndFailed(page, path, monthCall, (state) => inspect(page, `month-${state}`))
  await goTo(page, path)
  await page.getByRole('button', { name: say('CLOSE THE MONTH') }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'month-closing')
  await page.route(monthCall, async (route) => {
    const view = (await (await route.fetch()).json()) as MonthView
    await route.fulfill({ json: { ...view, openTills: [till], unexplainedTills: [till] } })
  })
  await goTo(page, path)
  await visibleText(page, say('Close the month')).waitFor()
  await inspect(page, 'month-with-open-till')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(monthCall, async (route) => {
    const view = (await (await route.fetch()).json()) as MonthView
    await route.fulfill({ json: { ...view, differs: ['methods', 'tills'] } })
  })
  await goTo(page, `${books}/${reopenedMonth}`)
  await visibleText(page, say('The books are not as they were closed')).waitFor()
  await inspect(page, 'month-changed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, `${books}/${reopenedMonth}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: say('Reopen…') }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'month-reopening-dark')
}
