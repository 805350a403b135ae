import { systemCheck } from '@kakehashi/contract/operations'
import type { Finding } from '@kakehashi/domain/system/system-check'
import { ownerScreens } from '../support/routes.ts'
import { button, visibleText } from '../pages/forms.ts'
import { fileNameOf, goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

export const owners: ScreenStates = async ({ open, inspect, sample, say }) => {
  const owner = await open(await sample('owner'))
  for (const [path] of ownerScreens) {
    await goTo(owner, path)
    await inspect(owner, fileNameOf(path))
  }
  await owner.setViewportSize({ width: 390, height: 844 })
  await owner.getByRole('button', { name: say('Menu'), exact: true }).click()
  await inspect(owner, 'owner-menu', 'phones')
  await owner.emulateMedia({ colorScheme: 'dark' })
  await goTo(owner, '/owner/dashboard')
  await inspect(owner, 'owner-dashboard-dark')
}

const at = '2026-11-16T00:30:00.000Z'
/** One problem of each part. */
const problems: readonly Finding[] = [
  { part: 'mail', code: 'mail-refused', count: 3, at },
  { part: 'scans', code: 'scanner-unreachable', count: 2 },
  { part: 'files', code: 'files-unreachable' },
  { part: 'disk', code: 'disk-nearly-full', freeBytes: 2e9, sizeBytes: 1e11 },
  { part: 'jobs', code: 'jobs-given-up', count: 1 },
  { part: 'backup', code: 'backup-failed', at },
  { part: 'restore-drill', code: 'drill-old', at },
  { part: 'certificate', code: 'certificate-expiring', at },
]

export const systemCheckStates: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/owner/system', `**${systemCheck.path}`]
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `system-${state}`))
  await page.route(call, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away' } }),
  )
  await goTo(page, path)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await inspect(page, 'system-database-away')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const reply = { checkedAt: '2026-11-16T01:00:00.000Z', findings: problems }
  await page.route(call, (route) => route.fulfill({ json: reply }))
  await goTo(page, path)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await inspect(page, 'system-problems')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'system-problems-dark')
  await goTo(page, '/owner/dashboard')
  await visibleText(page, say('Your system needs attention')).waitFor()
  await inspect(page, 'owner-dashboard-problems-dark')
}

export const closures: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('admin'))
  const [path, call] = ['/admin/closures', '**/api/closures']
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `closures-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('No closures planned')).waitFor()
  await inspect(page, 'closures-empty')
  await button(page, say('ADD CLOSURE')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'closures-refused')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const reason = { en: 'Typhoon', ja: '台風' }
  const days = ['2031-05-13', '2031-05-14', '2031-06-02'].map((date) => ({ date, reason }))
  await page.route(call, (route) => route.fulfill({ json: days }))
  await goTo(page, path)
  await button(page, say('REMOVE')).first().waitFor()
  await inspect(page, 'closures')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'closures-dark')
  await button(page, say('REMOVE')).first().click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'closures-removing')
}

export const templates: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('admin'))
  const [path, call] = ['/admin/templates', '**/api/reply-templates']
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `templates-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('No templates yet')).waitFor()
  await inspect(page, 'templates-empty')
  await button(page, say('ADD TEMPLATE')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'templates-refused')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, path)
  await button(page, say('EDIT')).first().waitFor()
  await visibleText(page, say('Placeholders')).click()
  await inspect(page, 'templates')
  await page.emulateMedia({ colorScheme: 'dark' })
  await button(page, say('EDIT')).first().click()
  await inspect(page, 'templates-editing-dark')
  await button(page, say('REMOVE')).first().click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'templates-removing')
}

export const unknownStatus: ScreenStates = async ({ open, inspect, sample }) => {
  const page = await open(await sample('admin'))
  await goTo(page, '/admin/somewhere')
  await inspect(page, 'office-unknown-status')
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, '/admin/somewhere')
  await inspect(page, 'office-unknown-status-dark')
}
