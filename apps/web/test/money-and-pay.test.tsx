import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listBalances } from '@kakehashi/contract/money'
import type { Statement } from '@kakehashi/contract/requests/pay'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Money from '../app/office/counter/money/money.tsx'
import { AgreedPay } from '../app/office/request/pay/agreed-pay.tsx'
import Pay from '../app/owner/pay/pay.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const [first, second] = ['1', '2'].map((end) => `018f5a3e-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
]
const at = '2026-11-09T01:30:00.000Z'
const unpaid: ReplyOf<typeof listBalances>['unpaid'][number] = {
  _id: first,
  orderNumber: 'K-2026-00412',
  name: 'Dana Whitaker',
  stage: 'complete',
  version: 9,
  since: at,
  total: 115,
  paid: 40,
  amount: 75,
  phone: '090-0000-0161',
  hasEmail: true,
}
const reads = {
  '/api/money/totals': [],
  '/api/till/closed': [],
  '/api/money/balances': { unpaid: [unpaid], refundsOwed: [] },
  '/api/services': [],
}
const entry: Statement['entries'][number] = {
  _id: first,
  amount: 45,
  month: '2026-11',
  request: second,
  orderNumber: 'K-2026-00412',
  service: second,
  requestItem: 'Contract',
  history: [{ kind: 'agreed', amount: 45, at, by: 'Aiko Owner' }],
}

describe.each(languages)('money of the office (%s)', (language) => {
  const open = (more: object = {}, answer?: (call: Request) => Promise<Response>) =>
    openScreen({
      language,
      path: '/admin/money',
      Component: Money,
      reads: { ...reads, ...more },
      ...(answer && { answer }),
    })

  test('an unpaid request can be reminded with one press, as it is on screen', async () => {
    const bodies: unknown[] = []
    const { say } = await open({}, async (call) => {
      bodies.push(await call.json())
      return Response.json({ done: [first], undo: [], refused: [] })
    })
    await expect.element(page.getByText('$75.00')).toBeVisible()
    await page.getByRole('button', { name: say('Remind {name}', { name: unpaid.name }) }).click()
    await expect.element(page.getByText(say('Reminder sent'))).toBeVisible()
    expect(bodies).toEqual([{ action: 'remind', requests: [{ _id: first, version: 9 }] }])
  })

  test('a customer without an address is called, and one reminded today is left alone', async () => {
    const today = { ...unpaid, _id: second, remindedAt: new Date().toISOString() }
    const { say } = await open({
      '/api/money/balances': { unpaid: [{ ...unpaid, hasEmail: false }, today], refundsOwed: [] },
    })
    await expect.element(page.getByText(say('No e-mail address: please call.'))).toBeVisible()
    await expect.element(page.getByText(say('Reminded today'))).toBeVisible()
    expect(
      page.getByRole('button', { name: say('Remind {name}', { name: unpaid.name }) }).elements(),
    ).toEqual([])
  })

  test('nothing unpaid, nothing owed and no till is said in words', async () => {
    const { say } = await open({ '/api/money/balances': { unpaid: [], refundsOwed: [] } })
    for (const text of [
      'Nothing is unpaid.',
      'We owe nobody anything.',
      'No till was closed yet.',
    ]) {
      await expect.element(page.getByText(say(text))).toBeVisible()
    }
  })

  test('a statement is marked as paid with the amounts on screen, after a question', async () => {
    const bodies: unknown[] = []
    const statement = { contractor: second, name: 'Kenji Oshiro', entries: [entry] }
    const { say } = await openScreen({
      language,
      path: '/owner/pay',
      Component: Pay,
      reads: { '/api/pay': [{ ...statement, sum: 45, unpaid: 45 }], '/api/services': [] },
      answer: async (call) => {
        bodies.push(await call.json())
        return Response.json({ paid: 1 })
      },
    })
    await page.getByRole('button', { name: `${say('MARK AS PAID')} Kenji Oshiro` }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('MARK AS PAID') })
      .click()
    await expect.element(page.getByText(say('Marked as paid'))).toBeVisible()
    expect(bodies).toEqual([{ pays: [{ _id: first, amount: 45 }] }])
  })

  test('the pay of the assigned contractor is set in dollars', async () => {
    const bodies: unknown[] = []
    const request = officeRequest()
    const pay = { assigned: { _id: second, name: 'Kenji Oshiro' }, pays: [] }
    const { say } = await openScreen({
      language,
      path: '/pay',
      Component: () => <AgreedPay request={request} />,
      reads: { [`/api/requests/${request._id}/pay`]: pay },
      answer: async (call) => {
        bodies.push(await call.json())
        return Response.json(pay)
      },
    })
    await page.getByLabelText(say('Pay of {name}', { name: 'Kenji Oshiro' })).fill('45.50')
    await page.getByRole('button', { name: say('SET PAY') }).click()
    await expect.element(page.getByText(say('Pay updated'))).toBeVisible()
    expect(bodies).toEqual([{ contractor: second, amount: 45.5 }])
  })
})
