import { getRequest } from '@kakehashi/contract/requests/requests'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { stageNames } from '@kakehashi/domain/request/stage'
import { button, field, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { goTo, type ScreenStates } from './inspector.ts'

/** The offer to undo a move, and what is asked when a mistake is corrected later. */
export const corrections: ScreenStates = async ({
  language,
  open,
  inspect,
  sample,
  newCustomer,
  say,
}) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document })
  const page = await open(await sample('admin'))

  await goTo(page, `/admin/quote/${id}`)
  await field(page, say('Price')).fill('4000')
  await button(page, say('SUBMIT QUOTE')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'correction-unusual-price')

  await goTo(page, `/admin/quote/${id}`)
  await visibleText(page, say('Wrong file?')).click()
  await page.getByRole('button', { name: new RegExp(`^${say('Remove file…')}`) }).click()
  await page.getByRole('dialog').waitFor()
  await inspect(page, 'correction-wrong-file')

  await api.submitQuote(id)
  await api.recordPaid(id, 20)
  await goTo(page, `/admin/payment/${id}`)
  await visibleText(page, say('More'), { exact: true }).click()
  await visibleText(page, say('Record a refund')).click()
  await field(page, say('Amount refunded')).waitFor()
  await inspect(page, 'correction-refund')
  const stage = { name: stageNames.quote[language] }
  await button(page, say('Step back to {name}', stage)).click()
  await inspect(page, 'correction-step-back')

  // In these tests a move cannot be undone, so the reply is given an offer.
  await page.route(`**${getRequest.path.replace(':id', id)}`, async (route) => {
    const response = await route.fetch()
    const request = (await response.json()) as RequestDetail
    const undo = { move: request._id, kind: 'submitQuote', secondsLeft: 600 }
    await route.fulfill({ response, json: { ...request, undo } })
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await goTo(page, `/admin/payment/${id}`)
    await visibleText(page, say('Quote sent')).waitFor()
    await inspect(page, `correction-undo-${colorScheme}`)
  }
}
