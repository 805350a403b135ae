import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TenderFields } from '../app/office/money/tender.tsx'
import { useTender } from '../app/office/money/use-tender.ts'
import { openScreen } from './open-screen.tsx'

function Payment() {
  return <TenderFields tender={useTender(2250)} />
}

describe.each(languages)('how a customer pays (%s)', (language) => {
  test('what was handed over can be typed before the till has answered', async () => {
    const slow = new Promise<Response>(() => {})
    await openScreen({
      language,
      path: '/admin/counter/hand-over',
      Component: Payment,
      answer: () => slow,
    })
    await page.getByRole('textbox').fill('40')
    await expect.element(page.getByText('$17.50', { exact: true }).first()).toBeVisible()
  })
})
