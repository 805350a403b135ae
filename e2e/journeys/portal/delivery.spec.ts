import { readFileSync } from 'node:fs'
import { downloadButton, button, field, toast, visibleText } from '../../pages/forms.ts'
import { openRequestForm, sendButton, waitForRequestPage } from '../../pages/request-form.ts'
import { photographs } from '../../documents/sample-documents.ts'
import { problems } from '@kakehashi/contract/fields/problems'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { systemNoteTexts } from '@kakehashi/domain/request/system-note-texts'
import * as api from '../../support/office-api.ts'

inBothLanguages((language) => {
  test('a translation goes by post, from the request form to the hand-over', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openRequestForm(page, say)
    await field(page, say('Service')).selectOption('Legal')
    await expect(page.getByRole('radio', { name: say('At our counter') })).toBeChecked()
    await page.getByRole('radio', { name: say('By post') }).check()
    await sendButton(page, say).click()
    await expect(page.getByRole('alert')).toContainText(
      problems['postal-address-required'][language],
    )

    await field(page, say('Name on the envelope')).fill('Keiko Higa')
    await field(page, say('Country')).selectOption('US')
    await field(page, say('ZIP code')).fill('96362')
    await field(page, say('Address')).fill('PSC 80 Box 12345\nAPO AP')
    // What was typed is kept after a reload, like every answer.
    await page.reload()
    await expect(field(page, say('Address'))).toHaveValue('PSC 80 Box 12345\nAPO AP')
    await sendButton(page, say).click()
    const id = await waitForRequestPage(page)
    await expect(visibleText(page, 'APO AP 96362').first()).toBeVisible()

    // The customer changes it, and changes it back.
    await button(page, say('Change delivery')).click()
    await page.getByRole('radio', { name: say('At a meeting point') }).check()
    await button(page, say('SAVE')).click()
    await expect(toast(page, say('Delivery changed'))).toBeVisible()
    await expect(visibleText(page, 'APO AP 96362').first()).toBeHidden()
    await button(page, say('Change delivery')).click()
    await page.getByRole('radio', { name: say('By post') }).check()
    await field(page, say('Name on the envelope')).fill('Keiko Higa')
    await field(page, say('Country')).selectOption('JP')
    await field(page, say('Postal code')).fill('９０４０２０３')
    await field(page, say('Address')).fill('沖縄県嘉手納町1-2')
    await button(page, say('SAVE')).click()
    await expect(visibleText(page, '〒904-0203').first()).toBeVisible()

    // The clerk is told what to do, and delivers it.
    await api.advanceTo(id, 'delivery', 45)
    await expect(visibleText(page, say('We are sending it by post to:'))).toBeVisible()
    await expect(visibleText(page, say('Pick it up at our counter'))).toHaveCount(0)
    const office = await signedInAs('admin')
    await office.goto(`/admin/delivery/${id}`)
    await expect(visibleText(office, say('Send it by post to:'))).toBeVisible()
    await expect(visibleText(office, '沖縄県嘉手納町1-2').first()).toBeVisible()
    // The server words notes in the language of the account.
    await expect(
      visibleText(office, systemNoteTexts.en.deliveryChangedByCustomer).first(),
    ).toBeVisible()
    await button(office, say('DELIVERED')).click()
    await expect(toast(office, say('Document delivered'))).toBeVisible()
    await expect.poll(() => pathOf(office)).toBe(`/admin/complete/${id}`)
    await expect(button(page, say('Change delivery'))).toHaveCount(0)
    await expect(page.getByText(/^Posted on |に発送しました$/)).toBeVisible()
    const { orderNumber } = await api.readRequest(customer, id)
    const mail = await mailTo(
      customer.email,
      requestSubject('request-posted', orderNumber, language),
    )
    expect(JSON.stringify(mail)).not.toContain('嘉手納町1-2')
  })
})

test('the request page shows the photographs that were sent', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const content = {
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(photographs.passport),
  }
  const document = await api.sendDocument(customer, content)
  const { _id: id } = await api.sendRequest(customer, { document })
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const row = page.getByRole('listitem').filter({ has: downloadButton(page, say('ORIGINAL')) })
  const picture = row.locator('img')
  await expect(picture).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96)
  expect(await picture.boundingBox()).toMatchObject({ width: 48, height: 48 })
})
