import { createService, listServices } from '@kakehashi/contract/services'
import type { Page } from '@playwright/test'
import { button, field, inSight } from '../pages/forms.ts'
import * as work from '../support/office-api.ts'
import { askAs } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { show, unanswered, type Tour, type Walk } from './inspector.ts'

/** The same screen as a clerk sees it at night. */
async function atNight(page: Page, name: string, look: Tour['look']) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function idOf(who: Awaited<ReturnType<Tour['sample']>>, path: string): Promise<string> {
  const [first] = JSON.parse((await askAs(who, path)).body) as { _id: string }[]
  return first?._id ?? ''
}

export const services: Walk = async ({ open, look, say, sample }) => {
  const admin = await sample('admin')
  const page = await open(admin)
  const list = '/admin/servicelist'
  await unanswered(page, list, '**/api/services*', (state) => look(page, `services-${state}`))
  await page.route('**/api/services?drafts=1', (route) => route.fulfill({ json: [] }))
  await show(page, list)
  await inSight(page, say('No services yet')).waitFor()
  await look(page, 'services-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await show(page, list)
  await page.getByRole('heading', { name: new RegExp(`^${say('Offered')}`) }).waitFor()
  await look(page, 'services')
  await atNight(page, 'services', look)
  await button(page, say('CREATE SERVICE')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'services-creating')

  const edit = `/admin/service/${await idOf(admin, `${listServices.path}?drafts=1`)}/edit`
  await unanswered(page, edit, '**/api/services/*', (state) => look(page, `service-${state}`))
  await show(page, edit)
  await field(page, say('Usual working days')).waitFor()
  await look(page, 'service')
  await atNight(page, 'service', look)
  await button(page, say('DELETE')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'service-deleting')

  const draft = JSON.parse((await askAs(admin, createService.path, 'POST')).body) as { _id: string }
  await show(page, `/admin/service/${draft._id}/edit`)
  await field(page, say('Icon')).fill('https://example.com/icon.png')
  await button(page, say('UPDATE')).click()
  await page.getByRole('alert').first().waitFor()
  await look(page, 'service-draft-refused')
  await askAs(admin, `/api/services/${draft._id}`, 'DELETE')
}

export const users: Walk = async ({ open, look, say, sample, newCustomer }) => {
  const owner = await sample('owner')
  const page = await open(owner)
  const list = '/admin/userlist'
  await unanswered(page, list, '**/api/users', (state) => look(page, `users-${state}`))
  await page.route('**/api/users?role=admin', (route) => route.fulfill({ json: [] }))
  await show(page, `${list}?role=admin`)
  await inSight(page, say('Nobody here yet')).waitFor()
  await look(page, 'users-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await show(page, `${list}?role=admin`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await look(page, 'users')
  await atNight(page, 'users', look)

  const customer = await newCustomer({ middleName: 'Aya' })
  const path = `/admin/user/${customer.user._id}`
  await unanswered(page, path, `**/api/users/${customer.user._id}`, (state) =>
    look(page, `user-${state}`),
  )
  await show(page, path)
  await inSight(page, say('No orders yet')).waitFor()
  await look(page, 'user-without-orders')
  await work.quote((await work.placeOrder(customer))._id)
  await show(page, path)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await look(page, 'user')
  await atNight(page, 'user', look)

  await show(page, `${path}/edit`)
  await field(page, say('E-mail')).fill('not an address')
  await field(page, say('Translator')).check()
  await button(page, say('UPDATE')).click()
  await page.getByRole('alert').first().waitFor()
  await look(page, 'user-edit-refused')
  await atNight(page, 'user-edit-refused', look)
  await button(page, say('DELETE')).click()
  await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
  await look(page, 'user-deleting')
}

export const translators: Walk = async ({ open, look, say, sample, newCustomer }) => {
  const owner = await sample('owner')
  const page = await open(owner)
  const list = '/admin/translatorlist'
  await unanswered(page, list, '**/api/users?*', (state) => look(page, `translators-${state}`))
  await show(page, list)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await look(page, 'translators')
  await atNight(page, 'translators', look)

  const translator = await sample('translator')
  await show(page, `${list}/${translator.user._id}`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await look(page, 'translator')
  await atNight(page, 'translator', look)
  const nobody = await newCustomer()
  await show(page, `${list}/${nobody.user._id}`)
  await inSight(page, say('Nothing on this desk')).waitFor()
  await look(page, 'translator-empty')
  await show(page, `/admin/user/${translator.user._id}/edit`)
  await field(page, say('Translator')).uncheck()
  await button(page, say('UPDATE')).click()
  await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
  await look(page, 'user-leaving-desk')
}

export const desk: Walk = async ({ open, look, say, sample, newCustomer }) => {
  const translator = await sample('translator')
  const page = await open(translator)
  await unanswered(page, '/desk', '**/api/requests/assigned*', (state) =>
    look(page, `desk-${state}`),
  )
  await page.route('**/api/requests/assigned*', (route) => route.fulfill({ json: [] }))
  await show(page, '/desk')
  await inSight(page, say('Your desk is empty')).waitFor()
  await look(page, 'desk-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await show(page, '/desk')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await look(page, 'desk')
  await atNight(page, 'desk', look)

  const customer = await newCustomer()
  const document = await work.sendPaper(customer)
  const { _id } = await work.placeOrder(customer, {
    document,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    details: 'Please spell the name as in the passport.',
  })
  await work.bringTo(_id, 'translate')
  const path = `/desk/${_id}`
  await unanswered(page, path, `**/api/requests/${_id}`, (state) =>
    look(page, `desk-request-${state}`),
  )
  await show(page, path)
  await button(page, say('SUBMIT TRANSLATION')).click()
  await page.getByRole('alert').first().waitFor()
  await look(page, 'desk-request-without-pdf')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Choose a PDF')).click()
  const buffer = samplePdf('Translation')
  await (await choosing).setFiles({ name: 'done.pdf', mimeType: 'application/pdf', buffer })
  await button(page, say('Choose another PDF')).waitFor()
  await inSight(page, 'done.pdf').waitFor()
  await inSight(page.getByRole('main'), say('Ready')).first().waitFor()
  // The file is kept over a reload, and the toast that lay over the bar is not.
  await page.reload()
  await inSight(page, 'done.pdf').waitFor()
  await look(page, 'desk-request')
  await atNight(page, 'desk-request', look)
  await work.submitTranslation(_id)
  await work.returnToTranslator(_id, 'The seal is missing.')
  await inSight(page, say('It came back from review')).waitFor()
  await look(page, 'desk-request-returned')
}
