import { priceText } from '@kakehashi/domain/money'
import type { Locator, Page } from '@playwright/test'
import { button, field, toast } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { sayIn } from '../../support/translations.ts'

const say = sayIn('en')

type Column = 'Quote' | 'Payment' | 'Translation' | 'Review' | 'Delivery/Pickup'

/** The row of a request in a column of the dashboard. */
const inColumn = (page: Page, column: Column, id: string): Locator =>
  page.getByRole('region', { name: column, exact: true }).locator(`a[href$="/${id}"]`)

const sum = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('+ dd')
    .first()

/** The open confirmation dialog. */
const question = (page: Page): Locator => page.locator('dialog[open]')

async function quote(
  page: Page,
  id: string,
  price: string,
  deposit: string,
  isUnusual = false,
): Promise<void> {
  await page.goto(`/admin/quote/${id}`)
  await field(page, say('Price')).fill(price)
  await field(page, say('Deposit')).fill(deposit)
  await button(page, say('SUBMIT QUOTE')).click()
  if (isUnusual) {
    const send = say('SEND {priceText}', { priceText: priceText(Number(price) * 100) })
    await question(page).getByRole('button', { name: send }).click()
  }
  await expect(toast(page, say('Quote added'))).toBeVisible()
  await expect(page).toHaveURL(`/admin/payment/${id}`)
}

async function pay(page: Page, label: 'Amount paid' | 'Update amount paid', amount: string) {
  await field(page, say(label)).fill(amount)
  await button(page, say('UPDATE AMOUNT')).click()
  await expect(toast(page, say('Amount updated')).first()).toBeVisible()
  await expect(sum(page, say('Paid'))).toHaveText(priceText(Number(amount) * 100))
}

async function begin(page: Page, id: string): Promise<void> {
  await button(page, say('PAYMENT COMPLETE')).click()
  await expect(toast(page, say('Payment complete'))).toBeVisible()
  await expect(page).toHaveURL(`/admin/translate/${id}`)
}

async function assign(page: Page, id: string, translator: string): Promise<void> {
  await page.goto(`/admin/translate/${id}`)
  const choice = field(page, say('Change translator'))
  const option = choice.locator('option', { hasText: translator })
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  await button(page, say('UPDATE TRANSLATOR')).click()
  await expect(toast(page, say('Translator updated'))).toBeVisible()
}

async function handIn(page: Page, words: string): Promise<void> {
  const translation = {
    name: 'translation.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf(words),
  }
  await page.locator('input[type="file"]').setInputFiles(translation)
  await button(page, say('SUBMIT TRANSLATION')).click()
  await expect(toast(page, say('Translation submitted')).first()).toBeVisible({ timeout: 20_000 })
}

test('two clerks and two translators complete three requests, and the payments add up', async ({
  newCustomer,
  signedInAs,
}) => {
  test.slow()
  const [moving, marrying, working] = await Promise.all([
    newCustomer(),
    newCustomer(),
    newCustomer(),
  ])
  const { _id: marriage } = await api.sendRequest(marrying, {
    document: await api.sendDocument(marrying),
  })
  const { _id: move } = await api.sendRequest(moving, { requestItem: 'Medical' })
  const { _id: contract } = await api.sendRequest(working, { requestItem: 'Technical' })

  const front = await signedInAs('admin')
  const back = await signedInAs('owner')
  const dashboard = await signedInAs('admin')
  await dashboard.goto('/admin/dashboard')
  for (const id of [marriage, move, contract])
    await expect(inColumn(dashboard, 'Quote', id)).toBeVisible()

  await test.step('both clerks quote and see each other’s changes without a reload', async () => {
    await back.goto('/admin/dashboard')
    await quote(front, marriage, '45', '20')
    await expect(inColumn(back, 'Payment', marriage)).toBeVisible()
    await expect(inColumn(back, 'Quote', marriage)).toHaveCount(0)
    await quote(back, move, '60.50', '25.25')
    // Less than a third of the usual price for a technical text.
    await quote(front, contract, '30', '0', true)
    for (const id of [marriage, move, contract]) {
      await expect(inColumn(dashboard, 'Payment', id)).toBeVisible()
    }
  })

  await test.step('one customer pays everything, one the deposit, one nothing yet', async () => {
    await front.goto(`/admin/payment/${marriage}`)
    await pay(front, 'Amount paid', '45')
    await expect(sum(front, say('Remaining'))).toHaveText('$0.00')
    await begin(front, marriage)
    await back.goto(`/admin/payment/${move}`)
    await front.goto(`/admin/payment/${move}`)
    await pay(back, 'Amount paid', '25.25')
    await expect(sum(front, say('Paid')), 'the other clerk sees it at once').toHaveText('$25.25')
    await expect(sum(front, say('Remaining'))).toHaveText('$35.25')
    await begin(back, move)
    await front.goto(`/admin/payment/${contract}`)
    await begin(front, contract)
    await expect(inColumn(dashboard, 'Translation', contract)).toBeVisible()
  })

  const translator = await signedInAs('translator')
  const contractor = await signedInAs('contractor')
  await test.step('each translator sees only their own requests and submits them', async () => {
    const people = await Promise.all([api.staff('translator'), api.staff('contractor')])
    const [one, other] = people.map(({ user }) => `${user.lastName}, ${user.firstName}`)
    await assign(back, marriage, one ?? '')
    await assign(back, contract, one ?? '')
    await assign(back, move, other ?? '')
    await translator.goto('/desk')
    await contractor.goto('/desk')
    for (const id of [marriage, contract]) {
      await expect(translator.locator(`a[href="/desk/${id}"]`)).toBeVisible()
      await expect(contractor.locator(`a[href="/desk/${id}"]`)).toHaveCount(0)
    }
    await contractor.goto(`/desk/${move}`)
    await handIn(contractor, 'Chart')
    await translator.goto(`/desk/${marriage}`)
    await expect(translator.getByRole('main')).not.toContainText('$45.00')
    await handIn(translator, 'Affidavit with a wrong date')
    await translator.goto(`/desk/${contract}`)
    await handIn(translator, 'Contract')
    for (const id of [marriage, move, contract]) {
      await expect(inColumn(dashboard, 'Review', id)).toBeVisible()
    }
  })

  await test.step('a clerk returns a translation with a wrong date', async () => {
    await front.goto(`/admin/review/${marriage}`)
    await button(front, say('RETURN')).click()
    const dialog = question(front)
    await dialog.getByRole('textbox').fill('The day of birth is the 3rd.')
    await dialog.getByRole('button', { name: say('RETURN') }).click()
    await expect(toast(front, say('Request has been returned.'))).toBeVisible()
    await expect(front).toHaveURL(`/admin/translate/${marriage}`)
    await expect(inColumn(dashboard, 'Translation', marriage)).toBeVisible()
    await translator.goto(`/desk/${marriage}`)
    await expect(
      translator.getByText('The day of birth is the 3rd.', { exact: true }),
    ).toBeVisible()
    await handIn(translator, 'Affidavit with the right date')
  })

  await test.step('the reviewed translations go to delivery', async () => {
    for (const [page, id] of [
      [front, marriage],
      [back, move],
      [front, contract],
    ] as const) {
      await page.goto(`/admin/review/${id}`)
      await button(page, say('CONTINUE')).click()
      await expect(toast(page, say('Ready for delivery or pickup.')).first()).toBeVisible()
      await expect(page).toHaveURL(`/admin/delivery/${id}`)
      await expect(inColumn(dashboard, 'Delivery/Pickup', id)).toBeVisible()
    }
  })

  await test.step('two are delivered paid, one with a balance that is paid later', async () => {
    await front.goto(`/admin/delivery/${contract}`)
    await pay(front, 'Update amount paid', '30')
    for (const id of [marriage, contract]) {
      await front.goto(`/admin/delivery/${id}`)
      await button(front, say('DELIVERED')).click()
      await expect(front).toHaveURL(`/admin/complete/${id}`)
      await expect(inColumn(dashboard, 'Delivery/Pickup', id)).toHaveCount(0)
    }
    await back.goto(`/admin/delivery/${move}`)
    await button(back, say('DELIVERED')).click()
    await expect(question(back)).toContainText('$35.25')
    await question(back)
      .getByRole('button', { name: say('DELIVER') })
      .click()
    await expect(toast(back, say('Document delivered'))).toBeVisible()
    await expect(back.getByRole('main')).toContainText('$35.25')
    await front.goto('/admin/complete?list=balance-due')
    await expect(front.locator(`a[href$="/${move}"]`)).toBeVisible()
    await back.getByLabel(/amount paid/i).fill('60.50')
    await button(back, say('UPDATE AMOUNT')).click()
    await expect(toast(back, say('Amount updated')).first()).toBeVisible()
    await expect(front.locator(`a[href$="/${move}"]`), 'no balance is left').toHaveCount(0)
  })

  await test.step('the amounts on screen match the ledger', async () => {
    const expected = { [marriage]: [45, 45], [move]: [60.5, 60.5], [contract]: [30, 30] }
    for (const [id, [total = 0, paid = 0]] of Object.entries(expected)) {
      const ledger = await api.paymentsOf(id)
      const request = await api.readRequest(await api.staff('admin'), id)
      const recorded = ledger.reduce((all, { difference }) => all + Math.round(difference * 100), 0)
      expect(recorded).toBe(paid * 100)
      expect(request).toMatchObject({ totalPrice: total, paidAmount: paid, isCompleted: true })
      await front.goto(`/admin/complete/${id}`)
      await expect(front.getByRole('main')).toContainText(priceText(total * 100))
    }
  })
})
