import { amountText, changePieces, denominations } from '@kakehashi/domain/payments/cash'
import type { Currency, PaymentMethod } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { expect, type Locator, type Page } from '@playwright/test'
import type { CountedKeyboard } from '../support/counted-keyboard.ts'
import type { Say } from '../support/translations.ts'
import { scan } from '../support/scanner.ts'
import { button, containing, field, toast } from './forms.ts'
import { paidAtOnce, type WalkIn } from './walk-ins.ts'

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
  if (walkIn.scan !== undefined) scan(walkIn.scan, 2)
  await keyboard.press('w')
  await expect(field(page, say('Who'))).toBeFocused()
  await chooseCustomer(page, say, keyboard, walkIn)
  await addDocuments(page, say, walkIn.documents ?? [])
  if (walkIn.scan !== undefined) await takeScan(page, say, keyboard, walkIn.scan)
  await keyboard.press('p')
  await expect(field(page, say('Add from the price list'))).toBeFocused()
  for (const line of walkIn.lines) {
    await keyboard.type(line)
    await keyboard.press('Enter')
  }
  await expect(total(page)).toHaveText(amountText('usd', walkIn.total))
  if (walkIn.paysHalf) await keyboard.click(page.getByRole('radio', { name: say('Half') }))
  await keyboard.press('Escape', methodKeys[walkIn.method])
  if (walkIn.given !== undefined) await keyboard.type(walkIn.given)
  if (walkIn.change !== undefined) {
    await expect(page.locator('dd', { hasText: walkIn.change }).first()).toBeVisible()
  }
  await keyboard.press('Control+Enter')
  const heading = page.getByRole('heading', { level: 2, name: takenHeading(say) })
  await expect(heading).toBeFocused()
  const seconds = (Date.now() - start) / 1000
  // The money is given back after the press.
  if (walkIn.change !== undefined) {
    await expect(page.getByRole('definition').filter({ hasText: walkIn.change })).toBeVisible()
  }
  const code = page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  return {
    orderNumber: takenHeading(say).exec(await heading.innerText())?.[1] ?? '',
    claimCode: walkIn.rest ? await code.innerText() : undefined,
    presses: keyboard.presses - before,
    seconds,
  }
}

async function addDocuments(page: Page, say: Say, documents: NonNullable<WalkIn['documents']>) {
  const files = page.locator('input[type=file][multiple]')
  for (const document of documents) await files.setInputFiles(document)
  const ready = page.getByText(say('Ready'), { exact: true })
  await expect(ready).toHaveCount(documents.length)
}

/** A scan in the open tray. It comes about six seconds after it was saved. */
export function inTray(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('checkbox', { name: containing(name) })
}

/** Opens the tray from a screen that has one. */
export async function openTray(page: Page, say: Say): Promise<void> {
  const tray = page.getByRole('button', { name: containing(say('Scanner tray')) })
  await expect(tray).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: say('Scanner tray') })).toBeVisible()
}

/** Waits for a scan, and takes it into the order by keyboard. */
async function takeScan(page: Page, say: Say, keyboard: CountedKeyboard, name: string) {
  await keyboard.press('s')
  const box = inTray(page, name).first()
  await expect(box).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('dialog').locator('input:focus')).toHaveCount(1)
  while (!(await box.evaluate((input) => input === document.activeElement))) {
    await keyboard.press('ArrowUp')
  }
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: say('From the scanner') })).toContainText(name)
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

/** Three lines of the price list, paid with 20,000 yen; the order is not taken yet. */
export async function fillSampleOrder(page: Page, say: Say): Promise<void> {
  const list = field(page, say('Add from the price list'))
  for (const line of ['koseki', 'birth', 'certificate of accuracy']) {
    await list.fill(line)
    await list.press('Enter')
  }
  await list.press('Escape')
  await page.keyboard.press('y')
  await page.keyboard.type('20000')
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
    walkIns.filter(({ method }) => method === wanted).map(paidAtOnce)
  return {
    usd: totals('cash-usd').reduce((sum, cents) => sum + cents, 0),
    jpy: totals('cash-jpy').reduce((sum, cents) => sum + yenOf(cents, rate), 0),
  }
}

/** Records money that was given back for an order. */
export async function giveBack(
  page: Page,
  say: Say,
  orderNumber: string,
  method: string,
  cents: number,
): Promise<void> {
  await page.goto(`/admin/scan/${orderNumber}`)
  await page.getByText(say('More'), { exact: true }).click()
  await page.getByText(say('Record a refund'), { exact: true }).click()
  await field(page, say('Amount refunded')).fill((cents / 100).toFixed(2))
  await page.getByRole('radio', { name: say(method) }).check()
  await field(page, say('Reason for the refund')).fill('A page less')
  await button(page, say('RECORD THE REFUND')).click()
  await page.getByRole('alertdialog').locator('[data-send]').click()
  await expect(toast(page, say('Refund recorded'))).toBeVisible()
}

/** The customer signs with the mouse for what is ticked. */
export async function sign(page: Page, say: Say): Promise<void> {
  await button(page, say('Sign on the screen…')).click()
  const signature = page.getByRole('img', { name: say('Field for the signature') })
  const { x = 0, y = 0, width = 0, height = 0 } = (await signature.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  for (const [right, down] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.6, 0.4],
    [0.8, 0.6],
  ] as const) {
    await page.mouse.move(x + width * right, y + height * down, { steps: 4 })
  }
  await page.mouse.up()
  await button(page, say('DONE')).click()
}
