import { readFile } from 'node:fs/promises'
import { button, field } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { sendRequest } from '../../support/office-api.ts'

inBothLanguages(() => {
  test(
    'an owner exports the requests of this month and opens the file',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, say }) => {
      const customer = await newCustomer({ firstName: 'Jane', lastName: 'Whitaker' })
      const { orderNumber } = await sendRequest(customer)
      const page = await signedInAs('owner')
      await page.goto('/owner/exports')
      const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      await field(page, say('Last day')).fill(today)
      await page.getByRole('radio', { name: 'CSV' }).check()
      const rows = page.getByRole('main').locator('section').getByRole('listitem')
      await expect(page.getByRole('main').locator('section')).not.toContainText(
        say('Loading the exports'),
      )
      const before = await rows.count()
      await button(page, say('EXPORT')).click()
      await expect(rows).toHaveCount(before + 1)

      // The newest is first. The live stream says when the worker has written it.
      const download = page.waitForEvent('download')
      await rows
        .first()
        .getByRole('button', { name: say('DOWNLOAD') })
        .click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text.startsWith('\uFEFF')).toBe(true)
      expect(text).toContain(`${orderNumber},`)
      expect(text).toContain('Whitaker,Jane')
    },
  )
})
