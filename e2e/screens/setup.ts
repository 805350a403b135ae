import type { Page } from '@playwright/test'
import { button } from '../pages/forms.ts'
import { fileNameOf, goTo, type ScreenStates } from './inspector.ts'

/** The sample office is set up, so its replies are changed to those of a new one. */
async function inState(page: Page, state: 'new' | 'begun' | 'publishing' | 'finished') {
  await page.unroute('**/api/setup')
  await page.route('**/api/setup', (route) => route.fulfill({ json: { state } }))
}

async function withProfile(page: Page, change: object) {
  await page.unroute('**/api/users/profile')
  const profile = (await (await page.request.get('/api/users/profile')).json()) as object
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ json: { ...profile, ...change } }),
  )
}

const reason = 'connect ECONNREFUSED 192.0.2.25:587'

export const setup: ScreenStates = async ({ open, inspect, sample, say, language }) => {
  const visitor = await open()
  await inState(visitor, 'new')
  await goTo(visitor, '/setup')
  await inspect(visitor, 'setup-without-link')
  // Otherwise only the fragment of the address changes.
  await visitor.goto('about:blank')
  await goTo(visitor, '/setup#token=sample')
  await button(visitor, say('CONTINUE')).click()
  await visitor.getByRole('alert').waitFor()
  await inspect(visitor, 'setup-owner-errors')

  const page = await open(await sample('owner'))
  await inState(page, 'begun')
  await withProfile(page, {
    language,
    isEmailVerified: false,
    signInRequirement: 'second-factor',
  })
  await page.route('**/api/setup/test-mail', (route) =>
    route.fulfill({
      json: route.request().method() === 'POST' ? { message: '' } : { state: 'failing', reason },
    }),
  )
  await goTo(page, '/setup')
  await inspect(page, 'setup-mail')
  await button(page, say('SEND THE TEST MAIL')).click()
  await page.getByText(reason).waitFor()
  await inspect(page, 'setup-mail-failing')
  await withProfile(page, {
    language,
    isEmailVerified: true,
    signInRequirement: 'second-factor',
  })
  await goTo(page, '/setup')
  await button(page, say('SET UP')).waitFor()
  await inspect(page, 'setup-second-factor')
  await withProfile(page, { language, isEmailVerified: true })
  for (const step of ['office', 'hours', 'look', 'orders', 'services', 'publish']) {
    await goTo(page, `/setup/${step}`)
    await page.locator('main form, main dl').first().waitFor()
    await inspect(page, fileNameOf(`/setup/${step}`))
  }
  await inState(page, 'publishing')
  await goTo(page, '/setup/publish')
  await inspect(page, 'setup-publishing')
  await inState(page, 'finished')
  await goTo(page, '/setup/publish')
  await inspect(page, 'setup-finished')
  // The screen asks again and again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
