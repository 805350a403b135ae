import { button, field, fillRegistration } from '../pages/forms.ts'
import { addFiles, fileRow } from '../pages/request-form.ts'
import { photographs, textFile } from '../documents/sample-documents.ts'
import { newRegistration } from '../support/people.ts'
import { goTo, type ScreenStates } from './inspector.ts'

/** Every step of a visitor's request, its errors, and the confirmation of the sent request. */
export const start: ScreenStates = async ({ open, inspect, say }) => {
  const page = await open()
  await goTo(page, '/start')
  await page.locator('form').waitFor()
  await inspect(page, 'start')
  await button(page, say('Continue')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'start-errors')
  await field(page, say('Service')).selectOption('Legal')
  await page.getByLabel(say('Details')).fill('The passport has no middle name.')
  await button(page, say('Continue')).click()

  await button(page, say('Add files')).waitFor()
  await inspect(page, 'start-documents-empty')
  await addFiles(page, say, [photographs.birthCertificate, photographs.passport])
  await fileRow(page, 'passport-sample.jpg').getByText(say('Added')).waitFor()
  await addFiles(page, say, [textFile])
  await button(page, say('Continue')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'start-documents-errors')
  await button(page, say('Remove: {name}', { name: textFile.name })).click()
  await button(page, say('Remove everything')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'start-removing')
  await page.keyboard.press('Escape')
  await button(page, say('Continue')).click()

  await button(page, say('Continue to your account')).waitFor()
  await inspect(page, 'start-check')
  await button(page, say('Continue to your account')).click()
  await field(page, say('First name')).waitFor()
  await inspect(page, 'start-account')
  await button(page, say('CREATE ACCOUNT AND SEND REQUEST')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'start-account-errors')
  await fillRegistration(page, say, newRegistration())
  await button(page, say('CREATE ACCOUNT AND SEND REQUEST')).click()
  await page.waitForURL(/\/request\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inspect(page, 'request-sent')
}
