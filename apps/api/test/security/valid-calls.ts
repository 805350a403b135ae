import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { generateSync } from 'otplib'
import { after, duration } from '../../src/clock.ts'
import { seedPhotograph } from '../documents/support/seed-document.ts'
import { seedDocument } from '../documents/support/seed-document.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import { saveMailedToken } from '../../src/accounts/sessions/mailed-tokens.ts'
import { newSecret } from '../../src/accounts/second-factor/totp.ts'
import { hashToken, newToken, seal } from '../../src/accounts/sessions/tokens.ts'
import type { CallInput } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { firstOwner, setupToken } from '../support/first-owner.ts'
import { samplePassword, sampleRegistration } from '../support/sample-registration.ts'
import { formWith, seedPicture, samplePicture } from '../support/pictures.ts'
import { saveUser } from '../../src/accounts/people/queries.ts'
import { browserOf, seedUser, staffEdit } from './callers.ts'
import type { Account, CallContext, ValidCall } from './callers.ts'
import { validPasskeyCalls } from './valid-passkey-calls.ts'
import { validBooksCalls } from './valid-books-calls.ts'
import { validCertificateCalls } from './valid-certificate-calls.ts'
import { validGlossaryCalls } from './valid-glossary-calls.ts'
import { validPaperTemplateCalls } from './valid-paper-template-calls.ts'
import { validMoneyCalls } from './valid-money-calls.ts'
import { validProofCalls } from './valid-proof-calls.ts'
import { validRequestCalls } from './valid-request-calls.ts'
import { validServiceCalls } from './valid-service-calls.ts'

/** For every endpoint, a call that succeeds for a caller with permission. */
const validCalls: Readonly<Record<string, ValidCall>> = {
  ...validRequestCalls,
  ...validProofCalls,
  ...validCertificateCalls,
  ...validMoneyCalls,
  ...validBooksCalls,
  ...validGlossaryCalls,
  ...validPaperTemplateCalls,
  ...validPasskeyCalls,
  ...validServiceCalls,

  'GET /api/health': async ({ office }) => {
    await recordHeartbeat(office)
    return {}
  },
  'GET /api/ready': () => ({}),
  'GET /api/openapi.json': () => ({}),
  'GET /api/docs': () => ({}),

  'POST /api/users': () => ({ body: sampleRegistration() }),
  'POST /api/users/auth': ({ customer }) => ({
    body: { email: customer.account.email, password: samplePassword },
  }),
  'POST /api/users/logout': () => ({}),
  'POST /api/users/password/forgotten': ({ customer }) => ({
    body: { email: customer.account.email },
  }),
  'POST /api/users/password/reset': async (context) => ({
    body: { token: await mailedToken(context, 'reset-password'), password: samplePassword },
  }),
  'POST /api/users/email/verify': async (context) => ({
    body: { token: await mailedToken(context, 'verify-email') },
  }),

  'POST /api/users/keep': keepCall,

  'GET /api/users/profile': () => ({}),
  'PUT /api/users/profile': ({ caller, customer }) => {
    const { firstName, lastName, phone } = sampleRegistration()
    const { email } = caller.account ?? customer.account
    return { body: { firstName, lastName, phone, email } }
  },
  'PUT /api/users/language': () => ({ body: { language: 'en' } }),
  'POST /api/users/email/verification': () => ({}),
  'POST /api/users/proof': () => ({ body: { currentPassword: samplePassword } }),
  'GET /api/users/sessions': () => ({}),
  'DELETE /api/users/sessions': () => ({}),
  'GET /api/users/failed-sign-ins': () => ({}),
  'GET /api/failed-sign-ins': () => ({}),
  'GET /api/status': () => ({}),
  'GET /api/system-check': () => ({}),
  'GET /api/history': () => ({ query: { group: 'people', from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/history/checks': () => ({}),
  'POST /api/history/checks': () => ({}),
  'DELETE /api/users/sessions/:id': async (context) => ({
    params: { id: await sessionOf(context) },
  }),
  'POST /api/users/second-factor': () => ({ body: { currentPassword: samplePassword } }),
  'POST /api/users/second-factor/confirm': async (context) => ({
    body: { code: await codeOf(context, 'pending') },
  }),
  'POST /api/users/second-factor/recovery-codes': async (context) => ({
    body: { currentPassword: samplePassword, code: await codeOf(context, 'on') },
  }),
  'POST /api/users/second-factor/off': async (context) => ({
    body: { currentPassword: samplePassword, code: await codeOf(context, 'on') },
  }),

  'GET /api/users': () => ({ query: { role: 'customer' } }),
  'GET /api/users/:id': ({ customer }) => ({ params: { id: customer.account.id } }),
  'PUT /api/users/:userId': ({ customer }) => ({
    params: { userId: customer.account.id },
    body: staffEdit(customer.account),
  }),
  'PUT /api/users/:userId/assigning': async ({ office }) => {
    const { account } = await seedUser(office, { isAdmin: true })
    return { params: { userId: account.id }, body: { mayAssign: true } }
  },
  'PUT /api/users/:userId/admin-proposal': ({ customer }) => ({
    params: { userId: customer.account.id },
    body: { isConfirmed: false },
  }),
  'GET /api/admin-proposals': () => ({}),
  'PUT /api/users/:userId/absence': async ({ office }) => {
    const { account } = await seedUser(office, { isTranslator: true })
    return { params: { userId: account.id }, body: { absence: null } }
  },
  'GET /api/users/:userId/absence/promises': async ({ office }) => {
    const { account } = await seedUser(office, { isTranslator: true })
    return { params: { userId: account.id } }
  },
  'DELETE /api/users/:id/sessions': ({ customer }) => ({ params: { id: customer.account.id } }),
  'DELETE /api/users/:id/second-factor': async ({ office }) => {
    const { account } = await seedUser(office)
    const totp_secret = Buffer.from('sealed')
    await office.db.transaction().execute((trx) => saveUser(trx, account.id, { totp_secret }))
    return { params: { id: account.id } }
  },
  'DELETE /api/users/:id': ({ customer }) => ({ params: { id: customer.account.id } }),
  'GET /api/users/deleted': () => ({}),
  'POST /api/users/:id/restore': async ({ office }) => ({
    params: { id: (await seedDeletedUser(office)).id },
  }),

  'GET /api/office': () => ({}),
  'GET /api/office/draft': () => ({}),
  'PUT /api/office/draft': () => ({ body: { office: sampleOffice } }),
  'DELETE /api/office/draft': () => ({}),
  'GET /api/office/draft/pages': () => ({}),
  'GET /api/office/draft/preview': () => ({ query: { path: '/contact' } }),
  'GET /api/office/publications': () => ({}),
  'POST /api/office/publications': () => ({ body: {} }),
  'POST /api/office/publications/:id/restore': () => ({ params: { id: '1' } }),
  'GET /api/setup': () => ({}),
  'POST /api/setup/owner': ({ office }) => ({
    body: firstOwner(setupToken(office)),
  }),
  'POST /api/setup/test-mail': () => ({}),
  'GET /api/setup/test-mail': () => ({}),
  'POST /api/setup/services': () => ({ body: { services: [{ name: 'Legal', price: 80 }] } }),
  'GET /api/office/rules': () => ({}),
  'PUT /api/office/rules': () => ({ body: { quoteValidDays: 30 } }),
  'GET /api/office/team': () => ({}),
  'PUT /api/office/team': () => ({ body: { members: [] } }),
  'GET /api/closures': () => ({}),
  'POST /api/closures': async ({ office }) => {
    await office.changeSetting('closures', [])
    const from = dayAt(office.clock.now(), sampleOffice.timeZone)
    return { body: { from, reasonEn: 'Typhoon', reasonJa: '台風' } }
  },
  'DELETE /api/closures/:from': ({ office }) => ({
    params: { from: dayAt(office.clock.now(), sampleOffice.timeZone) },
  }),
  'POST /api/upload': () => ({ body: formWith('document', makePdf()) }),
  'POST /api/translation': () => ({ body: formWith('translation', makePdf()) }),
  'GET /api/files/:id': async ({ office, customer }) => ({
    params: { id: await seedDocument(office, customer.account.id) },
  }),
  'GET /api/files/:id/preview': async ({ office, customer }) => ({
    params: { id: await seedPhotograph(office, customer.account.id) },
  }),
  'POST /api/image': async () => ({ body: formWith('image', await samplePicture()) }),
  'POST /api/icon': async () => ({ body: formWith('icon', await samplePicture()) }),
  'GET /api/pictures/:id': async ({ office, customer }) => ({
    params: { id: await seedPicture(office, customer.account.id) },
  }),
}

export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

export async function validCall(endpoint: Endpoint, context: CallContext): Promise<CallInput> {
  const call = validCalls[nameOf(endpoint)]
  if (!call) throw new Error(`valid-calls.ts does not say how to call ${nameOf(endpoint)}`)
  return call(context)
}

/** Records a heartbeat, because no worker runs in these tests and the health check would fail. */
export async function recordHeartbeat({ db, clock }: Office): Promise<void> {
  const beat_at = after(clock.now(), duration.day)
  await db
    .insertInto('heartbeats')
    .values({ part: 'worker', beat_at })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ beat_at }))
    .execute()
}

async function mailedToken(
  { office, customer: { account } }: CallContext,
  purpose: 'verify-email' | 'reset-password' | 'keep-account',
): Promise<string> {
  const token = newToken()
  await office.db.transaction().execute((trx) =>
    saveMailedToken(trx, {
      token_hash: hashToken(token),
      user_id: account.id,
      purpose,
      email: account.email,
      expires_at: after(office.clock.now(), duration.hour),
    }),
  )
  return token
}

/** The id of a new session of the customer. */
async function sessionOf({ office, customer }: CallContext): Promise<string> {
  await browserOf(office, customer.account.id)
  const { id } = await office.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', customer.account.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** Gives the caller a second factor, pending or on, and returns its current code. */
async function codeOf({ office, caller }: CallContext, state: 'pending' | 'on'): Promise<string> {
  const now = office.clock.now()
  const { account } = caller
  // A second factor would make the sign-in strong.
  if (!account || account.hasWeakSignIn) return '000000'
  const { secret } = newSecret(account.email, 'Sample')
  const sealed = seal(office.officeSecret, secret)
  const change =
    state === 'on'
      ? { totp_secret: sealed }
      : { totp_pending_secret: sealed, totp_pending_until: after(now, duration.hour) }
  await office.db.transaction().execute((trx) => saveUser(trx, account.id, change))
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })
}

/** Deleted a moment ago, so that the deletion can be stopped. */
async function seedDeletedUser(office: Office): Promise<Account> {
  const { account } = await seedUser(office)
  const now = office.clock.now()
  const change = { deleted_at: now, erase_at: after(now, duration.day) }
  await office.db.transaction().execute((trx) => saveUser(trx, account.id, change))
  return account
}

async function keepCall(context: CallContext): Promise<CallInput> {
  const account = await seedDeletedUser(context.office)
  const customer = { ...context.customer, account }
  return { body: { token: await mailedToken({ ...context, customer }, 'keep-account') } }
}
