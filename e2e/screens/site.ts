import { addressedName } from '@kakehashi/domain/people/people'
import { status } from '@kakehashi/contract/operations'
import { visibleText } from '../pages/forms.ts'
import { waitForScripts } from '../support/browser.ts'
import { publicPages } from '../support/routes.ts'
import { fileNameOf, goTo, type ScreenStates } from './inspector.ts'

export const publicPageStates: ScreenStates = async ({ open, at, inspect }) => {
  const page = await open()
  for (const path of publicPages) {
    await goTo(page, at(path))
    await waitForScripts(page)
    await inspect(page, `public-${fileNameOf(path)}`)
  }
}

/** A service without a page of its own in the code, and the list while it loads and after it fails. */
export const serviceStates: ScreenStates = async ({ open, at, inspect }) => {
  const page = await open()
  await goTo(page, at('/services/drivers-license'))
  await waitForScripts(page)
  await inspect(page, 'public-service')

  // Never answered, so the page stays in its loading state.
  await page.route('**/api/services', () => undefined)
  await goTo(page, at('/services'))
  await page.locator('[data-state="loading"]').waitFor()
  await inspect(page, 'public-services-loading')

  await page.unroute('**/api/services')
  await page.route('**/api/services', (route) =>
    route.fulfill({ status: 503, json: { message: 'The ledger cannot be opened.' } }),
  )
  await goTo(page, at('/services'))
  await page.getByRole('alert').waitFor()
  await inspect(page, 'public-services-failed')
}

/** The status page while nothing is known, and with each bad answer. */
export const statusStates: ScreenStates = async ({ open, at, inspect }) => {
  const page = await open()
  const call = `**${status.path}`
  const show = async (name: string) => {
    await goTo(page, at('/status'))
    await waitForScripts(page)
    await page.locator(`[data-answer="${name}"]`).waitFor()
    await inspect(page, `public-status-${name}`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.route(call, () => undefined)
  await show('checking')
  const checkedAt = '2026-11-16T00:30:00.000Z'
  const delayed = { checkedAt, orders: 'up', documents: 'up', mail: 'delayed' }
  await page.route(call, (route) => route.fulfill({ json: delayed }))
  await show('delayed')
  const down = { checkedAt, orders: 'down', documents: 'down', mail: 'delayed' }
  await page.route(call, (route) => route.fulfill({ json: down }))
  await show('down')
  await page.route(call, (route) => route.abort())
  await show('no-answer')
}

export const homeSignedIn: ScreenStates = async ({ open, at, inspect, sample, say, language }) => {
  const customer = await sample('customer')
  const page = await open(customer)
  await goTo(page, at('/'))
  const name = addressedName(customer.user, language)
  await visibleText(page, say('Welcome, <0/>', { 0: name })).waitFor()
  await inspect(page, 'public-home-welcome')
}

export const phoneMenu: ScreenStates = async ({ open, at, inspect, sample }) => {
  for (const who of ['visitor', 'owner'] as const) {
    const page = await open(who === 'visitor' ? undefined : await sample(who))
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, at('/'))
    await waitForScripts(page)
    await page.getByRole('banner').locator('button[popovertarget]').click()
    await inspect(page, `public-menu-${who}`, 'phones')
  }
}

export const notFound: ScreenStates = async ({ open, inspect }) => {
  const page = await open()
  await goTo(page, '/no/such/page')
  await inspect(page, 'error-404')
}
