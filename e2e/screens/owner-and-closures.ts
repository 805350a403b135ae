import { ownerScreens } from '../support/routes.ts'
import { button, inSight } from '../pages/forms.ts'
import { nameOf, show, unanswered, type Walk } from './inspector.ts'

export const owners: Walk = async ({ open, look, sample, say }) => {
  const owner = await open(await sample('owner'))
  for (const [path] of ownerScreens) {
    await show(owner, path)
    await look(owner, nameOf(path))
  }
  await owner.setViewportSize({ width: 390, height: 844 })
  await owner.getByRole('button', { name: say('Menu'), exact: true }).click()
  await look(owner, 'owner-menu', 'phones')
  await owner.emulateMedia({ colorScheme: 'dark' })
  await show(owner, '/owner/dashboard')
  await look(owner, 'owner-dashboard-dark')
}

export const closures: Walk = async ({ open, look, sample, say }) => {
  const page = await open(await sample('admin'))
  const [path, asked] = ['/admin/closures', '**/api/closures']
  await unanswered(page, path, asked, (state) => look(page, `closures-${state}`))
  await page.route(asked, (route) => route.fulfill({ json: [] }))
  await show(page, path)
  await inSight(page, say('No days besides the usual ones')).waitFor()
  await look(page, 'closures-empty')
  await button(page, say('CLOSE THE OFFICE')).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'closures-refused')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const reason = { en: 'Typhoon', ja: '台風' }
  const days = ['2031-05-13', '2031-05-14', '2031-06-02'].map((date) => ({ date, reason }))
  await page.route(asked, (route) => route.fulfill({ json: days }))
  await show(page, path)
  await button(page, say('REMOVE')).first().waitFor()
  await look(page, 'closures')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'closures-dark')
  await button(page, say('REMOVE')).first().click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'closures-removing')
}

export const unknownStatus: Walk = async ({ open, look, sample }) => {
  const page = await open(await sample('admin'))
  await show(page, '/admin/somewhere')
  await look(page, 'office-unknown-status')
  await page.emulateMedia({ colorScheme: 'dark' })
  await show(page, '/admin/somewhere')
  await look(page, 'office-unknown-status-dark')
}
