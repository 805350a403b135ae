import { button, closeToasts, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, inBothLayouts, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import {
  sharedCustomer,
  answerDialog,
  expectStage,
  expectSums,
  fact,
  openStage,
  requestAt,
} from '../../pages/office-request.ts'

inBothLayouts(() => {
  test(
    'a translation is delivered with a balance, which is paid later',
    { tag: '@core' },
    async ({ signedInAs }) => {
      const customer = await sharedCustomer()
      const id = await requestAt('delivery')
      const page = await signedInAs('admin')
      await openStage(page, 'delivery', id)
      await expect(page.getByRole('link', { name: 'Delivery', exact: true })).toHaveAttribute(
        'href',
        '/admin/delivery',
      )
      await expectSums(page, { Total: '$45.00', Paid: '$20.00', Remaining: '$25.00' })
      await field(page, 'Update amount paid').fill('30')
      await button(page, 'UPDATE AMOUNT').click()
      await expect(toast(page, 'Amount updated')).toBeVisible()
      await expectSums(page, { Paid: '$30.00', Remaining: '$15.00' })

      await button(page, 'DELIVERED').click()
      await answerDialog(page, /still owes \$15\.00/, 'DELIVER')
      await expect(toast(page, 'Document delivered')).toBeVisible()
      await expectStage(page, 'complete', id)

      // The completed request is read-only, except that the balance can be paid.
      await expect(page.getByRole('link', { name: 'Complete', exact: true })).toHaveAttribute(
        'href',
        '/admin/complete',
      )
      await expect(fact(page, 'Service')).toHaveText('Legal')
      await expect(fact(page, 'Price')).toHaveText('$45.00')
      await expect(fact(page, 'Translator').last()).toHaveText('Sample Translator')
      await expect(visibleText(page, 'Two pages, please.')).toBeVisible()
      await expect(visibleText(page, 'Delivered with $15.00 still to pay.')).toBeVisible()
      await button(page, 'All of $45.00').click()
      await button(page, 'UPDATE AMOUNT').click()
      await expectSums(page, { Remaining: '$0.00' })
      await expect(button(page, 'UPDATE AMOUNT')).toHaveCount(0)
      expect(await api.readRequest(customer, id)).toMatchObject({ isCompleted: true })
    },
  )
})

test('a clerk changes the ready-by day, releases early, cancels and reopens', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const id = await requestAt('delivery')
  const page = await signedInAs('admin')
  const opened = Date.now()
  await openStage(page, 'delivery', id)
  const more = visibleText(page, 'More', { exact: true })
  await more.click()
  await expect(page.getByRole('link', { name: 'The customer’s page' })).toHaveAttribute(
    'href',
    `/request/${id}`,
  )
  // The customer gets a notice at once, so a day in the past is refused.
  const days = [opened, Date.now()].map((at) => new Date(at + 9 * 3_600_000).toISOString())
  expect(days.map((day) => day.slice(0, 10))).toContain(
    await field(page, 'Ready by').getAttribute('min'),
  )
  await field(page, 'Ready by').fill('2026-01-15')
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, /has passed/)).toBeVisible()
  // A day on which the office is closed is allowed with a warning; an impossible year shows none.
  const closed = (why: string) => visibleText(page, `The office is closed on that day (${why}).`)
  await field(page, 'Ready by').fill('2091-12-01')
  await expect(closed('Weekend')).toBeVisible()
  await field(page, 'Ready by').fill('2091-12-25')
  await expect(closed('Christmas Day')).toBeVisible()
  await field(page, 'Ready by').fill('20266-11-14')
  await expect(page.getByText(/The office is closed/)).toHaveCount(0)
  await field(page, 'Ready by').fill('2091-02-15')
  await expect(page.getByText(/The office is closed/)).toHaveCount(0)
  await button(page, 'SAVE DATE').click()
  await expect(toast(page, 'Ready-by day saved')).toBeVisible()
  await expect(fact(page, 'Ready by')).toHaveText('15 Feb, 2091')
  await button(page, 'Release it now').click()
  await expect(toast(page, 'Translation released')).toBeVisible()
  expect((await api.readRequest(customer, id)).translation).toMatch(/^\/api\/files\/[\da-f-]{36}$/)

  await button(page, 'Cancel this request').click()
  // Staff give a reason, because the customer reads it.
  await button(page, 'CANCEL THE REQUEST').click()
  await expect(page.getByLabel(/^Why\?/)).toHaveAccessibleDescription(/Enter the reason/)
  await expect(page.getByLabel(/^Why\?/)).toBeFocused()
  await page.getByLabel(/^Why\?/).fill('Ordered twice')
  await button(page, 'CANCEL THE REQUEST').click()
  await expect(toast(page, 'Request cancelled')).toBeVisible()
  await expect(visibleText(page, 'Ordered twice', { exact: true })).toBeVisible()
  await expect(button(page, 'DELIVERED')).toHaveCount(0)
  // Money can still be given back, and nothing remains to pay.
  await expect(fact(page, 'Remaining')).toHaveCount(0)
  await button(page, 'RECORD THE REFUND').click()
  await expect(field(page, 'Reason for the refund')).toHaveAccessibleDescription(/Enter the reason/)
  await page.getByRole('radio', { name: 'Card' }).check()
  await field(page, 'Reason for the refund').fill('Ordered twice, so all is given back')
  await button(page, 'RECORD THE REFUND').click()
  await answerDialog(page, /Record a refund of \$20\.00\?/, 'RECORD $20.00')
  await expect(toast(page, 'Refund recorded')).toBeVisible()
  await expect(button(page, 'RECORD THE REFUND')).toHaveCount(0)
  await closeToasts(page)
  await button(page, 'REOPEN').click()
  await expect(toast(page, 'Request reopened')).toBeVisible()
  await expect(button(page, 'DELIVERED')).toBeVisible()
})
