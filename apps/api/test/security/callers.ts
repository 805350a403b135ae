import * as users from '@kakehashi/contract/accounts/users'
import { noGrantedRoles, noRoles, type RoleFlags } from '@kakehashi/domain/people/roles'
import { v7 as uuidv7 } from 'uuid'
import { startSession } from '../../src/accounts/sessions/start-session.ts'
import type { NewPassword } from '../../src/accounts/sessions/password.ts'
import { hashPassword } from '../../src/accounts/sessions/password.ts'
import type { Browser, CallInput } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { samplePassword, sampleRegistration } from '../support/sample-registration.ts'
import { findUser, insertUser } from '../../src/accounts/people/queries.ts'
import { columnsOf } from '../../src/accounts/people/roles.ts'
import type { Kind } from './permissions/permission-rows.ts'

export const sessionCookie = '__Host-kakehashi'

/** A browser and the account that is signed in; a visitor has no account. */
export interface Caller {
  readonly browser: Browser
  readonly account: Account | null
}
export interface SeededUser extends Caller {
  readonly account: Account
}
/** Who calls, and the customer whose data the call targets. */
export interface CallContext {
  readonly office: Office
  readonly caller: Caller
  readonly customer: SeededUser
}

export type ValidCall = (context: CallContext) => CallInput | Promise<CallInput>

export interface Account {
  readonly id: string
  readonly email: string
  readonly hasWeakSignIn: boolean
}

const flagsOf: Readonly<Record<Exclude<Kind, 'visitor'>, Partial<RoleFlags>>> = {
  customer: {},
  'another customer': {},
  translator: { isTranslator: true },
  contractor: { isContractor: true },
  admin: { isAdmin: true },
  owner: { isAdmin: true, isOwner: true },
  'admin with weak sign-in': { isAdmin: true },
  'demoted admin': { isAdmin: true },
  'deleted admin': { isAdmin: true },
}

/** A new caller of this kind, so that no call affects the next. */
export async function createCaller(office: Office, kind: Kind): Promise<Caller> {
  if (kind === 'visitor') return { browser: office.visitor(), account: null }
  const person = await seedUser(office, flagsOf[kind], {
    hasWeakSignIn: kind === 'admin with weak sign-in',
  })
  if (kind === 'demoted admin') await demote(office, person)
  if (kind === 'deleted admin') await remove(office, person)
  return person
}

/** The customer calls about their own data, everyone else about that of another customer. */
export async function customerFor(
  office: Office,
  kind: Kind,
  { browser, account }: Caller,
): Promise<SeededUser> {
  return kind === 'customer' && account ? { browser, account } : seedUser(office)
}

let hashed: Promise<NewPassword> | undefined

/** Inserts a user and a session. All users share one password hash, because hashing is slow. */
export async function seedUser(
  office: Office,
  flags: Partial<RoleFlags> = {},
  { hasWeakSignIn = false } = {},
): Promise<SeededUser> {
  hashed ??= hashPassword(samplePassword)
  const password = await hashed
  const { firstName, lastName, email, phone } = sampleRegistration()
  const user = await office.db.transaction().execute((trx) =>
    insertUser(trx, {
      id: uuidv7(),
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      branch: 'NAVY',
      ...columnsOf({ ...noRoles, ...flags }),
      created_at: office.clock.now(),
      email_verified_at: office.clock.now(),
      ...password,
      password_is_short: hasWeakSignIn,
    }),
  )
  const browser = await browserOf(office, user.id, { isFirst: true })
  return { browser, account: { id: user.id, email, hasWeakSignIn } }
}

/** A browser in which this user is signed in. Only the first one is not reported as a new device. */
export async function browserOf(
  office: Office,
  userId: string,
  choices: { readonly isFirst?: boolean } = {},
): Promise<Browser> {
  const browser = office.visitor()
  const user = await findUser(office.db, userId)
  if (!user) throw new Error('no user has this id')
  const caller = { address: '', userAgent: '', sessionToken: undefined, deviceToken: undefined }
  const { token } = await office.db
    .transaction()
    .execute((trx) => startSession(trx, user, caller, office.clock.now(), choices))
  browser.cookies.set(sessionCookie, token)
  return browser
}

/** The body of an edit by an admin that changes only these fields. */
export function staffEdit(account: Account, changes: object = {}) {
  const { firstName, lastName } = sampleRegistration()
  const roles = noGrantedRoles
  return { firstName, lastName, email: account.email, ...roles, ...changes }
}

async function demote(office: Office, { account }: SeededUser): Promise<void> {
  const { browser } = await seedUser(office, flagsOf.admin)
  const params = { userId: account.id }
  const { status } = await browser.call(users.updateUser, { params, body: staffEdit(account) })
  if (status !== 200) throw new Error(`demoting returned ${status}`)
}

async function remove(office: Office, { account }: SeededUser): Promise<void> {
  const { browser } = await seedUser(office, flagsOf.admin)
  const { status } = await browser.call(users.deleteUser, { params: { id: account.id } })
  if (status !== 200) throw new Error(`deleting returned ${status}`)
}
