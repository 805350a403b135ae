import { generateSync } from 'otplib'
import { button, field, fillRegistration, visibleText, logIn } from '../pages/forms.ts'
import { linkIn, mailSubjects, mailTo } from '../support/mailbox.ts'
import { confirmAddress } from '../support/office-api.ts'
import { newPassword, newRegistration } from '../support/people.ts'
import { keepToast, goTo, type ScreenStates } from './inspector.ts'

export const login: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const page = await open()
  await goTo(page, '/login')
  await inspect(page, 'login')
  await button(page, say('SIGN IN')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'login-empty')
  await logIn(page, say, { email: (await newCustomer()).email, password: 'not my password' })
  await keepToast(page)
  await inspect(page, 'login-refused-toast')
}

export const register: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const page = await open()
  await goTo(page, '/register')
  await inspect(page, 'register')
  await button(page, say('CREATE ACCOUNT')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'register-errors')
  const { email } = await newCustomer()
  await fillRegistration(page, say, { ...newRegistration(), email })
  await button(page, say('CREATE ACCOUNT')).click()
  await field(page, say('E-mail')).and(page.locator('[aria-invalid="true"]')).waitFor()
  await inspect(page, 'register-taken')
}

export const forgottenPassword: ScreenStates = async ({
  open,
  inspect,
  say,
  language,
  newCustomer,
}) => {
  const { email } = await newCustomer()
  const page = await open()
  await goTo(page, '/forgotten-password')
  await inspect(page, 'forgotten')
  await field(page, say('E-mail')).fill('nobody')
  await button(page, say('SEND THE LINK')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'forgotten-errors')
  await field(page, say('E-mail')).fill(email)
  await button(page, say('SEND THE LINK')).click()
  await page.getByRole('heading', { name: say('Check your e-mail') }).waitFor()
  await inspect(page, 'forgotten-sent')

  await goTo(page, '/reset-password')
  await inspect(page, 'reset-without-token')
  await page.goto(linkIn(await mailTo(email, mailSubjects.resetPassword[language])))
  await field(page, say('New password')).waitFor()
  await inspect(page, 'reset')
  await field(page, say('New password')).fill('short')
  await button(page, say('SAVE THE PASSWORD')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'reset-errors')
  const password = newPassword()
  await field(page, say('New password')).fill(password)
  await field(page, say('Confirm password')).fill(password)
  await button(page, say('SAVE THE PASSWORD')).click()
  await page.getByRole('heading', { name: say('Your password has been changed') }).waitFor()
  await inspect(page, 'reset-done')
}

export const verifyEmail: ScreenStates = async ({ open, inspect, say, language, newCustomer }) => {
  const customer = await newCustomer()
  const visitor = await open()
  await goTo(visitor, '/verify-email')
  await inspect(visitor, 'verify-visitor-without-token')
  const page = await open(customer)
  await goTo(page, '/verify-email')
  await inspect(page, 'verify-without-token')
  await page.goto(linkIn(await mailTo(customer.email, mailSubjects.confirmAddress[language])))
  await page.getByRole('heading', { name: say('Your address has been confirmed') }).waitFor()
  await inspect(page, 'verify-done')
}

/** Ends with the second step of a login, which needs a second factor to be set up first. */
export const secondFactor: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const customer = await newCustomer()
  await confirmAddress(customer)
  const page = await open(customer)
  await goTo(page, '/profile/security')
  await visibleText(page, say('Off'), { exact: true }).waitFor()
  await page.getByRole('time').first().waitFor()
  await inspect(page, 'security-off')
  await button(page, say('SET UP')).click()
  await inspect(page, 'security-set-up')
  await field(page, say('Current password')).fill(customer.password)
  await button(page, say('CONTINUE')).click()
  await page.getByRole('img').waitFor()
  await inspect(page, 'security-scan')
  await field(page, say('Code')).fill('000000')
  await button(page, say('TURN ON')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'security-wrong-code')
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await field(page, say('Code')).fill(generateSync({ secret }))
  await button(page, say('TURN ON')).click()
  await page.getByRole('heading', { name: say('Your recovery codes') }).waitFor()
  await keepToast(page)
  await inspect(page, 'security-recovery-codes')
  await button(page, say('I HAVE SAVED THEM')).click()
  await visibleText(page, say('On'), { exact: true }).waitFor()
  await inspect(page, 'security-on')
  await button(page, say('New recovery codes')).click()
  await inspect(page, 'security-renew')
  await button(page, say('Cancel')).click()
  await button(page, say('Turn off')).click()
  await button(page, say('TURN OFF')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'security-turn-off-errors')
  await button(page, say('Cancel')).click()
  await button(page, say('Sign out everywhere')).click()
  await inspect(page, 'security-sign-out-everywhere')

  const elsewhere = await open()
  await goTo(elsewhere, '/login')
  await logIn(elsewhere, say, customer)
  await field(elsewhere, say('Code')).waitFor()
  await inspect(elsewhere, 'login-code')
  await field(elsewhere, say('Code')).fill('000000')
  await button(elsewhere, say('SIGN IN')).click()
  await elsewhere.getByRole('alert').waitFor()
  await inspect(elsewhere, 'login-code-wrong')
}
