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
