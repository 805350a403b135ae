import { uploadDocument } from '@kakehashi/contract/files'
import { listServices } from '@kakehashi/contract/services'
import { field } from '../pages/forms.ts'
import { addFiles, fileRow, openOrderForm, sendButton } from '../pages/request-form.ts'
import { notes, photographs, twoPages } from '../documents/sample-documents.ts'
import { show, type Walk } from './inspector.ts'

/** The form from its first sight to the last thing in its way. */
export const orderForm: Walk = async ({ open, look, say, newCustomer }) => {
  const page = await open(await newCustomer())
  await openOrderForm(page, say)
  await look(page, 'order')
  await sendButton(page, say).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'order-problems')

  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await fileRow(page, 'passport-sample.jpg').getByText(say('Ready')).waitFor()
  await page.route(`**${uploadDocument.path}`, () => {})
  await addFiles(page, say, [twoPages, notes])
  await page.getByRole('progressbar').waitFor()
  await sendButton(page, say).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'order-files')

  await page.reload()
  await fileRow(page, 'passport-sample.jpg').waitFor()
  await look(page, 'order-kept')
  await page.getByRole('button', { name: say('Start anew') }).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'order-anew')
}

/** What is read before anything can be asked: waiting, failed, and nothing on offer. */
export const orderStates: Walk = async ({ open, look, sample }) => {
  const page = await open(await sample('customer'))
  const services = `**${listServices.path}*`
  await page.route(services, () => {})
  await show(page, '/submitrequest')
  await look(page, 'order-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(services, (route) => route.abort())
  await show(page, '/submitrequest')
  await page.getByRole('alert').waitFor()
  await look(page, 'order-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(services, (route) => route.fulfill({ json: [] }))
  await show(page, '/submitrequest')
  await page.getByRole('main').getByRole('link').waitFor()
  await look(page, 'order-nothing-offered')
}
