import { ownProfile } from '@kakehashi/contract/users'
import { button, field, inSight } from '../pages/forms.ts'
import { show, type Walk } from './inspector.ts'

export const profile: Walk = async ({ open, look, say, newCustomer }) => {
  const customer = await newCustomer({
    middleName: 'Rose',
    nameJa: '比嘉 恵子',
    nameKana: 'ひが けいこ',
  })
  const page = await open(customer)
  await show(page, '/profile')
  await look(page, 'profile')
  await show(page, '/profile/info')
  await inSight(page, customer.email).waitFor()
  await look(page, 'profile-info')
  await show(page, '/profile/edit')
  await field(page, say('First name')).waitFor()
  await look(page, 'profile-edit')
  await field(page, say('First name')).fill('')
  await field(page, say('E-mail')).fill('another')
  await field(page, say('New password')).fill('short')
  await button(page, say('SAVE')).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'profile-edit-errors')
  await page.getByRole('link', { name: say('Cancel') }).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'profile-edit-leaving')
}

/** What is read has three states: waiting, failed, there. */
export const profileStates: Walk = async ({ open, look, sample }) => {
  const page = await open(await sample('customer'))
  await page.route(`**${ownProfile.path}`, () => {})
  await show(page, '/profile/info')
  await look(page, 'profile-info-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**${ownProfile.path}`, (route) => route.abort())
  await show(page, '/profile/info')
  await page.getByRole('alert').waitFor()
  await look(page, 'profile-info-failed')
}
