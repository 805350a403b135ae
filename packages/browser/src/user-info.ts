import { isLanguage, type Language } from '@kakehashi/domain/language'
import { mapRoles, roleFlags, type RoleFlags } from '@kakehashi/domain/people/roles'
import type { SignInRequirement } from '@kakehashi/domain/people/permissions'

/**
 * Who is signed in, as this browser shows it: a display copy that grants nothing, because the
 * server decides by its own cookie. It is the only truth about the session in the browser, small
 * enough for the visitors' pages; the Redux session mirrors it.
 */
export interface UserInfo extends RoleFlags {
  readonly _id: string
  readonly firstName: string
  readonly middleName?: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly mustStrengthen?: SignInRequirement
}

const storageKey = 'userInfo'
const listeners = new Set<() => void>()

let isRestored = false
let current: UserInfo | null = null
let hasLeft = false

export function getUserInfo(): UserInfo | null {
  if (!isRestored) {
    isRestored = true
    current = readStorage()
  }
  return current
}

export function saveUserInfo(userInfo: UserInfo): void {
  write((storage) => storage.setItem(storageKey, JSON.stringify(userInfo)))
  publish(userInfo)
}

export function clearUserInfo(): void {
  write((storage) => storage.removeItem(storageKey))
  publish(null)
}

/**
 * Said before a wanted logout, so that the guards send to a bare /login instead of offering the
 * way back to the page that was just left, and so that nothing more is written down. A profile
 * that is answered meanwhile changes nothing about it.
 */
export function beginLogout(): void {
  hasLeft = true
}

/** The logout did not come about. */
export function cancelLogout(): void {
  hasLeft = false
}

/** For a call that would have ended the session: it was refused, so one is still here. */
export function cancelLogoutAndThrow(refusal: unknown): never {
  cancelLogout()
  throw refusal
}

/** Somebody has logged in or registered. */
export function markSignedIn(): void {
  hasLeft = false
}

export function hasLoggedOut(): boolean {
  return hasLeft
}

export function subscribeToUserInfo(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reads what may be anything: the storage is open to extensions, old versions and curious people. */
export function parseUserInfo(text: string | null): UserInfo | null {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return toUserInfo(value)
}

/** Picks the display copy out of a person's record; null when it is not one. */
export function toUserInfo(value: unknown): UserInfo | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const record = value as Record<string, unknown>
  const { _id, firstName, middleName, lastName, email, phone, language, mustStrengthen } = record
  if (!isText(_id) || !isText(firstName) || !isText(lastName) || !isText(email)) return null
  return {
    _id,
    firstName,
    ...(isText(middleName) && { middleName }),
    lastName,
    email,
    phone: typeof phone === 'string' ? phone : '',
    ...mapRoles(roleFlags, (flag) => record[flag] === true),
    language: isLanguage(language) ? language : 'en',
    ...((mustStrengthen === 'second-factor' || mustStrengthen === 'password') && {
      mustStrengthen,
    }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function publish(next: UserInfo | null): void {
  isRestored = true
  current = next
  for (const listener of listeners) listener()
}

function readStorage(): UserInfo | null {
  try {
    return parseUserInfo(globalThis.localStorage?.getItem(storageKey) ?? null)
  } catch {
    return null
  }
}

// Storage can be full or forbidden; the person stays signed in until the tab is closed.
function write(change: (storage: Storage) => void): void {
  try {
    if (globalThis.localStorage) change(globalThis.localStorage)
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing the person could do about it
    console.warn('The browser did not keep who is signed in', error)
  }
}

// Signing in or out in one tab reaches the others.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return
  const before = getUserInfo()
  const now = readStorage()
  // Only who was not there before arrives: another tab may just have read the profile again.
  if (now && !before) markSignedIn()
  publish(now)
})
