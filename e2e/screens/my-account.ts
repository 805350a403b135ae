import { exportAccount } from '@kakehashi/contract/account-data'
import { getNoticeChoices } from '@kakehashi/contract/notices'
import { button, field, inSight } from '../pages/forms.ts'
import { bringTo, close, placeOrder, quote, staff, write } from '../support/office-api.ts'
import { show, unanswered, type Walk } from './inspector.ts'

const list = '**/api/requests/myrequests*'

export const myLists: Walk = async ({ open, look, say, newCustomer }) => {
  const page = await open(await newCustomer())
  for (const [path, name] of [
    ['/profile/myrequests', 'my-requests'],
    ['/profile/inbox', 'inbox'],
  ] as const) {
    await show(page, path)
    await inSight(page, say('No requests yet')).waitFor()
    await look(page, `${name}-empty`)
    await unanswered(page, path, list, (state) => look(page, `${name}-${state}`))
  }

  const customer = await newCustomer()
  const orders = []
  for (const requestItem of ['Legal', 'Medical', 'Technical', 'Interpretation', 'Legal']) {
    orders.push((await placeOrder(customer, { requestItem }))._id)
  }
  const [complete = '', owing = '', cancelled = '', quoted = ''] = orders
  await bringTo(complete, 'complete', 45)
  await bringTo(owing, 'complete', 20)
  await close(cancelled, 'Not needed', customer)
  await quote(quoted)
  await write(await staff('admin'), quoted, 'Your quote is ready.')
  const full = await open(customer)
  for (const path of ['/profile', '/profile/myrequests', '/profile/inbox']) {
    await show(full, path)
    await full
      .getByText(/unread|未読/)
      .first()
      .waitFor()
    await look(full, `full-${path.split('/').at(-1)}`)
  }
}

export const thread: Walk = async ({ open, look, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const { _id } = await placeOrder(customer)
  const path = `/profile/inbox/${_id}/messages`
  const page = await open(customer)
  await unanswered(page, path, `**/api/requests/${_id}`, (state) => look(page, `thread-${state}`))
  await show(page, path)
  await field(page, say('Write to us')).waitFor()
  await look(page, 'thread-empty')
  const admin = await staff('admin')
  await write(admin, _id, 'Your affidavit has a middle name and your passport does not.')
  await write(customer, _id, 'Please follow the passport.\n\nhttps://example.com/a-long-address')
  for (let count = 0; count < 50; count += 1) await write(admin, _id, 'Thank you.')
  await show(page, path)
  await button(page, say('Show earlier messages')).click()
  await inSight(page, 'Please follow the passport.').waitFor()
  await look(page, 'thread-full')
  await button(page, say('SEND')).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'thread-nothing-written')
  const clerk = await open(await sample('admin'))
  await show(clerk, path)
  await field(clerk, say('Write to the customer')).waitFor()
  await look(clerk, 'thread-of-staff')
}

export const mailsAndData: Walk = async ({ open, look, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const page = await open(customer)
  const mails = '/profile/notices'
  await unanswered(page, mails, `**${getNoticeChoices.path}`, (state) =>
    look(page, `mails-${state}`),
  )
  await show(page, mails)
  await page.getByRole('checkbox').first().uncheck()
  await look(page, 'mails')

  await placeOrder(customer)
  await show(page, '/profile/data')
  await page.route(`**${exportAccount.path}`, (route) => route.abort())
  await button(page, say('DOWNLOAD MY DATA')).click()
  await button(page, say('RETRY')).waitFor()
  await button(page, say('Close')).click()
  await look(page, 'my-data-failed')
  await button(page, say('Delete my account')).click()
  await look(page, 'my-data-leaving')
  await button(page, say('DELETE MY ACCOUNT')).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await look(page, 'my-data-leaving-errors')
  const translator = await open(await sample('translator'))
  await show(translator, '/profile/data')
  await look(translator, 'my-data-of-staff')
}
