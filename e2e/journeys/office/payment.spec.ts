import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, inBothLayouts, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import {
  sharedCustomer,
  answerDialog,
  expectStage,
  expectSums,
  openStage,
  requestAt,
} from '../../pages/office-request.ts'

inBothLayouts((isPhone) => {
  test(
    'a clerk records the deposit and completes the payment',
    { tag: '@core' },
    async ({ signedInAs }) => {
      const id = await requestAt('payment')
      const page = await signedInAs('admin')
      await openStage(page, 'payment', id)
      await expect(page.getByRole('link', { name: 'Payment', exact: true })).toHaveAttribute(
        'href',
        '/admin/payment',
      )
      await expectSums(page, { Total: '$45.00', Paid: '$0.00', Remaining: '$45.00' })

      // The amount is required in both layouts.
      const amount = field(page, 'Amount paid')
      await amount.fill('')
      await button(page, 'UPDATE AMOUNT').click()
      await expect(amount).toHaveAccessibleDescription(/Enter an amount in dollars/)
      await amount.fill('45.01')
      await amount.press('Enter')
      await expect(amount).toHaveAccessibleDescription(/between \$0 and the total of \$45\.00/)

      await amount.fill('0')
      await amount.press('Enter')
      await expect(toast(page, 'Amount updated')).toBeVisible()
      // Less than the deposit is paid, so the page asks first.
      await button(page, 'PAYMENT COMPLETE').click()
      await answerDialog(page, /Only \$0\.00 of the \$20\.00 deposit/, 'Go back')
      await expectStage(page, 'payment', id)

      await amount.fill('20')
      await amount.press('Enter')
      await expect(amount).toHaveValue('0')
      await expectSums(page, { Paid: '$20.00', Remaining: '$25.00' })
      // The focus moves on, so Enter continues.
      const complete = button(page, 'PAYMENT COMPLETE')
      await expect(complete).toBeFocused()
      await complete.press('Enter')
      await expect(toast(page, 'Payment complete')).toBeVisible()
      await expectStage(page, 'translate', id)
      await expect(visibleText(page, 'Waits for a translator').first()).toBeVisible()
      const reached = isPhone
        ? visibleText(page, 'Step 4 of 7, Translate')
        : page.locator('li[data-state=now]:visible').getByText('Translate')
      await expect(reached).toBeVisible()
    },
  )
})

test('an amount that is typed but not recorded is recorded with PAYMENT COMPLETE', async ({
  signedInAs,
}) => {
  const id = await requestAt('payment')
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('20')
  await button(page, 'PAYMENT COMPLETE').click()
  await answerDialog(page, /You typed \$20\.00 but have not recorded it/, 'Go back')
  await expect(field(page, 'Amount paid')).toHaveValue('20')
  await button(page, 'PAYMENT COMPLETE').click()
  await answerDialog(page, /Record \$20\.00 and complete\?/, 'RECORD $20.00 AND COMPLETE')
  await expect(toast(page, 'Payment complete')).toBeVisible()
  await expectStage(page, 'translate', id)
  expect(await api.readRequest(await api.staff('admin'), id)).toMatchObject({ paidAmount: 20 })
})

test('a refund is recorded with its reason and shown in the ledger', async ({ signedInAs }) => {
  const id = await requestAt('payment')
  await api.recordPaid(id, 30)
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await visibleText(page, 'More', { exact: true }).click()
  await visibleText(page, 'Record a refund').click()
  await field(page, 'Amount refunded').fill('31')
  await field(page, 'Reason for the refund').fill('Paid twice')
  await button(page, 'RECORD THE REFUND').click()
  const ways = page.getByRole('group', { name: 'How it is given back' })
  await expect(ways).toHaveAccessibleDescription(/Choose how the money is given back/)
  await ways.getByRole('radio', { name: 'Card' }).check()
  await button(page, 'RECORD THE REFUND').click()
  await expect(field(page, 'Amount refunded')).toHaveAccessibleDescription(/at most the \$30\.00/)
  await field(page, 'Amount refunded').fill('10')
  await button(page, 'RECORD THE REFUND').click()
  await answerDialog(page, /Record a refund of \$10\.00\?/, 'RECORD $10.00')
  await expect(toast(page, 'Refund recorded')).toBeVisible()
  // What was paid back is not owed again.
  await expectSums(page, { Paid: '$20.00', Remaining: '$15.00' })
  const noted = '$10.00 refunded, the price is now $35.00: Paid twice'
  await expect(visibleText(page, noted)).toBeVisible()
  await visibleText(page, 'Payments recorded').click()
  const entries = page.getByRole('listitem').filter({ hasText: /total \$/ })
  await expect(entries).toHaveText([/\+\$30\.00 payment/, /-\$10\.00 refund/])
})

test('lowering the amount paid asks first, and every change is in the ledger', async ({
  signedInAs,
}) => {
  const id = await requestAt('payment')
  await api.recordPaid(id, 30)
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  const amount = field(page, 'Amount paid')
  // The field takes the total paid so far; the difference is shown while typing.
  await amount.fill('35')
  await expect(amount).toHaveAccessibleDescription(/\+\$5\.00; \$10\.00 remains/)
  await amount.fill('20')
  await expect(amount).toHaveAccessibleDescription(/\$10\.00 less than before; \$25\.00 remains/)
  await button(page, 'UPDATE AMOUNT').click()
  await answerDialog(page, /changes from \$30\.00 to \$20\.00/, 'Keep $30.00')
  await expectSums(page, { Paid: '$30.00' })
  await expect(amount).toHaveValue('20')
  await button(page, 'UPDATE AMOUNT').click()
  await answerDialog(page, /\$20\.00/, 'LOWER THE AMOUNT')
  await expectSums(page, { Paid: '$20.00' })

  await visibleText(page, 'Payments recorded').click()
  const entries = page.getByRole('listitem').filter({ hasText: /total \$/ })
  await expect(entries).toHaveText([/\+\$30\.00.*Sample Admin/, /-\$10\.00.*Sample Admin/])

  // When everything is paid the field is gone, but the amount can be corrected.
  await button(page, 'All of $45.00').click()
  await button(page, 'UPDATE AMOUNT').click()
  await expectSums(page, { Remaining: '$0.00' })
  await expect(amount).toHaveCount(0)
  await visibleText(page, 'Correct the amount paid').click()
  await amount.fill('25')
  await visibleText(page, 'Correct the amount paid').click()
  await expect(amount).toBeHidden()
  await visibleText(page, 'Correct the amount paid').click()
  await expect(amount).toHaveValue('25')
  await button(page, 'UPDATE AMOUNT').click()
  await answerDialog(page, /to \$25\.00/, 'LOWER THE AMOUNT')
  await expectSums(page, { Remaining: '$20.00' })
  await expect(page.getByText('Correct the amount paid')).toHaveCount(0)
  await expect(amount).toBeVisible()
})

test('a clerk records the customer’s answer and replaces the quote', async ({ signedInAs }) => {
  const customer = await sharedCustomer()
  const id = await requestAt('payment')
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await expect(
    visibleText(page, /^Not answered yet; valid until \d{2} \w{3}, \d{4}$/),
  ).toBeVisible()
  await button(page, 'Accepted').click()
  await expect(toast(page, 'Answer recorded')).toBeVisible()
  await expect(visibleText(page, /^Quote accepted, /)).toBeVisible()
  await expect(button(page, 'Accepted')).toHaveCount(0)
  // Declining asks first, and for the reason.
  await button(page, 'Declined').click()
  await button(page, 'Go back').click()
  await button(page, 'Declined').click()
  await page
    .getByRole('alertdialog')
    .getByLabel(/^Why\?/)
    .fill('Too dear for two pages.')
  await button(page, 'RECORD AS DECLINED').click()
  await expect(visibleText(page, /^Quote declined, /)).toBeVisible()
  await expect(visibleText(page, 'Quote declined: Too dear for two pages.')).toBeVisible()
  await expect(button(page, 'Declined')).toHaveCount(0)
  await button(page, 'Accepted').click()
  await expect(visibleText(page, /^Quote accepted, /)).toBeVisible()

  await visibleText(page, 'Change the quote').click()
  await expect(field(page, 'Price')).toHaveValue('45.00')
  await field(page, 'Price').fill('60')
  await button(page, 'REPLACE THE QUOTE').click()
  await expect(toast(page, 'Quote added')).toBeVisible()
  await expectStage(page, 'payment', id)
  await expectSums(page, { Total: '$60.00' })
  // The customer has to answer the new one.
  await expect(visibleText(page, /^Not answered yet/)).toBeVisible()
  expect(await api.readRequest(customer, id)).toMatchObject({
    totalPrice: 60,
    quote: { version: 2 },
  })

  // The customer's own answer marks the request as unread in the list.
  await page.goto('/admin/payment')
  const row = page.locator(`[data-request="${id}"]`)
  await expect(row).toBeVisible()
  await api.answerQuote(id, 'declined', customer)
  await expect(row).toContainText('Declined')
  await expect(row).toContainText('Unread.')
})

test('a clerk opens the customer’s page and records the answer given at the counter', async ({
  newCustomer,
  signedInAs,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.submitQuote(id)
  const page = await signedInAs('admin')
  await page.goto(`/request/${id}`)
  const whose = say('The customer’s page: {name}', { name: 'Higa, Keiko' })
  await expect(visibleText(page, whose)).toBeVisible()
  await expect(page.getByRole('link', { name: say('Open it in the back office') })).toHaveAttribute(
    'href',
    `/admin/payment/${id}`,
  )
  await expect(button(page, say('ACCEPT'))).toHaveCount(0)
  await button(page, say('RECORD AS ACCEPTED')).click()
  await expect(toast(page, say('Answer recorded'))).toBeVisible()
  expect(await api.readRequest(customer, id)).toMatchObject({ quote: { answer: 'accepted' } })
})
