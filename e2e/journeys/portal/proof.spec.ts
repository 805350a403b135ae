import { samplePdf } from '../../documents/sample-pdf.ts'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expectStage } from '../../pages/office-request.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import * as api from '../../support/office-api.ts'
import { reviewedRegister } from '../../support/proofs-api.ts'

test.setTimeout(240_000)

inBothLanguages((language) => {
  test(
    'a proof copy is sent, a change asked for and answered, the file replaced, and the new one approved',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, signedInAs, say }) => {
      const customer = await newCustomer()
      const { _id: id, orderNumber } = await reviewedRegister(customer)

      const page = await signedInAs('admin')
      await page.goto(`/admin/review/${id}`)
      const panel = page.getByRole('region', { name: say('Proof copy') })
      await button(page, say('SEND A PROOF COPY')).click()
      await expect(toast(page, say('The proof copy has been sent'))).toBeVisible()
      await expect(panel).toContainText(say('Waiting for the customer'))

      const phone = await openBrowser(customer)
      await phone.setViewportSize({ width: 390, height: 844 })
      await phone.goto(`/request/${id}`)
      await phone.getByRole('link', { name: say('Read the proof copy'), exact: true }).click()
      await expect(phone).toHaveURL(new RegExp(`/request/${id}/proof$`))
      const picture = phone.getByAltText(say('Page {page} of the proof copy', { page: '1' }))
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalHeight))
        .toBeGreaterThan(1400)

      // A remark on the first line of the first part.
      await phone.locator('details button[aria-expanded]').first().click()
      await phone.locator('details textarea').first().fill('This is the older spelling')
      await button(phone, say('ASK FOR A CHANGE')).click()
      await phone
        .getByRole('dialog')
        .getByRole('button', { name: say('SEND') })
        .click()
      await expect(toast(phone, say('Sent. We will answer here.'))).toBeVisible()
      await expect(panel).toContainText('This is the older spelling')

      await panel
        .getByRole('button')
        .filter({ hasText: say('Answer') })
        .click()
      await field(page, say('Answer to the customer')).fill('You are right')
      await button(page, say('WE CHANGE IT')).click()
      await expect(panel).toContainText(say('Will be changed'))
      await expect(visibleText(phone, 'You are right')).toBeVisible()

      await api.returnToTranslator(id, 'An older spelling')
      await api.submitTranslation(id, samplePdf('Corrected'))
      await page.goto(`/admin/review/${id}`)
      await expect(panel).toContainText(say('Replaced by another file'))
      // Without an approval of this file, the review asks why it goes on.
      await button(page, say('CONTINUE')).click()
      const asking = page.getByRole('alertdialog')
      const missing = say('The customer has not approved a proof copy of this file.')
      await expect(visibleText(asking, missing)).toBeVisible()
      await asking.getByRole('button', { name: say('Go back') }).click()

      await button(page, say('SEND A PROOF COPY')).click()
      await expect(panel).toContainText(say('Waiting for the customer'))
      await phone.goto(`/request/${id}/proof`)
      await button(phone, say('APPROVE')).click()
      // One press approves nothing.
      const question = phone.getByRole('dialog').or(phone.getByRole('alertdialog'))
      await question.getByRole('button', { name: say('APPROVE') }).click()
      await expect(toast(phone, say('Approved. Thank you.'))).toBeVisible()
      const approved = new RegExp(say('Approved on {answered}', { answered: '.+' }))
      await expect(panel).toContainText(approved)

      // Approved, so one press is enough.
      await button(page, say('CONTINUE')).click()
      await expectStage(page, 'delivery', id)

      const subject = requestSubject('proof-to-approve', orderNumber, language)
      const mail = JSON.stringify(await mailTo(customer.email, subject))
      expect(mail).toContain(`/request/${id}/proof`)
    },
  )
})
