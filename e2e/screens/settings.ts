import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getOfficeDraft } from '@kakehashi/contract/office-drafts'
import { button, field } from '../pages/forms.ts'
import { fileNameOf, goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

type Draft = ReplyOf<typeof getOfficeDraft>

const sections = [
  'office',
  'directions',
  'look',
  'pages',
  'team',
  'news',
  'orders',
  'rules',
  'versions',
]
const draftCall = '**/api/office/draft'

export const settings: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const path = '/owner/settings'
  await inspectWaitingAndFailed(page, path, draftCall, (state) =>
    inspect(page, `settings-${state}`),
  )
  for (const address of [path, ...sections.map((section) => `${path}/${section}`)]) {
    await goTo(page, address)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await inspect(page, fileNameOf(address))
  }
  await goTo(page, path)
  await field(page, say('Closes at')).fill('8:00')
  await button(page, say('SAVE DRAFT')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'settings-refused')
}

/** The draft is shared by all journeys, so the changes are only in the reply. */
export const publishing: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const saved = { at: '2026-05-13T02:30:00.000Z', by: 'Sample Owner' }
  await page.route(draftCall, async (route) => {
    const draft = (await (await route.fetch()).json()) as Draft
    await route.fulfill({ json: { ...draft, changes: ['hours', 'phone', 'news'], saved } })
  })
  await page.route('**/api/office/draft/pages', (route) =>
    route.fulfill({
      json: ['/', '/contact', '/ja/contact'].map((path) => ({ path, title: `Sample ${path}` })),
    }),
  )
  await goTo(page, '/owner/settings')
  await button(page, say('PUBLISH')).waitFor()
  await inspect(page, 'settings-changed')
  await button(page, say('PUBLISH')).click()
  await page.getByRole('alertdialog').getByRole('link').first().waitFor()
  await inspect(page, 'settings-publish')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'settings-publish-dark')
}
