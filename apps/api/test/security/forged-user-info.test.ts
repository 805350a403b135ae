import { mapRoles, noRoles, roleFlags } from '@kakehashi/domain/people/roles'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as users from '@kakehashi/contract/accounts/users'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/accounts/sessions/tokens.ts'
import type { CallInput } from '../support/browser.ts'
import { comparableReply } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'
import type { SeededUser } from './callers.ts'
import { seedUser, sessionCookie } from './callers.ts'
import { errorCodeOf } from './permissions/outcome.ts'
import { Passkey } from '../support/passkey.ts'
import { recordHeartbeat, nameOf, validCall } from './valid-calls.ts'
import { noOptions } from './valid-passkey-calls.ts'

let office: Office
let owner: SeededUser
beforeAll(async () => {
  office = await openOffice()
  owner = await seedUser(office, { isAdmin: true, isOwner: true })
  await recordHeartbeat(office)
})
afterAll(() => office.close())

const token = () => owner.browser.cookies.get(sessionCookie) ?? ''
const roles = { ...mapRoles(roleFlags, () => true) }
const userInfo = () => JSON.stringify({ _id: owner.account.id, ...owner.account, ...roles })

/** What an attacker could send after editing local storage or reading some of the tables. */
const forgeries: Record<string, () => CallInput> = {
  'the stored userInfo as a cookie': () => cookies({ userInfo: encodeURIComponent(userInfo()) }),
  'a made-up session': () => cookies({ [sessionCookie]: newToken() }),
  "the owner's id as a session": () => cookies({ [sessionCookie]: owner.account.id }),
  "the owner's e-mail as a session": () => cookies({ [sessionCookie]: owner.account.email }),
  'the stored hash of a session': () =>
    cookies({ [sessionCookie]: hashToken(token()).toString('base64url') }),
  'the stored hash in hexadecimal': () =>
    cookies({ [sessionCookie]: `\\x${hashToken(token()).toString('hex')}` }),
  'half of a session token': () => cookies({ [sessionCookie]: token().slice(0, 21) }),
  'a session token with one more character': () => cookies({ [sessionCookie]: `${token()}A` }),
  'a session token in another cookie': () => cookies({ kakehashi: token(), session: token() }),
  'a session token as a device cookie': () => cookies({ [`${sessionCookie}-device`]: token() }),
  'a session token as a bearer token': () => ({ headers: { authorization: `Bearer ${token()}` } }),
  'userInfo as a bearer token': () => ({
    headers: { authorization: `Bearer ${Buffer.from(userInfo()).toString('base64url')}` },
  }),
  'headers that some servers trust': () => ({
    headers: {
      'x-user': userInfo(),
      'x-user-id': owner.account.id,
      'x-forwarded-user': owner.account.email,
      'x-remote-user': owner.account.email,
      'x-is-admin': 'true',
      'x-original-url': '/api/health',
      'x-http-method-override': 'GET',
      [sessionCookie.toLowerCase()]: token(),
    },
  }),
  'roles in the query': () => ({
    query: { userInfo: userInfo(), isAdmin: 'true', _id: owner.account.id },
  }),
}

function cookies(pairs: Record<string, string>) {
  const cookie = Object.entries(pairs).map(([name, value]) => `${name}=${value}`)
  return { headers: { cookie: cookie.join('; ') } }
}

/** A call with the same reply every time; calls open to everyone are made to fail. */
async function repeatableCall(endpoint: Endpoint): Promise<CallInput> {
  const caller = office.visitor()
  const context = { office, caller: { browser: caller, account: null }, customer: owner }
  const input = await validCall(endpoint, context)
  const failingBodies: Record<string, object> = {
    'POST /api/users': { ...sampleRegistration(), email: owner.account.email },
    'POST /api/users/auth': { email: `${uuidv7()}@example.com`, password: 'not the password' },
    'POST /api/users/password/forgotten': { email: `${uuidv7()}@example.com` },
    'POST /api/users/password/reset': { token: newToken(), password: 'a long enough sample' },
    'POST /api/users/email/verify': { token: newToken() },
    'POST /api/users/auth/passkey': { credential: new Passkey().sign(noOptions) },
    'POST /api/upload-links/check': { token: newToken() },
  }
  const body = failingBodies[nameOf(endpoint)]
  if (body) return { ...input, body }
  // Its token is a bearer token, which some forgeries replace.
  const isByLink = nameOf(endpoint) === 'POST /api/upload-links/documents'
  return isByLink ? { ...input, headers: {} } : input
}

async function replyTo(endpoint: Endpoint, target: CallInput, forged: CallInput = {}) {
  const input = { ...(await repeatableCall(endpoint)), ...target, ...forged }
  return comparableReply(await office.visitor().call(endpoint, input))
}

describe('a forged userInfo gets exactly the reply of a visitor', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const { params } = await repeatableCall(endpoint)
      const target = params ? { params } : {}
      const asVisitor = await replyTo(endpoint, target)
      // Some calls refuse unknown query parameters from every caller.
      const withUnknownQuery = await replyTo(endpoint, target, { query: { more: 'unknown' } })
      for (const [name, forge] of Object.entries(forgeries)) {
        const forged = forge()
        const expected = forged.query ? withUnknownQuery : asVisitor
        expect({ name, ...(await replyTo(endpoint, target, forged)) }).toEqual({
          name,
          ...expected,
        })
      }
    },
  )
})

describe('nobody can give themselves a role', () => {
  const extras = [
    ...Object.keys(roles).map((name) => ({ [name]: true })),
    { role: 'admin' },
    { is_admin: true },
    { deletedAt: null },
    { passwordHash: 'x' },
  ]

  test.each(extras)('by registering with %j', async (extra) => {
    const body = { ...sampleRegistration(), ...extra }
    const reply = await office.visitor().send('POST', '/api/users', body)

    expect([reply.status, errorCodeOf(reply.body)]).toEqual([400, 'bad-request'])
  })

  test.each(extras)('by input a profile with %j', async (extra) => {
    const { browser, account } = await seedUser(office)
    const { firstName, lastName, phone } = sampleRegistration()
    const body = { firstName, lastName, phone, email: account.email, ...extra }
    const reply = await browser.send('PUT', '/api/users/profile', body)

    expect([reply.status, errorCodeOf(reply.body)]).toEqual([400, 'bad-request'])
    expect((await browser.call(users.ownProfile)).body).toMatchObject({
      ...noRoles,
    })
  })

  test('by registering with forged headers and cookies', async () => {
    for (const forge of Object.values(forgeries)) {
      const input = { ...forge(), body: sampleRegistration() }
      const { body } = await office.visitor().call(users.register, input)

      expect(body).toMatchObject({ isAdmin: false, isOwner: false, isTranslator: false })
    }
  })

  test('by the edit form, not even as an owner', async () => {
    const { account } = await seedUser(office)
    const body = {
      firstName: 'Jane',
      lastName: 'Smith',
      email: account.email,
      ...noRoles,
      isAdmin: true,
      isOwner: true,
    }
    const reply = await owner.browser.send('PUT', `/api/users/${account.id}`, body)

    expect(reply.status).toBe(400)
  })
})
