import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { monthAt } from '@kakehashi/domain/payments/books'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'

// All of them close the same month, so one after the other.
test.describe.configure({ mode: 'serial' })

const lastMonth = monthAt(new Date(), sampleOffice.timeZone, -1)

inBothLanguages((language) => {
  const name = formatMonth(firstOfMonth(lastMonth), language)

  test(
    'an owner closes the last month, reads its statement, and reopens it with a reason',
    { tag: '@core' },
    async ({ signedInAs, say }) => {
      const page = await signedInAs('owner')
      await page.goto('/owner/dashboard')
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Books'), exact: true })
        .first()
        .click()
      const row = page.getByRole('listitem').filter({ hasText: name }).first()
      await expect(row).toContainText(say('Not closed yet'))
      await row.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

      await button(page, say('CLOSE THE MONTH')).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('CLOSE THE MONTH') })
        .click()
      await expect(toast(page, say('Month closed'))).toBeVisible()
      await expect(page.getByRole('heading', { name: say('The month is closed') })).toBeVisible()
      await expect(
        visibleText(page, say('The ledger says the same today as when it was closed.')),
      ).toBeVisible()
      for (const other of ['English', '日本語']) {
        const link = page.getByRole('main').getByRole('link', { name: other, exact: true })
        const reply = await page.request.get((await link.getAttribute('href')) ?? '')
        expect(reply.headers()['content-type']).toBe('application/pdf')
        expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
      }

      await button(page, say('Reopen…')).click()
      await button(page, say('REOPEN THE MONTH')).click()
      await expect(visibleText(page, say('Enter the reason'))).toBeVisible()
      await field(page, say('Why?')).fill('The bank corrected a payment')
      await button(page, say('REOPEN THE MONTH')).click()
      await expect(toast(page, say('Month reopened'))).toBeVisible()
      await expect(visibleText(page, 'The bank corrected a payment').first()).toBeVisible()
      await expect(button(page, say('CLOSE THE MONTH'))).toBeVisible()
    },
  )

  test('the present month cannot be closed yet, and the page says from when', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    await page.goto(`/owner/books/${monthAt(new Date(), sampleOffice.timeZone)}`)
    await expect(page.getByRole('heading', { name: say('Close the month') })).toBeVisible()
    await expect(button(page, say('CLOSE THE MONTH'))).toHaveCount(0)
  })
})

test('an admin who is no owner does not see the books', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/owner/books')
  await expect(page).not.toHaveURL(/\/owner\//)
})
