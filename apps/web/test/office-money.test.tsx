import { problems } from '@kakehashi/contract/fields/problems'
import { languages } from '@kakehashi/domain/language'
import type { Stage } from '@kakehashi/domain/request/stage'
import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { DecisionPanel } from '../app/office/request/decision-panel.tsx'
import { useRequestCommands } from '../app/office/request/commands/use-request-commands.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { requestToQuote } from './sample-request.ts'

const quoting = requestToQuote
const { service } = quoting
const paying = {
  ...quoting,
  stage: 'payment',
  isQuoted: true,
  totalPrice: 45,
  deposit: 20,
  can: ['submitQuote', 'recordPaid', 'completePayment'],
  quote: { version: 3, expiresAt: '2099-01-01T00:00:00.000Z', isExpired: false, isTaken: false },
  earlierQuotes: [
    {
      version: 2,
      totalPrice: 4000,
      deposit: 20,
      promisedOn: '2026-12-24',
      quotedAt: '2026-11-03T01:00:00.000Z',
      name: 'Clara Clerk',
      outcome: 'replaced',
    },
    {
      version: 1,
      totalPrice: 40,
      deposit: 0,
      quotedAt: '2026-11-02T02:00:00.000Z',
      outcome: 'declined',
    },
  ],
} satisfies OfficeRequest
const cancelled = {
  ...paying,
  paidAmount: 30,
  closedAt: '2026-11-05T01:00:00.000Z',
  can: ['recordPaid', 'recordRefund', 'reopen'],
} satisfies OfficeRequest

const reads = {
  '/api/closures': [],
  '/api/services': [],
  '/api/extras': [],
  [`/api/services/${service}`]: {
    _id: service,
    name: 'Contract',
    description: 'A contract',
    price: 95,
    icon: '',
    image: '',
    usualWorkingDays: 3,
    createdAt: '2026-01-05T01:00:00.000Z',
  },
}

const sentChanges = (sent: readonly string[]) => sent.filter((call) => call.startsWith('PUT'))
const textOf = (locator: Locator) => locator.element().textContent

describe.each(languages)('money on the screens of the office (%s)', (language) => {
  function openPanel(stage: Stage, request: OfficeRequest) {
    function Panel() {
      const commands = useRequestCommands(request, stage)
      return (
        <>
          <DecisionPanel stage={stage} request={request} commands={commands} />
          {commands.leave.question}
        </>
      )
    }
    return openScreen({ language, path: `/admin/${stage}/1`, Component: Panel, reads })
  }

  test('a price far from the usual one is asked about before it is sent', async () => {
    const { say, sent } = await openPanel('quote', quoting)
    const price = page.getByLabelText(say('Price'), { exact: true })
    await expect.element(price).toHaveValue('95.00')
    await price.fill('4000')
    await page.getByRole('button', { name: say('SUBMIT QUOTE') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect
      .poll(() => textOf(dialog))
      .toMatch(/\$4,000\.00.*42.*\$95\.00|\$4,000\.00.*\$95\.00.*42/)
    await dialog.getByRole('button', { name: say('Go back') }).click()
    expect(sentChanges(sent)).toEqual([])

    await price.fill('120')
    await page.getByRole('button', { name: say('SUBMIT QUOTE') }).click()
    await expect.poll(() => sentChanges(sent)).toHaveLength(1)
  })

  test('a deposit above the price is said once, at the deposit', async () => {
    const { say, sent } = await openPanel('quote', quoting)
    const deposit = page.getByLabelText(say('Deposit'), { exact: true })
    await deposit.fill('96')
    await page.getByRole('button', { name: say('SUBMIT QUOTE') }).click()
    const problem = {
      en: 'The deposit cannot be more than the price',
      ja: '前金は料金以下にしてください',
    }
    await expect.element(page.getByText(problem[language], { exact: false })).toBeVisible()
    expect(page.getByText(problem[language], { exact: false }).elements()).toHaveLength(1)
    await expect.element(deposit).toHaveFocus()
    expect(sentChanges(sent)).toEqual([])
  })

  test('every earlier quote is listed with its price, its author and what became of it', async () => {
    const { say } = await openPanel('payment', paying)
    await page
      .getByText(/2/)
      .filter({ hasText: /Earlier quotes|以前の見積もり/ })
      .click()
    const [newer, older] = [
      page.getByRole('listitem').filter({ hasText: '$4,000.00' }),
      page.getByRole('listitem').filter({ hasText: '$40.00' }),
    ]
    await expect.poll(() => textOf(newer)).toMatch(/Clara Clerk/)
    await expect.poll(() => textOf(newer)).toMatch(new RegExp(say('Replaced')))
    await expect.element(older).toBeVisible()
  })

  test('an amount that was typed but not recorded is recorded with PAYMENT COMPLETE', async () => {
    const { say, sent } = await openPanel('payment', paying)
    await page.getByLabelText(say('Amount paid')).fill('20')
    await page.getByRole('button', { name: say('PAYMENT COMPLETE') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.poll(() => textOf(dialog)).toMatch(/\$20\.00/)
    await dialog.getByRole('button', { name: '$20.00', exact: false }).click()
    await expect.poll(() => sentChanges(sent)).toHaveLength(1)
  })

  test('a cancelled request shows what to refund, not what remains, and records the refund', async () => {
    const { say, sent } = await openPanel('payment', cancelled)
    await expect.element(page.getByText(say('To refund'))).toBeVisible()
    await expect.element(page.getByText(say('Remaining'))).not.toBeInTheDocument()
    await expect.element(page.getByLabelText(say('Amount refunded'))).toHaveValue('30.00')
    await page.getByLabelText(say('Reason for the refund')).fill('Cancelled in time')
    await page.getByRole('button', { name: say('RECORD THE REFUND') }).click()
    const ways = page.getByRole('group', { name: say('How it is given back') })
    const problem = problems['refund-method-required'][language]
    await expect.element(ways).toHaveAccessibleDescription(new RegExp(problem))
    await ways.getByLabelText(say('Card')).click()
    await page.getByRole('button', { name: say('RECORD THE REFUND') }).click()
    expect(sentChanges(sent)).toEqual([])
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: '$30.00', exact: false }).click()
    await expect
      .poll(() => sentChanges(sent))
      .toEqual([`PUT ${location.origin}/api/requests/${cancelled._id}/refund`])
  })
})
