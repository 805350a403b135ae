import { uploadDocument } from '@kakehashi/contract/documents/files'
import { listServices } from '@kakehashi/contract/services/services'
import { field } from '../pages/forms.ts'
import {
  addFiles,
  fileRow,
  openRequestForm,
  sendButton,
  stopSending,
} from '../pages/request-form.ts'
import { textFile, photographs, twoPagePdf } from '../documents/sample-documents.ts'
import { goTo, type ScreenStates } from './inspector.ts'

/** The form empty, with errors, with files, restored from a draft, and being discarded. */
export const filledForm: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const page = await open(await newCustomer())
  await openRequestForm(page, say)
  await inspect(page, 'order')
  await sendButton(page, say).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'order-problems')

  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await fileRow(page, 'passport-sample.jpg').getByText(say('Ready')).waitFor()
  await page.route(`**${uploadDocument.path}`, () => {})
  await addFiles(page, say, [twoPagePdf, textFile])
  await page.getByRole('progressbar').waitFor()
  await sendButton(page, say).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'order-files')

  await page.reload()
  await fileRow(page, 'passport-sample.jpg').waitFor()
  await inspect(page, 'order-not-sent-yet')
  await stopSending(page, say)
  await inspect(page, 'order-kept')
  await page.getByRole('button', { name: say('Clear the form') }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'order-anew')
}

/** The form while the services load, after that fails, and when none is offered. */
export const loadingForm: ScreenStates = async ({ open, inspect, sample }) => {
  const page = await open(await sample('customer'))
  const services = `**${listServices.path}*`
  await page.route(services, () => {})
  await goTo(page, '/submitrequest')
  await inspect(page, 'order-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(services, (route) => route.abort())
  await goTo(page, '/submitrequest')
  await page.getByRole('alert').waitFor()
  await inspect(page, 'order-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(services, (route) => route.fulfill({ json: [] }))
  await goTo(page, '/submitrequest')
  await page.getByRole('main').getByRole('link').waitFor()
  await inspect(page, 'order-nothing-offered')
}
