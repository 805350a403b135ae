import { ownProfile, type UserView } from '@kakehashi/contract/accounts/users'
import { createService, listServices } from '@kakehashi/contract/services/services'
import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { callAs } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { goTo, inspectWaitingAndFailed, type Inspector, type ScreenStates } from './inspector.ts'

async function inspectDark(page: Page, name: string, inspect: Inspector['inspect']) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function idOf(who: Awaited<ReturnType<Inspector['sample']>>, path: string): Promise<string> {
  const [first] = JSON.parse((await callAs(who, path)).body) as { _id: string }[]
  return first?._id ?? ''
}

export const services: ScreenStates = async ({ open, inspect, say, sample }) => {
  const admin = await sample('admin')
  const page = await open(admin)
  const list = '/admin/servicelist'
  await inspectWaitingAndFailed(page, list, '**/api/services*', (state) =>
    inspect(page, `services-${state}`),
  )
  await page.route('**/api/services?drafts=1', (route) => route.fulfill({ json: [] }))
  await goTo(page, list)
  await visibleText(page, say('No services yet')).waitFor()
  await inspect(page, 'services-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, list)
  await page.getByRole('heading', { name: new RegExp(`^${say('Offered')}`) }).waitFor()
  await inspect(page, 'services')
  await inspectDark(page, 'services', inspect)
  await button(page, say('CREATE SERVICE')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'services-creating')

  const edit = `/admin/service/${await idOf(admin, `${listServices.path}?drafts=1`)}/edit`
  await inspectWaitingAndFailed(page, edit, '**/api/services/*', (state) =>
    inspect(page, `service-${state}`),
  )
  await goTo(page, edit)
  await field(page, say('Usual working days')).waitFor()
  await inspect(page, 'service')
  await inspectDark(page, 'service', inspect)
  await button(page, say('DELETE')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'service-deleting')

  const draft = JSON.parse((await callAs(admin, createService.path, 'POST')).body) as {
    _id: string
  }
  await goTo(page, `/admin/service/${draft._id}/edit`)
  await field(page, say('Icon')).fill('https://example.com/icon.png')
  await button(page, say('UPDATE')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'service-draft-refused')
  await callAs(admin, `/api/services/${draft._id}`, 'DELETE')
}

export const users: ScreenStates = async ({ open, inspect, say, sample, newCustomer }) => {
  const owner = await sample('owner')
  const page = await open(owner)
  const list = '/admin/userlist'
  await inspectWaitingAndFailed(page, list, '**/api/users', (state) =>
    inspect(page, `users-${state}`),
  )
  await page.route('**/api/users?role=admin', (route) => route.fulfill({ json: [] }))
  await goTo(page, `${list}?role=admin`)
  await visibleText(page, say('No users yet')).waitFor()
  await inspect(page, 'users-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, `${list}?role=admin`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await inspect(page, 'users')
  await inspectDark(page, 'users', inspect)

  const customer = await newCustomer({ middleName: 'Aya' })
  const path = `/admin/user/${customer.user._id}`
  await inspectWaitingAndFailed(page, path, `**/api/users/${customer.user._id}`, (state) =>
    inspect(page, `user-${state}`),
  )
  await goTo(page, path)
  await visibleText(page, say('No requests yet')).waitFor()
  await inspect(page, 'user-without-requests')
  await api.submitQuote((await api.sendRequest(customer))._id)
  await goTo(page, path)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await inspect(page, 'user')
  await inspectDark(page, 'user', inspect)

  await goTo(page, `${path}/edit`)
  await field(page, say('E-mail')).fill('not an address')
  await field(page, say('Translator')).check()
  await button(page, say('UPDATE')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'user-edit-refused')
  await inspectDark(page, 'user-edit-refused', inspect)
  await button(page, say('DELETE')).click()
  await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
  await inspect(page, 'user-deleting')
}

export const translators: ScreenStates = async ({ open, inspect, say, sample, newCustomer }) => {
  const owner = await sample('owner')
  const page = await open(owner)
  const list = '/admin/translatorlist'
  await inspectWaitingAndFailed(page, list, '**/api/users?*', (state) =>
    inspect(page, `translators-${state}`),
  )
  await goTo(page, list)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await inspect(page, 'translators')
  await inspectDark(page, 'translators', inspect)

  const translator = await sample('translator')
  await goTo(page, `${list}/${translator.user._id}`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await inspect(page, 'translator')
  await inspectDark(page, 'translator', inspect)
  const nobody = await newCustomer()
  await goTo(page, `${list}/${nobody.user._id}`)
  await visibleText(page, say('No documents assigned')).waitFor()
  await inspect(page, 'translator-empty')
  await goTo(page, `/admin/user/${translator.user._id}/edit`)
  await field(page, say('Translator')).uncheck()
  await button(page, say('UPDATE')).click()
  await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
  await inspect(page, 'user-leaving-desk')
}

export const desk: ScreenStates = async ({ open, inspect, say, language, sample, newCustomer }) => {
  const translator = await sample('translator')
  const page = await open(translator)
  // The sample account reads English, and a page that shows the profile follows the account.
  await page.context().route(`**${ownProfile.path}`, async (route) => {
    const response = await route.fetch()
    const profile = (await response.json()) as UserView
    await route.fulfill({ response, json: { ...profile, language } })
  })
  await inspectWaitingAndFailed(page, '/desk', '**/api/requests/assigned*', (state) =>
    inspect(page, `desk-${state}`),
  )
  await page.route('**/api/requests/assigned*', (route) => route.fulfill({ json: [] }))
  await goTo(page, '/desk')
  await visibleText(page, say('Your desk is empty')).waitFor()
  await inspect(page, 'desk-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, '/desk')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await inspect(page, 'desk')
  await inspectDark(page, 'desk', inspect)

  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id } = await api.sendRequest(customer, {
    document,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    details: 'Please spell the name as in the passport.',
  })
  await api.advanceTo(_id, 'translate')
  const path = `/desk/${_id}`
  await inspectWaitingAndFailed(page, path, `**/api/requests/${_id}`, (state) =>
    inspect(page, `desk-request-${state}`),
  )
  await goTo(page, path)
  await button(page, say('SUBMIT TRANSLATION')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'desk-request-without-pdf')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Choose a PDF')).click()
  const buffer = samplePdf('Translation')
  await (await choosing).setFiles({ name: 'done.pdf', mimeType: 'application/pdf', buffer })
  await button(page, say('Choose another PDF')).waitFor()
  await visibleText(page, 'done.pdf').waitFor()
  await visibleText(page.getByRole('main'), say('Ready')).first().waitFor()
  // A reload keeps the file and removes the toast that covers the bar.
  await page.reload()
  await visibleText(page, 'done.pdf').waitFor()
  await inspect(page, 'desk-request')
  await inspectDark(page, 'desk-request', inspect)
  await api.submitTranslation(_id)
  await api.returnToTranslator(_id, 'The seal is missing.')
  await visibleText(page, 'The seal is missing.').first().waitFor()
  await inspect(page, 'desk-request-returned')
}
