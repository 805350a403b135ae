import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import { getNoticeChoices } from '@kakehashi/contract/requests/notices'
import { button, field, visibleText } from '../pages/forms.ts'
import {
  advanceTo,
  cancelRequest,
  sendRequest,
  submitQuote,
  staff,
  sendMessage,
} from '../support/office-api.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const list = '**/api/requests/myrequests*'

export const myLists: ScreenStates = async ({ open, inspect, say, newCustomer }) => {
  const page = await open(await newCustomer())
  for (const [path, name] of [
    ['/profile/myrequests', 'my-requests'],
    ['/profile/inbox', 'inbox'],
  ] as const) {
    await goTo(page, path)
    await visibleText(page, say('No requests yet')).waitFor()
    await inspect(page, `${name}-empty`)
    await inspectWaitingAndFailed(page, path, list, (state) => inspect(page, `${name}-${state}`))
  }

  const customer = await newCustomer()
  const ids = []
  for (const requestItem of ['Legal', 'Medical', 'Technical', 'Interpretation', 'Legal']) {
    ids.push((await sendRequest(customer, { requestItem }))._id)
  }
  const [complete = '', owing = '', cancelled = '', quoted = ''] = ids
  await advanceTo(complete, 'complete', 45)
  await advanceTo(owing, 'complete', 20)
  await cancelRequest(cancelled, 'Not needed', customer)
  await submitQuote(quoted)
  await sendMessage(await staff('admin'), quoted, 'Your quote is ready.')
  const full = await open(customer)
  for (const path of ['/profile', '/profile/myrequests', '/profile/inbox']) {
    await goTo(full, path)
    await full
      .getByText(/unread|未読/)
      .first()
      .waitFor()
    await inspect(full, `full-${path.split('/').at(-1)}`)
  }
}

export const thread: ScreenStates = async ({ open, inspect, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const { _id } = await sendRequest(customer)
  const path = `/profile/inbox/${_id}/messages`
  const page = await open(customer)
  await inspectWaitingAndFailed(page, path, `**/api/requests/${_id}`, (state) =>
    inspect(page, `thread-${state}`),
  )
  await goTo(page, path)
  await field(page, say('Write to us')).waitFor()
  await inspect(page, 'thread-empty')
  const admin = await staff('admin')
  await sendMessage(admin, _id, 'Your affidavit has a middle name and your passport does not.')
  await sendMessage(
    customer,
    _id,
    'Please follow the passport.\n\nhttps://example.com/a-long-address',
  )
  for (let count = 0; count < 50; count += 1) await sendMessage(admin, _id, 'Thank you.')
  await goTo(page, path)
  await button(page, say('Show earlier messages')).click()
  await visibleText(page, 'Please follow the passport.').waitFor()
  await inspect(page, 'thread-full')
  await button(page, say('SEND')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'thread-nothing-written')
  const clerk = await open(await sample('admin'))
  await goTo(clerk, path)
  await field(clerk, say('Write to the customer')).waitFor()
  await inspect(clerk, 'thread-of-staff')
}

export const noticesAndData: ScreenStates = async ({ open, inspect, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const page = await open(customer)
  const mails = '/profile/notices'
  await inspectWaitingAndFailed(page, mails, `**${getNoticeChoices.path}`, (state) =>
    inspect(page, `mails-${state}`),
  )
  await goTo(page, mails)
  await page.getByRole('checkbox').first().uncheck()
  await inspect(page, 'mails')
  const clerk = await open(await sample('admin'))
  await goTo(clerk, mails)
  await inspect(clerk, 'mails-of-staff')

  await sendRequest(customer)
  await goTo(page, '/profile/data')
  await page.route(`**${exportAccount.path}`, (route) => route.abort())
  await button(page, say('DOWNLOAD MY DATA')).click()
  await button(page, say('RETRY')).waitFor()
  await button(page, say('Close')).click()
  await inspect(page, 'my-data-failed')
  await button(page, say('Delete my account')).click()
  await inspect(page, 'my-data-leaving')
  await button(page, say('DELETE MY ACCOUNT')).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await inspect(page, 'my-data-leaving-errors')
  const translator = await open(await sample('translator'))
  await goTo(translator, '/profile/data')
  await inspect(translator, 'my-data-of-staff')
}
