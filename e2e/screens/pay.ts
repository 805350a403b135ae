import { getOwnStatement, listStatements, type Statement } from '@kakehashi/contract/requests/pay'
import { visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const [first, second, third] = ['1', '2', '3'].map(
  (end) => `018f5a3e-0000-7000-8000-00000000000${end}`,
) as [string, string, string]
const at = '2026-11-09T01:30:00.000Z'
const agreed = { kind: 'agreed', amount: 45, at, by: 'Hiroshi Owner' } as const
const entry: Statement['entries'][number] = {
  _id: first,
  amount: 45,
  month: '2026-11',
  request: first,
  orderNumber: 'K-2026-0412',
  service: first,
  requestItem: 'Marriage Affidavit',
  history: [agreed],
}
const paid = { paidAt: at, paidBy: 'Hiroshi Owner' }
const statement: Statement = {
  contractor: first,
  name: 'Kenji Oshiro',
  entries: [
    entry,
    {
      ...entry,
      ...paid,
      _id: second,
      amount: 1_320.5,
      history: [agreed, { ...agreed, kind: 'paid', amount: 1_320.5 }],
    },
    {
      ...entry,
      _id: third,
      unpaidReason: 'The transfer came back',
      history: [agreed, { ...agreed, kind: 'paid' }, { ...agreed, kind: 'unpaid' }],
    },
  ],
  sum: 1_410.5,
  unpaid: 90,
}

export const contractorsPay: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/owner/pay', `**${listStatements.path}?*`]
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `pay-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('Nothing was agreed in this month')).waitFor()
  await inspect(page, 'pay-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.fulfill({ json: [statement] }))
  await goTo(page, path)
  await page.getByRole('table').waitFor()
  await inspect(page, 'pay')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'pay-dark')
  await page
    .getByRole('button', { name: new RegExp(`^${say('Not paid…')}`) })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'pay-marking-unpaid')
}

export const ownStatement: ScreenStates = async ({ open, inspect, sample }) => {
  const page = await open(await sample('translator'))
  const [path, call] = ['/desk/pay', `**${getOwnStatement.path}?*`]
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `statement-${state}`))
  await page.route(call, (route) =>
    route.fulfill({ json: { ...statement, entries: [], sum: 0, unpaid: 0 } }),
  )
  await goTo(page, path)
  await page.getByRole('table').waitFor()
  await inspect(page, 'statement-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.fulfill({ json: statement }))
  await goTo(page, path)
  await page.getByRole('table').waitFor()
  await inspect(page, 'statement')
}
