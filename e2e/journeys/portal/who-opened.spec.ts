import { stagePath } from '@kakehashi/contract/screen-paths'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { downloadButton } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

inBothLanguages((language) => {
  test(`a customer sees who opened their passport (${language})`, async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    const customer = await newCustomer()
    const passport = {
      name: 'passport.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf('Passport'),
    }
    const document = await api.sendDocument(customer, passport)
    const { _id: id } = await api.sendRequest(customer, { document })
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    const row = page.getByRole('listitem').filter({ hasText: passport.name }).first()
    await expect(row).toBeVisible()
    await expect(row.locator('time')).toHaveCount(0)

    // The page is open: it shows the reading without a reload.
    const office = await signedInAs('admin')
    await office.goto(stagePath('quote', id))
    await expect(office.locator('canvas[data-drawn=true]').first()).toBeVisible()
    const time = row.locator('time')
    await expect(time).toHaveCount(1)
    const when = await time.innerText()
    await expect(row).toContainText(say('Opened by the office, {when}', { when }))

    // Within ten minutes it stays one entry, and the download counts.
    const coming = office.waitForEvent('download')
    await downloadButton(office, say('ORIGINAL')).first().click()
    await coming
    await expect(row).toContainText(say('Downloaded by the office, {when}', { when }))
    await expect(time).toHaveCount(1)
  })
})
