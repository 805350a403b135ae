import * as users from '@kakehashi/contract/users'
import type { RoleFlags } from '@kakehashi/domain/people'
import { noRoles } from '@kakehashi/domain/people'
import { v7 as uuidv7 } from 'uuid'
import { startSession } from '../../src/accounts/sessions/start-session.ts'
import type { NewPassword } from '../../src/accounts/sessions/password.ts'
import { preparePassword } from '../../src/accounts/sessions/password.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { samplePassword, sampleRegistration } from '../support/people.ts'
import { findUser, insertUser } from '../../src/accounts/people/queries.ts'
import type { Kind } from './permissions/permission-rows.ts'

export const sessionCookie = '__Host-kakehashi'

/** Someone at a browser; a visitor has no account. */
export interface Person {
  readonly browser: Browser
  readonly account: Account | null
}
export interface Member extends Person {
  readonly account: Account
}
export interface Account {
  readonly id: string
  readonly email: string
  readonly isUnsettled: boolean
}

const flagsOf: Readonly<Record<Exclude<Kind, 'visitor'>, Partial<RoleFlags>>> = {
  customer: {},
  'another customer': {},
  translator: { isTranslator: true },
  contractor: { isContractor: true },
  admin: { isAdmin: true },
  owner: { isAdmin: true, isOwner: true },
  'unsettled admin': { isAdmin: true },
  'demoted admin': { isAdmin: true },
  'deleted admin': { isAdmin: true },
}

/** Somebody of this kind, made anew, so that no call disturbs the next. */
export async function someone(office: Office, kind: Kind): Promise<Person> {
  if (kind === 'visitor') return { browser: office.visitor(), account: null }
  const person = await member(office, flagsOf[kind], { isUnsettled: kind === 'unsettled admin' })
  if (kind === 'demoted admin') await demote(office, person)
  if (kind === 'deleted admin') await remove(office, person)
  return person
}

let hashed: Promise<NewPassword> | undefined

/** Added to the books directly, with the one sample password: hashing one a person takes too long. */
export async function member(
  office: Office,
  flags: Partial<RoleFlags> = {},
  { isUnsettled = false } = {},
): Promise<Member> {
  hashed ??= preparePassword(samplePassword, noRoles, false)
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
      is_admin: flags.isAdmin ?? false,
      is_owner: flags.isOwner ?? false,
      is_translator: flags.isTranslator ?? false,
      is_contractor: flags.isContractor ?? false,
      created_at: office.clock.now(),
      ...password,
      password_is_short: isUnsettled,
    }),
  )
  return { browser: await browserOf(office, user.id), account: { id: user.id, email, isUnsettled } }
}

/** One more browser in which this person is signed in. */
export async function browserOf(office: Office, userId: string): Promise<Browser> {
  const browser = office.visitor()
  const user = await findUser(office.db, userId)
  if (!user) throw new Error('nobody has this id')
  const caller = { address: '', userAgent: '', sessionToken: undefined, deviceToken: undefined }
  const { token } = await office.db
    .transaction()
    .execute((trx) => startSession(trx, user, caller, office.clock.now()))
  browser.cookies.set(sessionCookie, token)
  return browser
}

/** What an admin sends to leave everything as it is, but for the changes. */
export function staffEdit(account: Account, changes: object = {}) {
  const { firstName, lastName } = sampleRegistration()
  const roles = { isAdmin: false, isTranslator: false, isContractor: false }
  return { firstName, lastName, email: account.email, ...roles, ...changes }
}

async function demote(office: Office, { account }: Member): Promise<void> {
  const { browser } = await member(office, flagsOf.admin)
  const params = { userId: account.id }
  const { status } = await browser.call(users.updateUser, { params, body: staffEdit(account) })
  if (status !== 200) throw new Error(`demoting answered ${status}`)
}

async function remove(office: Office, { account }: Member): Promise<void> {
  const { browser } = await member(office, flagsOf.admin)
  const { status } = await browser.call(users.deleteUser, { params: { id: account.id } })
  if (status !== 200) throw new Error(`removing answered ${status}`)
}
