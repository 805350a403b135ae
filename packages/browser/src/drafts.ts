import { draftLifetimeDays } from '@kakehashi/contract/fields/limits'
import { isSharedComputer } from './shared-computer.ts'
import { getUserInfo } from './user-info.ts'

/**
 * Drafts are stored until they are sent, their user logs out, or a week has passed. When a session
 * merely expires they are kept, and restored when the same user signs in again. On a shared computer
 * they are kept for the tab only, and deleted with the session.
 */
const prefix = 'draft:'

/** Answers in the marriage guide. They belong to no account, so every logout deletes them. */
export const answersKey = 'marriageGuide'

const lifetimeMs = draftLifetimeDays * 24 * 3_600_000

/** A time too far in the future also counts as expired, in case the clock was set back. */
export function isUnexpired(at: unknown, lifetime = lifetimeMs): at is number {
  return typeof at === 'number' && Math.abs(Date.now() - at) < lifetime
}

const keyOf = (personId: string, what: string) => `${prefix}${personId}:${what}`

export function readDraft(personId: string, what: string): Record<string, unknown> {
  const draft = read(keyOf(personId, what))
  if (isUnexpired(draft['at'])) return draft
  // Without calling back: drafts are read while a page renders.
  write((storage) => storage.removeItem(keyOf(personId, what)))
  return {}
}

const listeners = new Set<() => void>()

/** Calls back when this page saves or deletes a draft. Returns a function that stops it. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function saveDraft(personId: string, what: string, draft: Record<string, unknown>): void {
  // An open screen saves what was typed when the session ends.
  if (isSharedComputer() && getUserInfo() === null) return
  const text = JSON.stringify({ ...draft, at: Date.now() })
  write((storage) => storage.setItem(keyOf(personId, what), text))
  for (const listener of listeners) listener()
}

export function deleteDraft(personId: string, what: string): void {
  write((storage) => storage.removeItem(keyOf(personId, what)))
  for (const listener of listeners) listener()
}

/** The drafts of a user, with what each is for. */
export function listDrafts(personId: string): (readonly [what: string, Record<string, unknown>])[] {
  const own = keyOf(personId, '')
  return storedKeys(place)
    .filter((key) => key.startsWith(own))
    .map((key) => [key.slice(own.length), read(key)] as const)
    .filter(([, draft]) => isUnexpired(draft['at']))
}

/**
 * Deletes the user's own drafts and leaves those of others. Call it last: an open screen may still
 * save drafts until then.
 */
export function deleteDraftsOf(personId: string): void {
  deleteWhere((key) => key === answersKey || key.startsWith(keyOf(personId, '')))
}

/** At logout, as the browser does by itself if it obeys the reply of the server. */
export function deleteAllDrafts(): void {
  deleteWhere((key) => key === answersKey || key.startsWith(prefix))
}

/** Deletes expired drafts of every user, because the computer may be shared. */
export function deleteExpiredDrafts(): void {
  deleteWhere((key, from) => key.startsWith(prefix) && !isUnexpired(read(key, from)['at']))
}

/** Whether anybody has unsent work in this browser. */
export function hasDrafts(): boolean {
  return places.some((from) =>
    storedKeys(from).some((key) => key.startsWith(prefix) && isUnexpired(read(key, from)['at'])),
  )
}

type Place = () => Storage

const places: readonly Place[] = [() => localStorage, () => sessionStorage]

/** Where drafts are stored now. */
function place(): Storage {
  return isSharedComputer() ? sessionStorage : localStorage
}

function deleteWhere(matches: (key: string, from: Place) => boolean): void {
  for (const from of places) {
    for (const key of storedKeys(from)) {
      if (matches(key, from)) write((storage) => storage.removeItem(key), from)
    }
  }
}

function storedKeys(from: Place): string[] {
  try {
    const storage = from()
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    // Storage is not available.
    return []
  }
}

function read(key: string, from: Place = place): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(from().getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Storage is not available, or its content is not valid JSON.
    return {}
  }
}

// If storage is full or not available, the draft is lost when the page is closed.
function write(change: (storage: Storage) => void, to: Place = place): void {
  try {
    change(to())
  } catch {
    // The user cannot do anything about it.
  }
}
