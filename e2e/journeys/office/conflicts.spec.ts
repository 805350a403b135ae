import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, inBothLayouts, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import {
  answerDialog,
  choosePdf,
  expectStage,
  expectSums,
  openStage,
  requestAt,
} from '../../pages/office-request.ts'

test(
  'when two clerks quote at once, the second sees who was first and keeps what they typed',
  { tag: '@core' },
  async ({ signedInAs }) => {
    const id = await requestAt('quote')
    const page = await signedInAs('owner')
    await openStage(page, 'quote', id)
    await field(page, 'Deposit').fill('10')
    await field(page, 'Price').fill('50')
    await api.submitQuote(id, 45, 20)

    // The page shows the changed request and keeps what was typed.
    await expect(visibleText(page, 'This request is now at the Payment stage')).toBeVisible()
    await expect(visibleText(page, 'What you typed is still here.', { exact: true })).toBeVisible()
    await expect(field(page, 'Price')).toHaveValue('50')
    await button(page, 'SUBMIT QUOTE').click()
    const words = /Sample Admin sent a quote/
    await expect(toast(page, words)).toBeVisible()
    await expect(visibleText(page.getByRole('main'), words)).toBeVisible()
    await expect(field(page, 'Price')).toHaveValue('50')
    await expect(field(page, 'Deposit')).toHaveValue('10')

    // A second press replaces the other clerk's quote.
    await button(page, 'SUBMIT QUOTE').click()
    await expect(toast(page, 'Quote added')).toBeVisible()
    await expectStage(page, 'payment', id)
    await expectSums(page, { Total: '$50.00', Deposit: '$10.00' })
  },
)

test('a command that is no longer possible is refused with the reason and a link to the current stage', async ({
  signedInAs,
}) => {
  const id = await requestAt('payment')
  const page = await signedInAs('owner')
  await openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('30')
  await api.recordPaid(id, 20)
  await api.completePayment(id)
  await expect(visibleText(page, 'This request is now at the Translation stage')).toBeVisible()
  // The field's content would be lost, so the page offers to record it.
  await button(page, 'PAYMENT COMPLETE').click()
  await answerDialog(page, /You typed \$30\.00/, 'RECORD $30.00 AND COMPLETE')
  await expect(
    visibleText(page.getByRole('main'), /Sample Admin marked the payment complete/),
  ).toBeVisible()
  await expect(field(page, 'Amount paid')).toHaveValue('30')
  // The amount can still be recorded at the next stage.
  await button(page, 'UPDATE AMOUNT').click()
  await expect(toast(page, 'Amount updated')).toBeVisible()
  await page.getByRole('link', { name: 'Go to that page' }).click()
  await expectStage(page, 'translate', id)
})

inBothLayouts(() => {
  test('the address of an earlier stage shows the request read-only with a link to its stage', async ({
    signedInAs,
  }) => {
    const id = await requestAt('review')
    const page = await signedInAs('admin')
    await openStage(page, 'quote', id)
    await expect(visibleText(page, 'This request is now at the Review stage')).toBeVisible()
    expect(pathOf(page)).toBe(`/admin/quote/${id}`)
    for (const name of ['SUBMIT QUOTE', 'CONTINUE', 'UPDATE AMOUNT']) {
      await expect(button(page, name)).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Go to that page' }).click()
    await expectStage(page, 'review', id)
    await expect(button(page, 'CONTINUE')).toBeVisible()
  })
})

test('a double click sends once, and leaving with unsent input asks first', async ({
  signedInAs,
}) => {
  const id = await requestAt('quote')
  const page = await signedInAs('admin')
  await openStage(page, 'quote', id)
  await field(page, 'Price').fill('70')
  await page.getByRole('link', { name: 'Quote', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without sending?')
  await button(page, 'Stay here').click()
  await expect(field(page, 'Price')).toHaveValue('70')

  const sent: string[] = []
  page.on('request', (one) => {
    if (one.postData()?.includes('isQuoted')) sent.push(one.url())
  })
  await button(page, 'SUBMIT QUOTE').dblclick()
  await expectStage(page, 'payment', id)
  expect(sent).toHaveLength(1)
})

test('sending one form, or another clerk’s payment, keeps what is typed in the other form', async ({
  signedInAs,
}) => {
  const id = await requestAt('payment')
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('30')
  await visibleText(page, 'Change the quote').click()
  await field(page, 'Price').fill('60')
  await button(page, 'REPLACE THE QUOTE').click()
  await expect(toast(page, 'Quote added')).toBeVisible()
  await expectSums(page, { Total: '$60.00' })
  await expect(field(page, 'Amount paid')).toHaveValue('30')
  // The clerk's own quote does not count as a change.
  await expect(page.getByText(/has changed while you were typing/)).toHaveCount(0)
  await button(page, 'PAYMENT COMPLETE').click()
  await answerDialog(page, /You typed \$30\.00/, 'Go back')

  await api.recordPaid(id, 60)
  await expectSums(page, { Remaining: '$0.00' })
  await expect(visibleText(page, /has changed while you were typing/)).toBeVisible()
  await expect(field(page, 'Amount paid')).toHaveValue('30')
})

test('input in a collapsed section is kept, and moving on without it asks first', async ({
  signedInAs,
}) => {
  const id = await requestAt('quote')
  const page = await signedInAs('owner')
  await openStage(page, 'quote', id)
  await visibleText(page, 'More', { exact: true }).click()
  await field(page, 'Ready by').fill('2090-01-10')
  await visibleText(page, 'More', { exact: true }).click()
  await expect(field(page, 'Ready by')).toBeHidden()
  await field(page, 'Price').fill('45')
  await button(page, 'SUBMIT QUOTE').click()
  await answerDialog(page, /Continue without sending what you typed\?/, 'Go back')
  await visibleText(page, 'More', { exact: true }).click()
  await expect(field(page, 'Ready by')).toHaveValue('2090-01-10')
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, 'Ready-by day saved')).toBeVisible()
  await button(page, 'SUBMIT QUOTE').click()
  await expectStage(page, 'payment', id)

  const other = await requestAt('translate')
  await openStage(page, 'translate', other)
  await field(page, 'Change translator').selectOption({ index: 1 })
  await choosePdf(page, 'done.pdf')
  await button(page, 'SUBMIT TRANSLATION').click()
  await answerDialog(page, /Continue without sending what you typed\?/, 'CONTINUE ANYWAY')
  await expectStage(page, 'review', other)
})

test('an untouched form shows another clerk’s change', async ({ signedInAs }) => {
  const id = await requestAt('payment')
  const page = await signedInAs('owner')
  await openStage(page, 'payment', id)
  await visibleText(page, 'Change the quote').click()
  await expect(field(page, 'Price')).toHaveValue('45.00')
  await api.submitQuote(id, 70, 25)
  await expect(field(page, 'Price')).toHaveValue('70.00')
  await expect(field(page, 'Deposit')).toHaveValue('25.00')
})

test('cancelling elsewhere closes the open dialog and removes the payment buttons', async ({
  signedInAs,
}) => {
  const id = await requestAt('payment')
  await api.recordPaid(id, 10)
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await expect(button(page, 'Deposit $20.00')).toBeVisible()
  await button(page, 'PAYMENT COMPLETE').click()
  await expect(page.getByRole('alertdialog')).toContainText('Start before the deposit is paid?')
  await api.cancelRequest(id)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // For a cancelled request money can only be given back.
  await expectSums(page, { Paid: '$10.00', 'To refund': '$10.00' })
  await expect(button(page, 'RECORD THE REFUND')).toBeVisible()
  await expect(button(page, 'UPDATE AMOUNT')).toHaveCount(0)
  await expect(button(page, 'Deposit $20.00')).toHaveCount(0)
  await button(page, 'REOPEN').click()
  await expect(toast(page, 'Request reopened')).toBeVisible()
})

test('while the reviewed translation uploads, the request can be neither returned nor left', async ({
  signedInAs,
}) => {
  const id = await requestAt('review')
  const page = await signedInAs('admin')
  const arriving = Promise.withResolvers<void>()
  await page.route('**/api/translation', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await openStage(page, 'review', id)
  // Returning would lose other input, so the page asks first.
  await visibleText(page, 'More', { exact: true }).click()
  await field(page, 'Ready by').fill('2090-01-10')
  await button(page, 'RETURN').click()
  await answerDialog(page, /Continue without sending what you typed\?/, 'Go back')
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, 'Ready-by day saved')).toBeVisible()

  await choosePdf(page, 'reviewed.pdf')
  await button(page, 'CONTINUE').click()
  await expect(button(page, 'RETURN')).toHaveAttribute('aria-disabled', 'true')
  // Leaving now would stop the upload, so the page asks first.
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await answerDialog(page, /nothing is submitted/, 'Stay here')
  arriving.resolve()
  await expectStage(page, 'delivery', id)
})

test('a late reply shows its toast and does not reopen a request that was left', async ({
  signedInAs,
}) => {
  const id = await requestAt('delivery', { paid: 45 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  const answering = Promise.withResolvers<void>()
  await page.route(`**/api/requests/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await answering.promise
    await route.continue()
  })
  await button(page, 'DELIVERED').click()
  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin/delivery')
  answering.resolve()
  await expect(toast(page, 'Document delivered')).toBeVisible()
  expect(pathOf(page)).toBe('/admin/delivery')
})
