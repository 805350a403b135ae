import { ownerScreens } from '../routes.ts'
import { nameOf, show, type Walk } from './tour.ts'

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

export const unknownStatus: Walk = async ({ open, look, sample }) => {
  const page = await open(await sample('admin'))
  await show(page, '/admin/somewhere')
  await look(page, 'office-unknown-status')
  await page.emulateMedia({ colorScheme: 'dark' })
  await show(page, '/admin/somewhere')
  await look(page, 'office-unknown-status-dark')
}
