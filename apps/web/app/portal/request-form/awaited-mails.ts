/** A request whose first mail has not been sent yet. */
interface AwaitedMail {
  readonly id: string
  readonly person: string
  readonly until: number
}

const storageKey = 'awaitedMails'
/** How long to wait. The request page shows the mail even if it is sent later. */
const maxWait = 5 * 60_000

const listeners = new Set<() => void>()
let awaited: readonly AwaitedMail[] = readStorage()

/** In session storage, so that a reload does not lose the toast. */
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
    // Without storage, the list lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function awaitMail(person: string, id: string): void {
  publish([...awaited, { id, person, until: Date.now() + maxWait }])
}

/** Returns true only for the first caller, so that the toast is shown once. */
export function stopAwaiting(id: string): boolean {
  const remaining = awaited.filter((one) => one.id !== id)
  if (remaining.length === awaited.length) return false
  publish(remaining)
  return true
}

/** For useSyncExternalStore. */
export const awaitedMails = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => awaited,
}
