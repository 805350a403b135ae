// What a person has begun stays in their browser until it is sent: a tab may close, a line may die.
// Everything is filed under the person, so that the next one at this screen never meets it.

/** After a week nobody comes back for it. */
export const keepingTime = 7 * 24 * 3_600_000

const prefix = 'kept'

interface Kept {
  at: number
  value: unknown
}

const keyOf = (person: string, name: string) => `${prefix}:${person}:${name}`

export function keep(person: string, name: string, value: unknown): void {
  const kept: Kept = { at: Date.now(), value }
  withStorage((storage) => storage.setItem(keyOf(person, name), JSON.stringify(kept)))
}

export function readKept(person: string, name: string): unknown {
  return withStorage((storage) => readEntry(storage, keyOf(person, name)))
}

export function forgetKept(person: string, name: string): void {
  withStorage((storage) => storage.removeItem(keyOf(person, name)))
}

/** At logout: everything of this person, and whatever others have left too long ago. */
export function forgetAllKept(person: string): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(`${prefix}:`)) continue
      const isTheirs = key.startsWith(`${prefix}:${person}:`)
      if (isTheirs || readEntry(storage, key) === undefined) storage.removeItem(key)
    }
  })
}

/** The storage is open to extensions, old versions and curious people. */
function readEntry(storage: Storage, key: string): unknown {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const { at, value } = JSON.parse(text) as Kept
    return Date.now() - at < keepingTime ? value : undefined
  } catch {
    return undefined
  }
}

// Storage can be full or forbidden; the form then works as long as its tab is open.
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
