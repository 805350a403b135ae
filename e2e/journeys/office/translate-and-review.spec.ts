import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { button, downloadButton, field, toast, visibleText } from '../../pages/forms.ts'
import { tokenColour } from '../../support/layout.ts'
import { expect, inBothLayouts, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import {
  choosePdf,
  expectStage,
  expectSums,
  fact,
  openStage,
  requestAt,
} from '../../pages/office-request.ts'

inBothLayouts(() => {
  test(
    'a translation is submitted, returned with a reason, submitted again and approved',
    { tag: '@core' },
    async ({ signedInAs, pageErrors }) => {
      pageErrors.allow(/ERR_FAILED/)
      const id = await requestAt('translate')
      const page = await signedInAs('admin')
      await openStage(page, 'translate', id)
      await expect(page.getByRole('link', { name: 'Translation', exact: true })).toHaveAttribute(
        'href',
        '/admin/translate',
      )
      await expect(fact(page, 'Translator').last()).toHaveText('Sample Translator')
      // Only owners choose the translator.
      await expect(field(page, 'Change translator')).toHaveCount(0)
      await expect(page.locator('main input[type=file]').first()).toHaveAttribute('accept', '.pdf')

      await button(page, 'SUBMIT TRANSLATION').click()
      await expect(page.getByRole('alert')).toContainText('Upload the translation first')
      await choosePdf(page, 'first.pdf')
      await button(page, 'SUBMIT TRANSLATION').click()
      await expect(toast(page, 'Translation submitted')).toBeVisible()
      await expectStage(page, 'review', id)

      await expect(visibleText(page, 'Upload Reviewed Document')).toBeVisible()
      await expect(fact(page, 'Translator').last()).toHaveText('Sample Translator')
      await expect(visibleText(page, 'Two pages, please.')).toBeVisible()
      await expect(downloadButton(page, 'TRANSLATED')).toBeVisible()
      await button(page, 'RETURN').click()
      await page.getByLabel('What should be changed?').fill('The date of birth is wrong.')
      const returning = page.getByRole('alertdialog').getByRole('button', { name: 'RETURN' })
      // The refusal is shown in the dialog and as a toast.
      const refusal = { status: 503, json: { message: 'The office is out for lunch.' } }
      await page.route('**/return', (route) => route.fulfill(refusal))
      await returning.click()
      await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
        'The office is out for lunch.',
      )
      await expect(toast(page, 'The office is out for lunch.')).toBeVisible()
      await page.unroute('**/return')
      await returning.click()
      const returned = toast(page, 'Request has been returned.')
      await expect(returned).toBeVisible()
      // An info toast is blue.
      await expect(returned).toHaveCSS('border-left-color', tokenColour('sea'))
      await expectStage(page, 'translate', id)
      const notes = page.getByRole('region', { name: 'Notes' })
      await expect(notes).toContainText('Returned to the translator: The date of birth is wrong.')

      await choosePdf(page, 'second.pdf')
      await button(page, 'SUBMIT TRANSLATION').click()
      await expectStage(page, 'review', id)
      // CONTINUE is refused while the reviewed file has not been uploaded.
      await page.route('**/api/translation', (route) => route.abort())
      await choosePdf(page, 'reviewed.pdf')
      await expect(visibleText(page, genericError.en)).toBeVisible()
      await button(page, 'CONTINUE').click()
      await expect(visibleText(page.getByRole('main'), /was not uploaded/)).toBeVisible()
      await expectStage(page, 'review', id)
      await page.unroute('**/api/translation')
      // It is uploaded again by itself.
      await expect(visibleText(page, 'Ready', { exact: true })).toBeVisible()
      await button(page, 'CONTINUE').click()
      await expect(toast(page, 'Ready for delivery or pickup.')).toBeVisible()
      await expectStage(page, 'delivery', id)
      // The reviewed file is the current version; the previous one is kept.
      await expect(page.getByRole('heading', { name: 'reviewed.pdf', exact: true })).toBeVisible()
      await expect(visibleText(page, 'second.pdf (earlier version)')).toBeVisible()
    },
  )
})

test('an owner chooses the translator and sees how many requests each has', async ({
  signedInAs,
}) => {
  const id = await requestAt('translate')
  const page = await signedInAs('owner')
  // All translators are offered, even if they come in several pages.
  await page.route('**/api/users?*role=translator*', (route) => {
    const part = new URL(route.request().url())
    part.searchParams.set('limit', '1')
    return route.continue({ url: part.href })
  })
  await openStage(page, 'translate', id)
  const choice = field(page, 'Change translator')
  const contractor = (await api.staff('contractor')).user
  await expect(choice.locator(`option[value="${contractor._id}"]`)).toHaveText(
    /^Contractor, Sample, \d+ open$/,
  )
  await choice.selectOption(contractor._id)
  await button(page, 'UPDATE TRANSLATOR').click()
  await expect(toast(page, 'Translator updated')).toBeVisible()
  await expect(fact(page, 'Translator').last()).toHaveText('Sample Contractor')

  // A payment can be recorded at this stage too.
  await visibleText(page, 'Record a payment').click()
  await expectSums(page, { Paid: '$20.00' })
  await field(page, 'Amount paid').fill('45')
  await button(page, 'UPDATE AMOUNT').click()
  await expectSums(page, { Paid: '$45.00' })
  await expect(visibleText(page, 'Correct the amount paid')).toBeVisible()

  // The translator can also be changed at review.
  await api.submitTranslation(id)
  await openStage(page, 'review', id)
  await expect(choice).toHaveCount(0)
  await visibleText(page, 'More', { exact: true }).click()
  const translator = (await api.staff('translator')).user
  await choice.selectOption(translator._id)
  await button(page, 'UPDATE TRANSLATOR').click()
  await expect(fact(page, 'Translator').last()).toHaveText('Sample Translator')
  await expectStage(page, 'review', id)
})
