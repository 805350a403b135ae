import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { Page } from '@playwright/test'
import { button, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const byPost = {
  delivery: 'post',
  recipient: 'Keiko Higa',
  postalCountry: 'JP',
  postalCode: '9040203',
  postalAddress: '沖縄県嘉手納町1-2',
} as const

/** A request by post: the customer's choice, and the office at delivery. */
export const byPostStates: ScreenStates = async ({ open, inspect, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer, byPost)
  const page = await open(customer)
  await goTo(page, `/request/${id}`)
  await button(page, say('Change delivery')).click()
  await page.getByRole('radio', { name: say('By post') }).waitFor()
  await inspect(page, 'request-delivery-change')
  await api.advanceTo(id, 'delivery', 45)
  await goTo(page, `/request/${id}`)
  await visibleText(page, say('We are sending it by post to:')).waitFor()
  await inspect(page, 'request-being-posted')
  const office = await open(await sample('admin'))
  await goTo(office, `/admin/delivery/${id}`)
  await visibleText(office, say('Send it by post to:')).waitFor()
  await inspect(office, 'stage-delivery-by-post')
  await office.emulateMedia({ colorScheme: 'dark' })
  await inspect(office, 'stage-delivery-by-post-dark')
}

/** The server's reply with a ready-by day that has passed. */
async function showLate(page: Page, id: string, newDay?: string): Promise<void> {
  const promisedOn = addDays(dayAt(new Date(), sampleOffice.timeZone), -1)
  const late = { promisedOn, ...(newDay && { newDay, reason: 'Our reviewer is ill.' }) }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**/api/requests/${id}`, async (route) => {
    const reply = await route.fetch()
    const request = (await reply.json()) as RequestDetail
    await route.fulfill({ response: reply, json: { ...request, late } })
  })
}

/** A request after its ready-by day, before and after the office gave a new day. */
export const lateStates: ScreenStates = async ({ open, inspect, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'translate')
  const page = await open(customer)
  const office = await open(await sample('owner'))
  const newDay = addDays(dayAt(new Date(), sampleOffice.timeZone), 3)
  for (const [state, given] of [
    ['late', undefined],
    ['late-new-day', newDay],
  ] as const) {
    await showLate(page, id, given)
    await goTo(page, `/request/${id}`)
    await visibleText(page, say('Late, and the fault is ours')).waitFor()
    await inspect(page, `request-${state}`)
    await showLate(office, id, given)
    await goTo(office, `/admin/translate/${id}`)
    await button(office, say('UPDATE TRANSLATOR')).waitFor()
    await inspect(office, `stage-${state}`)
  }
  await office.emulateMedia({ colorScheme: 'dark' })
  await inspect(office, 'stage-late-dark')
}
