import { ownProfile } from '@kakehashi/contract/accounts/users'
import { button, field, visibleText } from '../pages/forms.ts'
import { goTo, type ScreenStates } from './inspector.ts'

export const profile: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const customer = await newCustomer({
    middleName: 'Rose',
    nameJa: '比嘉 恵子',
    nameKana: 'ひが けいこ',
  })
  const page = await open(customer)
  await goTo(page, '/profile')
  await inspect(page, 'profile')
  await goTo(page, '/profile/info')
  await visibleText(page, customer.email).waitFor()
  await inspect(page, 'profile-info')
  await goTo(page, '/profile/edit')
  await field(page, say('First name')).waitFor()
  await inspect(page, 'profile-edit')
  await field(page, say('First name')).fill('')
  await field(page, say('E-mail')).fill('another')
  await field(page, say('New password')).fill('short')
  await button(page, say('SAVE')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'profile-edit-errors')
  await page.getByRole('link', { name: say('Cancel') }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'profile-edit-leaving')
}

export const profileStates: ScreenStates = async ({ open, inspect, sample }) => {
  const page = await open(await sample('customer'))
  await page.route(`**${ownProfile.path}`, () => {})
  await goTo(page, '/profile/info')
  await inspect(page, 'profile-info-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**${ownProfile.path}`, (route) => route.abort())
  await goTo(page, '/profile/info')
  await page.getByRole('alert').waitFor()
  await inspect(page, 'profile-info-failed')
}
