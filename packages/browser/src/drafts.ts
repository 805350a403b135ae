import { draftLifetimeDays } from '@kakehashi/contract/fields/limits'

/**
 * What somebody has begun to write, kept in this browser until it is sent, its writer logs out or
 * a week has passed. A session that merely ended keeps it: after the login it is there again, for
 * the same person.
 */
const prefix = 'draft:'

/** What a couple has answered the marriage guide. It bears no name, so any logout takes it along. */
export const answersKey = 'marriageGuide'

/** After a week nobody comes back for what was begun. */
const keepingTime = draftLifetimeDays * 24 * 3_600_000

/** Whether something of that time is still kept; a clock that was set back keeps nothing longer. */
export function isUnexpired(at: unknown): at is number {
  return typeof at === 'number' && Math.abs(Date.now() - at) < keepingTime
}

const keyOf = (personId: string, what: string) => `${prefix}${personId}:${what}`

export function readDraft(personId: string, what: string): Record<string, unknown> {
  const draft = read(keyOf(personId, what))
  if (isUnexpired(draft['at'])) return draft
  deleteDraft(personId, what)
  return {}
}

export function saveDraft(personId: string, what: string, draft: Record<string, unknown>): void {
  const text = JSON.stringify({ ...draft, at: Date.now() })
  write((storage) => storage.setItem(keyOf(personId, what), text))
}

export function deleteDraft(personId: string, what: string): void {
  write((storage) => storage.removeItem(keyOf(personId, what)))
}

/**
 * Whoever leaves by choice leaves nothing behind; what others have begun stays theirs. Asked for at
 * the very end: a screen that is still open may go on writing until then.
 */
export function deleteDraftsOf(personId: string | undefined): void {
  const isOwn = (key: string) => personId !== undefined && key.startsWith(keyOf(personId, ''))
  deleteWhere((key) => key === answersKey || isOwn(key))
}

/** Whoever began it: nobody is coming back, and the next one at this computer must not find it. */
export function deleteExpiredDrafts(): void {
  deleteWhere((key) => key.startsWith(prefix) && !isUnexpired(read(key)['at']))
}

export function hasDrafts(): boolean {
  return storedKeys().some((key) => key.startsWith(prefix))
}

function deleteWhere(isOver: (key: string) => boolean): void {
  for (const key of storedKeys()) if (isOver(key)) write((storage) => storage.removeItem(key))
}

function storedKeys(): string[] {
  try {
    const { length } = localStorage
    return Array.from({ length }, (_, place) => localStorage.key(place) ?? '')
  } catch {
    // A browser that keeps nothing.
    return []
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Forbidden storage, or what an old version or a curious person left there.
    return {}
  }
}

// Storage can be full or forbidden; then the words last as long as the page.
function write(change: (storage: Storage) => void): void {
  try {
    if (globalThis.localStorage) change(globalThis.localStorage)
  } catch {
    // Nothing the writer could do about it.
  }
}
