import { randomBytes, randomInt } from 'node:crypto'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { register, type UserView } from '@kakehashi/contract/accounts/users'
import type { Language } from '@kakehashi/domain/language'
import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test'
import { site } from './environment.ts'

/** The sample data has one person of each role. */
export type Role = 'owner' | 'admin' | 'translator' | 'contractor' | 'customer'
export const samplePassword = 'kakehashi-sample-2026'

export interface Person {
  readonly user: UserView
  readonly email: string
  readonly password: string
  /** Cookies and local storage of a browser in which this person is signed in. */
  readonly signedIn: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

export type Registration = SentBody<typeof register>

/** Values for the registration form that nobody has used yet. */
export function newRegistration(): Registration {
  return {
    firstName: 'Keiko',
    lastName: 'Higa',
    email: `keiko.${randomBytes(6).toString('hex')}@example.com`,
    phone: '090-1234-5678',
    branch: 'NAVY',
    password: newPassword(),
  }
}

export function newPassword(): string {
  return `bridge ${randomBytes(6).toString('hex')}`
}

/** Rate limits count by address, so every browser gets its own. */
export function addressOfItsOwn(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`
}

export function headersFrom(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address }
}

export async function registerCustomer(
  language: Language,
  given: Partial<Registration> = {},
): Promise<Person> {
  const registration = { ...newRegistration(), ...given }
  const { email, password } = registration
  return remembered(language, password, async (api) => {
    const reply = await api.post(register.path, { data: registration })
    if (!reply.ok()) throw new Error(`${email} was not registered: ${await reply.text()}`)
    return (await reply.json()) as UserView
  })
}

/** Sample accounts are shared by all tests, so the language is set only in the browser's copy. */
export async function signInSample(role: Role, language: Language): Promise<Person> {
  return signInAs({ email: `${role}@example.com`, password: samplePassword }, language)
}

/** Ten minutes after signing in, dangerous changes ask for the password again. */
const freshFor = 5 * 60_000
const known = new Map<string, { readonly person: Promise<Person>; readonly at: number }>()

/** Signs in once for several tests, because password hashing is slow. */
export function signedInSample(role: Role, language: Language): Promise<Person> {
  const key = `${role} ${language}`
  const before = known.get(key)
  if (before && Date.now() - before.at < freshFor) return before.person
  const person = signInSample(role, language)
  known.set(key, { person, at: Date.now() })
  return person
}

export async function signInAs(
  credentials: SentBody<typeof signIn>,
  language: Language,
): Promise<Person> {
  return remembered(language, credentials.password, async (api) => {
    const reply = await api.post(signIn.path, { data: credentials })
    if (!reply.ok()) throw new Error(`${credentials.email} did not get in: ${await reply.text()}`)
    return { ...((await reply.json()) as UserView), language }
  })
}

async function remembered(
  language: Language,
  password: string,
  enter: (api: APIRequestContext) => Promise<UserView>,
): Promise<Person> {
  const api = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { ...headersFrom(addressOfItsOwn()), 'Accept-Language': language },
  })
  const user = await enter(api)
  const { cookies } = await api.storageState()
  await api.dispose()
  const localStorage = [{ name: 'userInfo', value: JSON.stringify(user) }]
  return {
    user,
    email: user.email,
    password,
    signedIn: { cookies, origins: [{ origin: site, localStorage }] },
  }
}

/** Calls the API with this person's session. */
export async function callAs(person: Person, path: string, method = 'GET') {
  const api = await request.newContext({ baseURL: site, storageState: person.signedIn })
  const reply = await api.fetch(path, { method })
  const answer = { status: reply.status(), body: await reply.text() }
  await api.dispose()
  return answer
}

/** A last name that no other person has. Names must not have digits. */
export function uniqueName(name: string): string {
  const letters = [...randomBytes(6)].map((byte) => 'abcdefghijklmnop'.charAt(byte % 16))
  return `${name} ${letters.join('')}`
}
