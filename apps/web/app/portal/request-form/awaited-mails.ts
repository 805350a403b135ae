/** An order whose first mail has not been seen to leave yet. */
interface AwaitedMail {
  readonly id: string
  readonly person: string
  readonly until: number
}

const storageKey = 'awaitedMails'
/** A mail server that takes longer has a bad day, and the order page shows the mail all the same. */
const patience = 5 * 60_000

const listeners = new Set<() => void>()
let awaited: readonly AwaitedMail[] = readStorage()

/** In the tab's own storage, so that a reload in between does not lose the news. */
function readStorage(): readonly AwaitedMail[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? (list as AwaitedMail[]).filter(isFresh) : []
  } catch {
    return []
  }
}

const isFresh = ({ until }: AwaitedMail) => until > Date.now()

function publish(next: readonly AwaitedMail[]) {
  awaited = next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Then the news lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function awaitMail(person: string, id: string): void {
  publish([...awaited, { id, person, until: Date.now() + patience }])
}

/** True for the one who stops it: the news is told once. */
export function stopAwaiting(id: string): boolean {
  const rest = awaited.filter((one) => one.id !== id)
  if (rest.length === awaited.length) return false
  publish(rest)
  return true
}

/** In the shape useSyncExternalStore asks for. */
export const awaitedMails = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => awaited,
}
