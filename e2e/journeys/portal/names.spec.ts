import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expectStage } from '../../pages/office-request.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import * as api from '../../support/office-api.ts'

test.setTimeout(180_000)

const lines =
  'P<JPNMIYAZATO<<MISAKI<<<<<<<<<<<<<<<<<<<<<<<\nTZ12345676JPN9404173F3302141<<<<<<<<<<<<<<<6'

inBothLanguages((language) => {
  test(
    'names are read from a passport at the desk, confirmed on a phone, changed, and asked about in the review',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, signedInAs, say }) => {
      const customer = await newCustomer()
      const { _id: id, orderNumber } = await api.sendRequest(customer)
      await api.advanceTo(id, 'translate')

      const desk = await signedInAs('translator')
      await desk.goto(`/desk/${id}`)
      const panel = desk.getByRole('region', { name: say('Names and dates') })
      await button(desk, say('Add a name')).click()
      await field(desk, say('Who it is')).fill('Wife')
      await desk.getByText(say('Read the name from the lines of a passport')).click()
      await desk
        .getByLabel(say('The two or three lines at the bottom of the page with the photo'))
        .fill(lines)
      await button(desk, say('READ')).click()
      const family = field(desk, say('Surname as in the passport'))
      // It is only proposed.
      await expect(button(desk, say('USE THIS'))).toBeVisible()
      await expect(family).toHaveValue('')
      await button(desk, say('USE THIS')).click()
      await expect(family).toHaveValue('MIYAZATO')
      await desk.getByLabel(say('Surname in kana')).fill('みやざと')
      await desk.getByLabel(say('Given names in kana')).fill('みさき')
      const hint = say('Usual spelling of the kana: {usual}', { usual: 'MIYAZATO' })
      await expect(visibleText(desk, hint)).toBeVisible()
      await desk.getByLabel(say('Date of birth')).fill('平成6年4月17日')
      const dialog = desk.getByRole('dialog')
      await expect(dialog.locator('output time')).toHaveAttribute('datetime', '1994-04-17')
      await button(desk, say('SAVE')).click()
      await expect(panel).toContainText('MIYAZATO MISAKI')
      await expect(panel).toContainText(say('Not confirmed'))
      await button(desk, say('ASK THE CUSTOMER TO CONFIRM')).click()
      await expect(toast(desk, say('The customer has been asked by e-mail'))).toBeVisible()

      const phone = await openBrowser(customer)
      await phone.setViewportSize({ width: 390, height: 844 })
      await phone.goto(`/request/${id}`)
      await phone.getByRole('link', { name: say('Check the names and dates'), exact: true }).click()
      await expect(phone).toHaveURL(new RegExp(`/request/${id}/names$`))
      await expect(visibleText(phone, 'MIYAZATO MISAKI')).toBeVisible()
      await button(phone, say('CONFIRM ALL')).click()
      const done = say('Everything is confirmed. You do not need to do anything else.')
      await expect(visibleText(phone, done)).toBeVisible()
      const one = { confirmed: '1', all: '1' }
      await expect(panel).toContainText(say('{confirmed} of {all} confirmed', one))

      const changeWife = { 0: 'Wife' }
      await button(phone, say('Change {0}', changeWife)).click()
      await field(phone, say('Given names as in the passport')).fill('MISAKO')
      await button(phone, say('SAVE')).click()
      await expect(visibleText(phone, say('Changed, confirm again'))).toBeVisible()
      await expect(panel).toContainText('MIYAZATO MISAKO')
      await expect(panel).toContainText(say('Changed, confirm again'))

      await api.submitTranslation(id)
      const page = await signedInAs('admin')
      await page.goto(`/admin/review/${id}`)
      await expect(page.getByRole('region', { name: say('Names and dates') })).toContainText(
        'MISAKO',
      )
      await button(page, say('CONTINUE')).click()
      const asking = page.getByRole('alertdialog')
      await asking.getByRole('button', { name: say('CONTINUE') }).click()
      await expect(visibleText(asking, say('Enter the reason'))).toBeVisible()
      await field(page, say('Why it goes on')).fill('Confirmed on the phone')
      await asking.getByRole('button', { name: say('CONTINUE') }).click()
      await expectStage(page, 'delivery', id)
      const notes = page.getByRole('region', { name: say('Notes') })
      await expect(notes).toContainText('Confirmed on the phone')

      const subject = requestSubject('names-to-confirm', orderNumber, language)
      const mail = JSON.stringify(await mailTo(customer.email, subject))
      expect(mail).toContain(`/request/${id}/names`)
      expect(mail).not.toContain('MIYAZATO')
    },
  )
})
