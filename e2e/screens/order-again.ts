import type { Page } from '@playwright/test'
import { getAgain, orderAgain } from '@kakehashi/contract/requests/order-again'
import { button, field, visibleText } from '../pages/forms.ts'
import { openRequestForm } from '../pages/request-form.ts'
import { deliveredOrder } from '../support/orders-again-api.ts'
import * as names from '../support/names-api.ts'
import * as api from '../support/office-api.ts'
import type { Say } from '../support/translations.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const openSheet = (page: Page, say: Say, orderNumber: string) =>
  button(page, say('Order {orderNumber} again', { orderNumber })).first().click()

/** The sheet of a customer: loading, filled in, with a problem, waiting; then both pages. */
export const customerOrdersAgain: ScreenStates = async ({ open, newCustomer, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id, orderNumber } = await deliveredOrder(customer)
  const page = await open(customer)
  const path = api.filled(getAgain.path, id)
  await goTo(page, '/profile/myrequests')
  await button(page, say('Order {orderNumber} again', { orderNumber })).waitFor()
  await inspect(page, 'again-my-requests')
  await goTo(page, `/request/${id}`)
  await page.route(`**${path}`, () => {})
  await openSheet(page, say, orderNumber)
  await page.getByRole('dialog').waitFor()
  await inspect(page, 'again-loading')
  await page.unroute(`**${path}`)
  await page.reload()
  await openSheet(page, say, orderNumber)
  await button(page, say('ORDER')).waitFor()
  await inspect(page, 'again-sheet')
  await field(page, say('Copies')).fill('99')
  await button(page, say('ORDER')).click()
  await inspect(page, 'again-problem')
  await page.getByText(say('Another language'), { exact: true }).first().click()
  await inspect(page, 'again-language')
  await page.getByText(say('Another copy of the translation')).click()
  await field(page, say('Copies')).fill('1')
  await page.route(`**${path}`, (route) =>
    route.request().method() === orderAgain.method ? route.abort() : route.continue(),
  )
  await button(page, say('ORDER')).click()
  await visibleText(page, say('Not sent yet')).waitFor()
  await inspect(page, 'again-not-sent-yet')
  await page.unroute(`**${path}`)
  await page.waitForURL((url) => !url.pathname.endsWith(id))
  await page.getByRole('link', { name: orderNumber }).waitFor()
  await inspect(page, 'again-ordered')
  await goTo(page, `/request/${id}`)
  await page.getByText(say('Ordered again:')).waitFor()
  await inspect(page, 'again-earlier')
}

/** The names in the order form: closed, open, picked, and with a problem. */
export const namesInForm: ScreenStates = async ({ open, newCustomer, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await names.addName(id, names.misaki)
  const page = await open(customer)
  await openRequestForm(page, say)
  await button(page, say('Add names')).click()
  await button(page, 'MIYAZATO MISAKI').waitFor()
  await inspect(page, 'order-names')
  await button(page, 'MIYAZATO MISAKI').click()
  await field(page, say('Surname as in the passport')).first().fill('宮里')
  await button(page, say('SEND REQUEST')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'order-names-problems')
}

/** A clerk: the earlier orders beside a new one, and the request that repeats another. */
export const officeOrdersAgain: ScreenStates = async ({
  open,
  newCustomer,
  sample,
  inspect,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id, orderNumber } = await deliveredOrder(customer)
  const page = await open(await sample('admin'))
  await goTo(page, `/admin/complete/${id}`)
  await page.getByText(say('More'), { exact: true }).click()
  await openSheet(page, say, orderNumber)
  await button(page, say('ORDER')).waitFor()
  await inspect(page, 'again-office-sheet')
  await button(page, say('ORDER')).click()
  await page.getByRole('link', { name: orderNumber }).waitFor()
  await inspect(page, 'again-office-quote')
}
