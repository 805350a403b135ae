import { button, field, inSight, toast } from '../forms.ts'
import { expect, pathOf, test } from '../office.ts'
import * as work from '../office-work.ts'
import {
  answer,
  atBothWidths,
  choosePdf,
  expectStage,
  expectSums,
  openStage,
  orderAt,
} from '../stages.ts'

test('two clerks quote at once: the second is told who was first, and loses nothing', async ({
  signedInAs,
}) => {
  const id = await orderAt('quote')
  const page = await signedInAs('owner')
  await openStage(page, 'quote', id)
  await field(page, 'Deposit').fill('10')
  await field(page, 'Price').fill('50')
  await work.quote(id, 45, 20)

  // The fresh request stands around what was typed.
  await expect(inSight(page, 'This request is at Payment now')).toBeVisible()
  await expect(inSight(page, 'What you typed is still here.')).toBeVisible()
  await expect(field(page, 'Price')).toHaveValue('50')
  await button(page, 'SUBMIT QUOTE').click()
  const words = /Sample Admin sent a quote/
  await expect(toast(page, words)).toBeVisible()
  await expect(inSight(page.getByRole('main'), words)).toBeVisible()
  await expect(field(page, 'Price')).toHaveValue('50')
  await expect(field(page, 'Deposit')).toHaveValue('10')

  // Told, one press sends it all the same: the quote is replaced.
  await button(page, 'SUBMIT QUOTE').click()
  await expect(toast(page, 'Quote added')).toBeVisible()
  await expectStage(page, 'payment', id)
  await expectSums(page, { Total: '$50.00', Deposit: '$10.00' })
})

test('what can no longer be done is refused in words, and the way to where it is stays', async ({
  signedInAs,
}) => {
  const id = await orderAt('payment')
  const page = await signedInAs('owner')
  await openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('30')
  await work.recordPaid(id, 20)
  await work.completePayment(id)
  await expect(inSight(page, 'This request is at Translation now')).toBeVisible()
  // What stands in the field would be left behind, so that is asked first.
  await button(page, 'PAYMENT COMPLETE').click()
  await answer(page, /Go on without what you typed\?/, 'GO ON')
  await expect(
    inSight(page.getByRole('main'), /Sample Admin marked the payment complete/),
  ).toBeVisible()
  await expect(field(page, 'Amount paid')).toHaveValue('30')
  // The amount is still possible at the next stage, and goes by one press.
  await button(page, 'UPDATE AMOUNT').click()
  await expect(toast(page, 'Amount updated')).toBeVisible()
  await page.getByRole('link', { name: 'Open it there' }).click()
  await expectStage(page, 'translate', id)
})

atBothWidths(() => {
  test('an old link shows where the request is now, to be read and not to be changed', async ({
    signedInAs,
  }) => {
    const id = await orderAt('review')
    const page = await signedInAs('admin')
    await openStage(page, 'quote', id)
    await expect(inSight(page, 'This request is at Review now')).toBeVisible()
    expect(pathOf(page)).toBe(`/admin/quote/${id}`)
    for (const name of ['SUBMIT QUOTE', 'CONTINUE', 'UPDATE AMOUNT']) {
      await expect(button(page, name)).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Open it there' }).click()
    await expectStage(page, 'review', id)
    await expect(button(page, 'CONTINUE')).toBeVisible()
  })
})

test('a double press sends once, and words are not left behind by a wrong click', async ({
  signedInAs,
}) => {
  const id = await orderAt('quote')
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

test('what is typed in one form outlives another that is sent, and a colleague’s payment', async ({
  signedInAs,
}) => {
  const id = await orderAt('payment')
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await field(page, 'Amount paid').fill('30')
  await inSight(page, 'Change the quote').click()
  await field(page, 'Price').fill('60')
  await button(page, 'REPLACE THE QUOTE').click()
  await expect(toast(page, 'Quote added')).toBeVisible()
  await expectSums(page, { Total: '$60.00' })
  await expect(field(page, 'Amount paid')).toHaveValue('30')
  // One's own quote is no news.
  await expect(page.getByText(/has changed while you were typing/)).toHaveCount(0)
  await button(page, 'PAYMENT COMPLETE').click()
  await answer(page, /Go on without what you typed\?/, 'Go back')

  await work.recordPaid(id, 60)
  await expectSums(page, { Remaining: '$0.00' })
  await expect(inSight(page, /has changed while you were typing/)).toBeVisible()
  await expect(field(page, 'Amount paid')).toHaveValue('30')
})

test('what is folded away stays typed, and nothing moves on past it unasked', async ({
  signedInAs,
}) => {
  const id = await orderAt('quote')
  const page = await signedInAs('owner')
  await openStage(page, 'quote', id)
  await inSight(page, 'More', { exact: true }).click()
  await field(page, 'Ready by').fill('2090-01-10')
  await inSight(page, 'More', { exact: true }).click()
  await expect(field(page, 'Ready by')).toBeHidden()
  await field(page, 'Price').fill('45')
  await button(page, 'SUBMIT QUOTE').click()
  await answer(page, /Go on without what you typed\?/, 'Go back')
  await inSight(page, 'More', { exact: true }).click()
  await expect(field(page, 'Ready by')).toHaveValue('2090-01-10')
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, 'Ready-by day saved')).toBeVisible()
  await button(page, 'SUBMIT QUOTE').click()
  await expectStage(page, 'payment', id)

  const other = await orderAt('translate')
  await openStage(page, 'translate', other)
  await field(page, 'Change translator').selectOption({ index: 1 })
  await choosePdf(page, 'done.pdf')
  await button(page, 'SUBMIT TRANSLATION').click()
  await answer(page, /Go on without what you typed\?/, 'GO ON')
  await expectStage(page, 'review', other)
})

test('a form that nobody types in shows what a colleague has changed', async ({ signedInAs }) => {
  const id = await orderAt('payment')
  const page = await signedInAs('owner')
  await openStage(page, 'payment', id)
  await inSight(page, 'Change the quote').click()
  await expect(field(page, 'Price')).toHaveValue('45.00')
  await work.quote(id, 70, 25)
  await expect(field(page, 'Price')).toHaveValue('70.00')
  await expect(field(page, 'Deposit')).toHaveValue('25.00')
})

test('a question that is overtaken leaves no dead buttons, and nothing more is taken', async ({
  signedInAs,
}) => {
  const id = await orderAt('payment')
  await work.recordPaid(id, 10)
  const page = await signedInAs('admin')
  await openStage(page, 'payment', id)
  await expect(button(page, 'Deposit $20.00')).toBeVisible()
  await button(page, 'PAYMENT COMPLETE').click()
  await expect(page.getByRole('alertdialog')).toContainText('Begin below the deposit?')
  await work.close(id)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // A cancelled request can only give back.
  await expect(button(page, 'UPDATE AMOUNT')).toBeVisible()
  await expect(button(page, 'Deposit $20.00')).toHaveCount(0)
  await button(page, 'REOPEN').click()
  await expect(toast(page, 'Request reopened')).toBeVisible()
})

test('while a reviewed file arrives, the request cannot be sent two ways', async ({
  signedInAs,
}) => {
  const id = await orderAt('review')
  const page = await signedInAs('admin')
  const arriving = Promise.withResolvers<void>()
  await page.route('**/api/translation', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await openStage(page, 'review', id)
  // Nothing goes back past something typed elsewhere on the page.
  await inSight(page, 'More', { exact: true }).click()
  await field(page, 'Ready by').fill('2090-01-10')
  await button(page, 'RETURN').click()
  await answer(page, /Go on without what you typed\?/, 'Go back')
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, 'Ready-by day saved')).toBeVisible()

  await choosePdf(page, 'reviewed.pdf')
  await button(page, 'CONTINUE').click()
  await expect(button(page, 'RETURN')).toHaveAttribute('aria-disabled', 'true')
  // Whoever leaves now would believe that it is on its way.
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await answer(page, /is not sent if you leave/, 'Stay here')
  arriving.resolve()
  await expectStage(page, 'delivery', id)
})

test('a slow answer is told, and pulls nobody back to the request they have left', async ({
  signedInAs,
}) => {
  const id = await orderAt('delivery', { paid: 45 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  const answering = Promise.withResolvers<void>()
  await page.route(`**/api/requests/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await answering.promise
    await route.continue()
  })
  await button(page, 'DELIVERED').click()
  await page.getByRole('link', { name: 'Delivery/Pickup', exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin/delivery')
  answering.resolve()
  await expect(toast(page, 'Document delivered')).toBeVisible()
  expect(pathOf(page)).toBe('/admin/delivery')
})
