import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'
import { mapRoles, roleFlags, type RoleFlags } from '@kakehashi/domain/people/roles'
import {
  type SignInRequirement,
  signInRequirements,
} from '@kakehashi/domain/people/sign-in-requirements'

/**
 * The signed-in user as shown in this browser. It grants nothing: the server checks its own cookie.
 * This is the only source for the session in the browser, and small enough for the public pages;
 * the Redux session copies it.
 */
export interface UserInfo extends RoleFlags {
  readonly _id: string
  readonly firstName: string
  readonly middleName?: string
  readonly lastName: string
  readonly nameJa?: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly signInRequirement?: SignInRequirement
}

const storageKey = 'userInfo'
/** Tells the other tabs that the user logged out on purpose, and that the session did not expire. */
const loggedOutKey = 'loggedOut'
const listeners = new Set<() => void>()

let isRestored = false
let current: UserInfo | null = null
let isLoggedOut = false
let isLoggedOutElsewhere = false
/** Another tab has begun to log out. */
let isLeavingElsewhere = false
let isEnded = false

export function getUserInfo(): UserInfo | null {
  if (!isRestored) {
    isRestored = true
    current = readStorage()
  }
  return current
}

export function saveUserInfo(userInfo: UserInfo): void {
  write((storage) => {
    storage.removeItem(loggedOutKey)
    storage.setItem(storageKey, JSON.stringify(userInfo))
  })
  publish(userInfo)
}

export function clearUserInfo(): void {
  write((storage) => {
    if (isLoggedOut) storage.setItem(loggedOutKey, '1')
    storage.removeItem(storageKey)
  })
  publish(null)
}

/**
 * Call before logging out on purpose: the guards then redirect to /login without a return address,
 * and no more drafts are saved. Saving a profile meanwhile does not undo it.
 */
export function beginLogout(): void {
  isLoggedOut = true
  // The server may tell other tabs that the session ended before this tab can.
  write((storage) => storage.setItem(loggedOutKey, '1'))
}

/** Call when the logout failed. */
export function cancelLogout(): void {
  isLoggedOut = false
  write((storage) => storage.removeItem(loggedOutKey))
}

/** For calls that end the session: if the server refuses, the user is still signed in. */
export function cancelLogoutAndThrow(refusal: unknown): never {
  cancelLogout()
  throw refusal
}

/** Call after login or registration. */
export function markSignedIn(): void {
  isLoggedOut = false
  isLoggedOutElsewhere = false
  isLeavingElsewhere = false
  isEnded = false
}

/** Call when the server no longer accepts the session, and the user did not log out. */
export function markSessionEnded(): void {
  isEnded = true
  if (!isLoggedOut && isLeavingElsewhere) markLoggedOutElsewhere()
}

/** Whether the user was signed out without asking for it. Input is kept in that case. */
export function hasSessionEnded(): boolean {
  return isEnded && !isLoggedOut
}

export function hasLoggedOut(): boolean {
  return isLoggedOut
}

/** Whether the user logged out in another tab, which also deleted what was typed in this one. */
export function hasLoggedOutElsewhere(): boolean {
  return isLoggedOutElsewhere
}

export function subscribeToUserInfo(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The stored text is not trusted: extensions, old versions and users can change it. */
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

/** Returns the displayed part of a user record, or null if the value is not one. */
export function toUserInfo(value: unknown): UserInfo | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const record = value as Record<string, unknown>
  const { _id, firstName, middleName, lastName, nameJa, email, phone } = record
  const { language, signInRequirement } = record
  if (!isText(_id) || !isText(firstName) || !isText(lastName) || !isText(email)) return null
  return {
    _id,
    firstName,
    ...(isText(middleName) && { middleName }),
    lastName,
    ...(isText(nameJa) && { nameJa }),
    email,
    phone: typeof phone === 'string' ? phone : '',
    ...mapRoles(roleFlags, (flag) => record[flag] === true),
    language: isLanguage(language) ? language : defaultLanguage,
    ...(isSignInRequirement(signInRequirement) && { signInRequirement }),
  }
}

function isSignInRequirement(value: unknown): value is SignInRequirement {
  return signInRequirements.some((known) => known === value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Whoever deletes all data of the site wants nothing kept either. */
function markSignedOutElsewhere(isAllDeleted: boolean): void {
  if (isLoggedOut) return
  if (isAllDeleted || readLoggedOut()) markLoggedOutElsewhere()
  else markSessionEnded()
}

function markLoggedOutElsewhere(): void {
  isLoggedOut = true
  isLoggedOutElsewhere = true
}

function readLoggedOut(): boolean {
  try {
    return typeof globalThis.localStorage?.getItem(loggedOutKey) === 'string'
  } catch {
    return false
  }
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

// If storage is full or not available, the user stays signed in until the tab is closed.
function write(change: (storage: Storage) => void): void {
  try {
    if (globalThis.localStorage) change(globalThis.localStorage)
  } catch (error) {
    // oxlint-disable-next-line no-console -- the user cannot do anything about it
    console.warn('The browser did not keep who is signed in', error)
  }
}

globalThis.addEventListener?.('storage', (event) => {
  // A logout deletes all data of the site, and some browsers report only what is stored afterwards.
  const isLogout = event.key === loggedOutKey && readLoggedOut()
  if (event.key === loggedOutKey) isLeavingElsewhere = isLogout
  if (event.key !== storageKey && event.key !== null && !isLogout) return
  const before = getUserInfo()
  const now = readStorage()
  // The logout of this tab is under way and ends by itself.
  if (isLoggedOut && before && !now) return
  // Only when nobody was signed in before: another tab may just have reloaded the profile.
  if (now && !before) markSignedIn()
  if (before && !now) markSignedOutElsewhere(event.key === null)
  publish(now)
})
