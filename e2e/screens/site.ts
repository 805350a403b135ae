import { inSight } from '../pages/forms.ts'
import { untilAlive } from '../support/browser.ts'
import { publicPages } from '../support/routes.ts'
import { nameOf, show, type Walk } from './inspector.ts'

export const visitorsPages: Walk = async ({ open, at, look }) => {
  const page = await open()
  for (const path of publicPages) {
    await show(page, at(path))
    await untilAlive(page)
    await look(page, `public-${nameOf(path)}`)
  }
}

/** A service without a page written by hand, and the list of all of them while it waits and fails. */
export const serviceStates: Walk = async ({ open, at, look }) => {
  const page = await open()
  await show(page, at('/services/drivers-license'))
  await untilAlive(page)
  await look(page, 'public-service')

  // Neither answered nor refused for as long as anyone looks.
  await page.route('**/api/services', () => undefined)
  await show(page, at('/services'))
  await page.locator('[data-state="loading"]').waitFor()
  await look(page, 'public-services-loading')

  await page.unroute('**/api/services')
  await page.route('**/api/services', (route) =>
    route.fulfill({ status: 503, json: { message: 'The ledger cannot be opened.' } }),
  )
  await show(page, at('/services'))
  await page.getByRole('alert').waitFor()
  await look(page, 'public-services-failed')
}

export const homeSignedIn: Walk = async ({ open, at, look, sample, say }) => {
  const page = await open(await sample('customer'))
  await show(page, at('/'))
  await inSight(page, say('Welcome, <0/>', { 0: 'Sample' })).waitFor()
  await look(page, 'public-home-welcome')
}

export const phoneMenu: Walk = async ({ open, at, look, sample }) => {
  for (const who of ['visitor', 'owner'] as const) {
    const page = await open(who === 'visitor' ? undefined : await sample(who))
    await page.setViewportSize({ width: 390, height: 844 })
    await show(page, at('/'))
    await untilAlive(page)
    await page.getByRole('banner').locator('button[popovertarget]').click()
    await look(page, `public-menu-${who}`, 'phones')
  }
}

export const notFound: Walk = async ({ open, look }) => {
  const page = await open()
  await show(page, '/no/such/page')
  await look(page, 'error-404')
}
