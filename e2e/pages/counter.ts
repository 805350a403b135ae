import { amountText, changePieces, denominations } from '@kakehashi/domain/payments/cash'
import type { Currency, PaymentMethod } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { expect, type Locator, type Page } from '@playwright/test'
import type { CountedKeyboard } from '../support/counted-keyboard.ts'
import type { Say } from '../support/translations.ts'
import { button, containing, field } from './forms.ts'
import type { WalkIn } from './walk-ins.ts'

export interface TakenAtCounter {
  readonly orderNumber: string
  readonly claimCode: string | undefined
  readonly presses: number
  readonly seconds: number
}

const methodKeys = { 'cash-usd': 'd', 'cash-jpy': 'y', card: 'b' } as const

/** Takes one order by keyboard, from any screen of the office. */
export async function takeOrder(
  page: Page,
  say: Say,
  keyboard: CountedKeyboard,
  walkIn: WalkIn,
): Promise<TakenAtCounter> {
  const before = keyboard.presses
  const start = Date.now()
  await keyboard.press('w')
  await expect(field(page, say('Who'))).toBeFocused()
  await chooseCustomer(page, say, keyboard, walkIn)
  await keyboard.press('p')
  await expect(field(page, say('Add from the price list'))).toBeFocused()
  for (const line of walkIn.lines) {
    await keyboard.type(line)
    await keyboard.press('Enter')
  }
  await expect(total(page)).toHaveText(amountText('usd', walkIn.total))
  await keyboard.press('Escape', methodKeys[walkIn.method])
  if (walkIn.given !== undefined) await keyboard.type(walkIn.given)
  if (walkIn.change !== undefined) {
    await expect(page.locator('dd', { hasText: walkIn.change }).first()).toBeVisible()
  }
  await keyboard.press('Control+Enter')
  const heading = page.getByRole('heading', { level: 2, name: takenHeading(say) })
  await expect(heading).toBeFocused()
  const seconds = (Date.now() - start) / 1000
  const code = page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  return {
    orderNumber: takenHeading(say).exec(await heading.innerText())?.[1] ?? '',
    claimCode: walkIn.rest ? await code.innerText() : undefined,
    presses: keyboard.presses - before,
    seconds,
  }
}

function takenHeading(say: Say): RegExp {
  const [start = '', end = ''] = say('Order {orderNumber} is taken').split('{orderNumber}')
  return new RegExp(`${containing(start).source}([\\w-]+)${containing(end).source}`)
}

async function chooseCustomer(page: Page, say: Say, keyboard: CountedKeyboard, walkIn: WalkIn) {
  const { who, rest } = walkIn
  await keyboard.type(who)
  if (!rest) {
    // At once, before the server has answered.
    await keyboard.press('Enter')
    await expect(button(page, say('Another person'))).toBeVisible()
    return
  }
  const somebodyNew = page.getByRole('option', { name: say('Somebody new') })
  await expect(somebodyNew).toBeVisible()
  while ((await somebodyNew.getAttribute('aria-selected')) !== 'true') {
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await expect(page.locator('input:focus')).toHaveValue('')
  for (const [place, text] of rest.entries()) {
    if (place > 0) await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await keyboard.press('Escape')
}

function total(page: Page): Locator {
  return page.getByRole('main').locator('output.serif').first()
}

export async function openTill(page: Page, say: Say, usd: number, jpy: number): Promise<void> {
  await page.goto('/admin/counter/till')
  await countCash(page, say, 'usd', usd)
  await countCash(page, say, 'jpy', jpy)
  await field(page, say('Yen for one dollar today')).fill('154')
  await button(page, say('OPEN THE TILL')).click()
  await expect(button(page, say('CLOSE THE TILL'))).toBeVisible()
}

/** Types how many pieces of each denomination there are. */
export async function countCash(
  page: Page,
  say: Say,
  currency: Currency,
  sum: number,
): Promise<void> {
  const counted = new Map(changePieces(currency, sum).map(({ value, pieces }) => [value, pieces]))
  for (const value of denominations[currency]) {
    const name = pieceName(currency, value)
    const pieces = counted.get(value) ?? 0
    await field(page, say('Pieces of {name}', { name })).fill(pieces > 0 ? String(pieces) : '')
  }
}

function pieceName(currency: Currency, value: number): string {
  if (currency === 'jpy') return amountText('jpy', value)
  return value >= 100 ? `$${value / 100}` : `${value}¢`
}

/** Dollars and yen in one row of the comparison at the till. */
export function tillRow(page: Page, label: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
}

/** What went into each drawer, in cents and yen. */
export function receivedInCash(walkIns: readonly WalkIn[], rate: number) {
  const totals = (wanted: PaymentMethod) =>
    walkIns.filter(({ method }) => method === wanted).map(({ total: cents }) => cents)
  return {
    usd: totals('cash-usd').reduce((sum, cents) => sum + cents, 0),
    jpy: totals('cash-jpy').reduce((sum, cents) => sum + yenOf(cents, rate), 0),
  }
}
