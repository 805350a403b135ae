import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { getTill } from '@kakehashi/contract/till'
import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../pages/forms.ts'
import { fillSampleOrder, sign } from '../pages/counter.ts'
import * as api from '../support/office-api.ts'
import { uniqueName } from '../support/people.ts'
import { keepToast, goTo, type ScreenStates } from './inspector.ts'

type Till = ReplyOf<typeof getTill>

const opened = {
  _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1c01',
  openedAt: '2026-11-16T08:54:00.000+09:00',
  openedBy: 'Naomi Oshiro',
  yenRate: 154,
  openingCount: { usd: { 2000: 2, 1000: 4, 500: 3, 100: 5 }, jpy: { 5000: 2, 1000: 10 } },
  opening: { usd: 100, jpy: 20_000 },
}
const cards = { count: 3, sum: 207.5 }
const order = { requestId: opened._id, orderNumber: '26-1187' }
const open: NonNullable<Till['open']> = {
  ...opened,
  cash: { usd: 231.5, jpy: 52_360 },
  moved: { usd: 0, jpy: -1180 },
  expected: { usd: 331.5, jpy: 71_180 },
  cards,
  entries: [
    { at: opened.openedAt, currency: 'usd', amount: 231.5, name: 'Ellis, Jordan', ...order },
    { at: opened.openedAt, currency: 'jpy', amount: 52_360, name: 'Shiroma, Mai', ...order },
    { at: opened.openedAt, currency: 'jpy', amount: -1180, reason: 'Letter Pack, receipt kept' },
  ],
}
const last: NonNullable<Till['last']> = {
  ...opened,
  closedAt: '2026-11-16T17:04:00.000+09:00',
  closedBy: 'Naomi Oshiro',
  closingCount: opened.openingCount,
  expected: { usd: 331.5, jpy: 71_180 },
  counted: { usd: 331.5, jpy: 70_680 },
  difference: { usd: 0, jpy: -500 },
  differenceReason: 'Perhaps a coin under the drawer',
  terminal: 207.5,
  cards,
}

/** The office has one till for all tests, so screens get replies instead. */
async function stubTill(page: Page, reply: Till): Promise<void> {
  await page.unroute(`**${getTill.path}`)
  await page.route(`**${getTill.path}`, (route) => route.fulfill({ json: reply }))
}

/** Empty, refused, a person found, somebody new, filled, and taken. */
export const newOrderStates: ScreenStates = async ({ open: openAs, inspect, sample, say }) => {
  const page = await openAs(await sample('admin'))
  await stubTill(page, { open, last })
  await goTo(page, '/admin/counter/new')
  await visibleText(page, say('To pay in dollars')).waitFor()
  await inspect(page, 'counter-order-empty')
  await button(page, say('TAKE ORDER')).click()
  await visibleText(page, say('Find the customer, or enter somebody new')).first().waitFor()
  await inspect(page, 'counter-order-problem')
  const who = field(page, say('Who'))
  await who.fill('shiroma')
  await page.getByRole('option').nth(1).waitFor()
  await inspect(page, 'counter-order-person-found')
  await who.press('Enter')
  await button(page, say('Another person')).click()
  await who.fill(`Dana ${uniqueName('Whitaker')}`)
  await page.getByRole('option', { name: say('Somebody new') }).click()
  await field(page, say('Phone')).fill('098-000-0179')
  const list = field(page, say('Add from the price list'))
  await list.click()
  await page.getByRole('option').first().waitFor()
  await inspect(page, 'counter-order-price-list')
  await fillSampleOrder(page, say)
  await inspect(page, 'counter-order-filled')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'counter-order-filled-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await list.press('Escape')
  await page.keyboard.press('b')
  await button(page, say('TAKE ORDER')).click()
  await button(page, say('PRINT THE SLIP')).waitFor()
  await inspect(page, 'counter-order-taken')
}

/** Closed, before the first count ever, open, counted with a difference, and asked. */
export const tillStates: ScreenStates = async ({ open: openAs, inspect, sample, say }) => {
  const page = await openAs(await sample('admin'))
  await stubTill(page, {})
  await goTo(page, '/admin/counter/till')
  await button(page, say('OPEN THE TILL')).waitFor()
  await inspect(page, 'counter-till-never-opened')
  await goTo(page, '/admin/counter/new')
  // Cash is chosen until the till has answered that it is closed.
  await page.getByRole('radio', { name: say('Card'), checked: true }).waitFor()
  await page.getByRole('radio', { name: say('Cash $') }).check()
  await page.getByRole('link', { name: say('Open the till') }).waitFor()
  await inspect(page, 'counter-order-till-closed')
  await stubTill(page, { last })
  await goTo(page, '/admin/counter/till')
  await visibleText(page, 'Perhaps a coin under the drawer').waitFor()
  await inspect(page, 'counter-till-closed')
  await stubTill(page, { open, last })
  await goTo(page, '/admin/counter/till')
  await button(page, say('CLOSE THE TILL')).waitFor()
  await inspect(page, 'counter-till-open')
  await field(page, say('Pieces of {name}', { name: '$50' })).fill('6')
  await field(page, say('Pieces of {name}', { name: '¥10,000' })).fill('7')
  await field(page, say('Why the count differs')).waitFor()
  await inspect(page, 'counter-till-difference')
  await button(page, say('CLOSE THE TILL')).click()
  await visibleText(page, say('Write why the count differs; a guess is enough.')).waitFor()
  await field(page, say('Why the count differs')).fill('Perhaps the change of Mr Ellis')
  await button(page, say('CLOSE THE TILL')).click()
  await page.getByRole('alertdialog').waitFor()
  await visibleText(page, say('Write why the count differs; a guess is enough.')).waitFor({
    state: 'detached',
  })
  await inspect(page, 'counter-till-question')
}

/** Originals on a request, their list and labels, and the hand-over from the search to the end. */
export const originalStates: ScreenStates = async (inspector) => {
  const { open: openAs, inspect, sample, newCustomer, say } = inspector
  const lastName = uniqueName('Burns')
  const customer = await newCustomer({ firstName: 'Zachary', lastName })
  const { _id: id } = await api.sendRequest(customer)
  await api.takeInOriginal(id, 'Affidavit of competency to marry', 'B-14')
  await api.takeInOriginal(id, 'Birth certificate, State of Ohio', 'Safe 2')
  await api.advanceTo(id, 'delivery')
  const page = await openAs(await sample('admin'))
  await goTo(page, `/admin/labels/${id}`)
  await field(page, say('Paper')).selectOption('a4')
  await page.locator('[data-prints-alone]').waitFor()
  await inspect(page, 'counter-labels-sheet')
  await field(page, say('Paper')).selectOption('roll')
  await inspect(page, 'counter-labels-roll')
  await goTo(page, '/admin/originals')
  await field(page, say('Shelf')).fill('Safe 2')
  await visibleText(page, 'Birth certificate, State of Ohio').first().waitFor()
  await inspect(page, 'counter-originals')
  await goTo(page, '/admin/counter/hand-over')
  const find = field(page, say('Scan the slip, or type the code'))
  await find.waitFor()
  await inspect(page, 'counter-hand-over-empty')
  await find.fill('nobody has this name')
  await find.press('Enter')
  await visibleText(
    page,
    say('Nobody found. Try the name, or the order number from the mail.'),
  ).waitFor()
  await inspect(page, 'counter-hand-over-nobody')
  await find.fill(lastName)
  await find.press('Enter')
  await page.getByRole('heading', { level: 2, name: lastName }).waitFor()
  await inspect(page, 'counter-hand-over-found')
  await page.getByRole('main').locator('[data-pieces] input').first().check()
  await field(page, say('Someone else is collecting')).check()
  await inspect(page, 'counter-hand-over-left-behind')
  await field(page, say('Name of the person who collects')).fill('Keiko Burns')
  await page.keyboard.press('Escape')
  await button(page, say('HAND OVER')).focus()
  await page.keyboard.press('a')
  await button(page, say('Sign on the screen…')).click()
  await inspect(page, 'counter-hand-over-signing')
  await page.keyboard.press('Escape')
  await sign(page, say)
  await inspect(page, 'counter-hand-over-signed')
  await button(page, say('HAND OVER')).click()
  await find.waitFor()
  await inspect(page, 'counter-hand-over-done')
}

/** The ledger with an entry that is cancelled; the customer's receipts; an order that is claimed. */
export const paperStates: ScreenStates = async (inspector) => {
  const { open: openAs, inspect, sample, newCustomer, say } = inspector
  const customer = await newCustomer()
  const { request } = await api.takeOrderAtCounter(customer)
  const mine = await openAs(customer)
  await goTo(mine, `/request/${request._id}`)
  await mine.getByRole('link', { name: /R-\d{4}-\d{5}/ }).waitFor()
  await inspect(mine, 'counter-receipts')
  await goTo(mine, '/claim')
  await button(mine, say('ADD THE ORDER')).waitFor()
  await inspect(mine, 'counter-claim')
  await field(mine, say('Claim code')).fill('7Q4M-K2XD-9HRT')
  await field(mine, say('Phone')).fill('098-000-0179')
  await button(mine, say('ADD THE ORDER')).click()
  await keepToast(mine)
  await inspect(mine, 'counter-claim-refused')
  const page = await openAs(await sample('admin'))
  await goTo(page, `/admin/translate/${request._id}`)
  await visibleText(page, say('Payments recorded')).click()
  await page.getByRole('button', { name: say('Cancel entry…') }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'counter-cancel-entry')
  await page.getByRole('alertdialog').getByRole('textbox').fill('Paid in cash')
  await button(page, say('CANCEL THE ENTRY')).click()
  await visibleText(page, '-$85.00').waitFor()
  await goTo(page, `/admin/translate/${request._id}`)
  await visibleText(page, say('Payments recorded')).click()
  await visibleText(page, '-$85.00').waitFor()
  await visibleText(page, say('Take a payment now')).click()
  await inspect(page, 'counter-cancelled-entry')
}
