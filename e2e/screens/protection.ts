import { randomUUID } from 'node:crypto'
import { exportAccount, keepAccount } from '@kakehashi/contract/accounts/account-data'
import { listAdminProposals } from '@kakehashi/contract/accounts/admin-proposals'
import { listDeletedUsers, type DeletedUserView } from '@kakehashi/contract/accounts/deleted-users'
import { listFailedSignIns, ownFailedSignIns } from '@kakehashi/contract/accounts/failed-sign-ins'
import { listPasskeys } from '@kakehashi/contract/accounts/passkeys'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const at = '2026-11-16T00:30:00.000Z'

const network = '203.0.113.0/24'
const failedSignIns = [
  { _id: randomUUID(), at, network, reason: 'password', user: randomUUID(), name: 'Jane Smith' },
  { _id: randomUUID(), at, network, reason: 'second-factor' },
]

async function readAsClerk(page: Page, id: string): Promise<void> {
  await goTo(page, `/admin/quote/${id}`)
  await page.locator('canvas[data-drawn=true]').first().waitFor()
}

/** Passkeys, who opened a document, what a dangerous change asks, and the way back after leaving. */
export const ownProtection: ScreenStates = async ({ open, inspect, say, newCustomer, sample }) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document })
  await readAsClerk(await open(await sample('admin')), id)
  const page = await open(customer)
  await goTo(page, `/request/${id}`)
  await page.getByRole('listitem').locator('time').first().waitFor()
  await inspect(page, 'request-opened-by-the-office')

  const passkey = { _id: randomUUID(), name: 'iPhone', createdAt: at, lastUsedAt: at }
  await page.route(`**${listPasskeys.path}`, (route) => route.fulfill({ json: [passkey] }))
  await page.route(`**${ownFailedSignIns.path}`, (route) => route.fulfill({ json: failedSignIns }))
  await goTo(page, '/profile/security')
  await visibleText(page, passkey.name, { exact: true }).waitFor()
  await inspect(page, 'security-passkey')
  await page.getByRole('button', { name: new RegExp(`^${say('Rename')}`) }).click()
  await inspect(page, 'security-passkey-rename')
  await button(page, say('Cancel')).click()
  await button(page, say('Remove: {name}', { name: passkey.name })).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'security-passkey-remove')

  await page.route(`**${exportAccount.path}`, (route) =>
    route.fulfill({ status: 403, json: { code: 'fresh-password-required', message: '-' } }),
  )
  await goTo(page, '/profile/data')
  await button(page, say('DOWNLOAD MY DATA')).click()
  await field(page, say('Current password')).waitFor()
  await inspect(page, 'proof-dialog')
  await button(page, say('CONTINUE')).click()
  await page.getByRole('dialog').getByRole('alert').first().waitFor()
  await inspect(page, 'proof-dialog-errors')

  const late = await open()
  await goTo(late, '/keep-account')
  await inspect(late, 'keep-account-expired')
  const visitor = await open()
  await visitor.route(`**${keepAccount.path}`, (route) => route.fulfill({ json: { message: '' } }))
  await goTo(visitor, `/keep-account#token=${'a'.repeat(43)}`)
  await button(visitor, say('KEEP MY ACCOUNT')).waitFor()
  await inspect(visitor, 'keep-account')
  await button(visitor, say('KEEP MY ACCOUNT')).click()
  await visitor.getByRole('heading', { name: say('Your account is kept') }).waitFor()
  await inspect(visitor, 'keep-account-done')
}

/** The server's reply about a request whose documents are kept, or deleted already. */
async function showRequest(page: Page, id: string, given: object): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**/api/requests/${id}`, async (route) => {
    const reply = await route.fetch()
    const request = (await reply.json()) as RequestDetail
    await route.fulfill({ response: reply, json: { ...request, ...given } })
  })
}

/** Holds, who opened a file, people who can be restored, and admins who wait for an owner. */
export const officeProtection: ScreenStates = async ({
  open,
  inspect,
  say,
  newCustomer,
  sample,
}) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document })
  await readAsClerk(await open(await sample('admin')), id)
  await api.advanceTo(id, 'complete', 45)
  const owner = await open(await sample('owner'))
  const path = `/admin/complete/${id}`
  await goTo(owner, path)
  await visibleText(owner, say('Who opened these files')).click()
  await inspect(owner, 'stage-who-opened')
  await visibleText(owner, say('More'), { exact: true }).click()
  await button(owner, say('Keep documents')).click()
  await button(owner, say('KEEP THEM')).waitFor()
  await inspect(owner, 'stage-hold')

  const erased = { contentErasedAt: at, documents: [], translations: [] }
  const held = { isOnHold: true, holdReason: 'A dispute about the deposit.' }
  for (const [state, given] of [
    ['held', held],
    ['erased', erased],
  ] as const) {
    await showRequest(owner, id, given)
    await goTo(owner, path)
    await owner
      .getByText(/^(An owner keeps|Documents and messages were|オーナー|書類とメッセージ)/)
      .waitFor()
    await inspect(owner, `stage-${state}`)
    await owner.emulateMedia({ colorScheme: 'dark' })
    await inspect(owner, `stage-${state}-dark`)
    await owner.emulateMedia({ colorScheme: 'light' })
  }
  const page = await open(customer)
  await showRequest(page, id, { contentErasedAt: at, documents: [] })
  await goTo(page, `/request/${id}`)
  await inspect(page, 'request-erased')

  const deleted: DeletedUserView = {
    ...noRoles,
    _id: randomUUID(),
    firstName: 'Jane',
    lastName: 'Smith',
    email: 'jane@example.com',
    deletedAt: at,
    erasedFrom: '2026-11-23T00:30:00.000Z',
    isAdmin: true,
  }
  await owner.route(`**${listDeletedUsers.path}`, (route) => route.fulfill({ json: [deleted] }))
  await goTo(owner, '/admin/userlist')
  await owner.getByRole('heading', { name: say('Recently deleted') }).waitFor()
  await inspect(owner, 'users-deleted')
  const { user } = await sample('admin')
  await goTo(owner, `/admin/user/${user._id}/edit`)
  await button(owner, say('Sign them out everywhere…')).click()
  await owner.getByRole('alertdialog').waitFor()
  await inspect(owner, 'user-sign-out')

  const proposal = { user: customer.user._id, name: 'Jane Smith', by: 'Sample Admin', at }
  await owner.route(`**${listAdminProposals.path}`, (route) =>
    route.fulfill({ json: [{ ...proposal, until: deleted.erasedFrom }] }),
  )
  await owner.route(`**${listFailedSignIns.path}`, (route) =>
    route.fulfill({ json: failedSignIns }),
  )
  await goTo(owner, '/owner/dashboard')
  await button(owner, say('Confirm')).waitFor()
  await inspect(owner, 'owner-dashboard-proposal')
  await owner.emulateMedia({ colorScheme: 'dark' })
  await inspect(owner, 'owner-dashboard-proposal-dark')
}
