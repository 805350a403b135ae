import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Closures from '../app/office/closures/closures.tsx'
import { openScreen } from './open-screen.tsx'

const reason = { en: 'Typhoon', ja: '台風' }
const promise = {
  request: '01930000-0000-7000-8000-000000000001',
  orderNumber: 'K-2031-00042',
  firstName: 'Keiko',
  lastName: 'Higa',
  requestItem: 'Contract',
  stage: 'translate',
  promisedOn: '2031-07-18',
  newDay: '2031-07-21',
}

describe.each(languages)('a closure (%s)', (language) => {
  const open = (broken: object[], moved: object[]) =>
    openScreen({
      language,
      path: '/admin/closures',
      Component: Closures,
      reads: {
        '/api/closures': [{ date: '2031-07-18', reason }],
        '/api/closures/promises': { broken, moved },
      },
    })

  test('lists the promises it breaks, and one press moves them', async () => {
    const { sent } = await open([promise], [])
    await expect.element(page.getByRole('link', { name: 'K-2031-00042' })).toBeVisible()
    const move = page.getByRole('button', { name: /1/ })
    const { color } = getComputedStyle(move.element())
    // The label, which stands in an element of its own, has the colour of the button.
    await expect.element(move.getByText(/1/)).toHaveStyle({ color })
    await move.click()
    await expect
      .poll(() => sent)
      .toContainEqual(expect.stringMatching(/^POST .*closures.promises$/))
  })

  test('offers to put moved promises back when it is removed', async () => {
    const { say } = await open([], [promise])
    await page.getByRole('button', { name: say('REMOVE') }).click()
    await expect.element(page.getByRole('alertdialog').getByRole('checkbox')).toBeChecked()
  })
})
