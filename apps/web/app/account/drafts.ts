/**
 * What somebody has begun to write, kept in this browser until it is sent or its writer logs out.
 * A session that merely ended keeps it: after the login it is there again, for the same person.
 */
const prefix = 'draft:'

const keyOf = (personId: string, what: string) => `${prefix}${personId}:${what}`

export function readDraft(personId: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(personId, what)) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Forbidden storage, or what an old version or a curious person left there.
    return {}
  }
}

export function keepDraft(personId: string, what: string, draft: Record<string, unknown>): void {
  write((storage) => storage.setItem(keyOf(personId, what), JSON.stringify(draft)))
}

export function forgetDraft(personId: string, what: string): void {
  write((storage) => storage.removeItem(keyOf(personId, what)))
}

/**
 * Whoever leaves by choice leaves nothing behind; what others have begun stays theirs. Asked for at
 * the very end: a screen that is still open may go on writing until then.
 */
export function forgetDrafts(personId: string | undefined): void {
  if (personId === undefined) return
  write((storage) => {
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place))
    for (const key of keys) {
      if (key?.startsWith(keyOf(personId, ''))) storage.removeItem(key)
    }
  })
}

// Storage can be full or forbidden; then the words last as long as the page.
function write(change: (storage: Storage) => void): void {
  try {
    if (globalThis.localStorage) change(globalThis.localStorage)
  } catch {
    // Nothing the writer could do about it.
  }
}
