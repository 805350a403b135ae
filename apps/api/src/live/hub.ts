import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'
import type { LiveChange, PresenceReport } from '../outbox/publish-change.ts'
import { findLiveSessionIds } from '../accounts/sessions/queries.ts'
import { createGroups } from './groups.ts'
import { createPgListener } from './pg-listener.ts'
import { createPresence, type Presence } from './presence.ts'

/** The open live stream of one browser. */
export interface Listener {
  readonly sessionId: string
  readonly userId: string
  readonly isStaff: boolean
  send(event: 'again' | 'tags' | 'ended', data: unknown): void
  keepAlive(): void
  end(): void
}

export interface LiveHub {
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Ends every stream; browsers reconnect to another process. */
  stop(): void
  readonly count: number
  readonly presence: Presence
}

/** In milliseconds. */
export interface LiveIntervals {
  readonly sessionCheck: number
  /** Short enough that proxies do not close an idle stream. */
  readonly keepAlive: number
  readonly connectionCheck: number
  readonly presenceCheck: number
}

interface HubOptions {
  readonly databaseUrl: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly intervals?: Partial<LiveIntervals>
}

const defaultIntervals: LiveIntervals = {
  sessionCheck: 60_000,
  keepAlive: 25_000,
  connectionCheck: 15_000,
  presenceCheck: 5_000,
}
/** New listeners are checked in batches, because after a restart all browsers reconnect at once. */
const newListenerDelay = 500
const maxStreamsPerSession = 10
const maxStreamsPerUser = 20

/**
 * Receives the changes that any process commits and sends their tags to the browsers that may see
 * them. After every gap, its own or a browser's, it sends 'again', which makes the browser reload
 * everything; so changes need not be stored or numbered.
 */
export function createLiveHub({ databaseUrl, db, clock, log, ...options }: HubOptions): LiveHub {
  const intervals = { ...defaultIntervals, ...options.intervals }
  const listeners = new Set<Listener>()
  const bySession = createGroups<Listener>(({ sessionId }) => sessionId)
  const byUser = createGroups<Listener>(({ userId }) => userId)
  let newListeners = new Set<Listener>()
  let newListenerTimer: NodeJS.Timeout | undefined
  let isStopped = false

  const handlePayload = (payload: string) => {
    // Only outbox/publish-change.ts and the trigger on sessions write these payloads.
    const change = JSON.parse(payload) as
      | LiveChange
      | { readonly ended: string }
      | { readonly presence: PresenceReport }
    if ('ended' in change) return endWhere((listener) => listener.sessionId === change.ended)
    if ('presence' in change) return presence.note(change.presence)
    send(change)
  }

  const send = (change: LiveChange) => {
    for (const listener of listeners) {
      if (canReceive(listener, change)) listener.send('tags', change.tags)
    }
  }
  const presence = createPresence(clock, (requestId) =>
    send({ tags: [{ type: 'Presence', id: requestId }], isForStaff: true, userIds: [] }),
  )

  const endWhere = (shouldEnd: (listener: Listener) => boolean) => {
    for (const listener of [...listeners].filter(shouldEnd)) {
      listener.send('ended', null)
      unregister(listener)
      listener.end()
    }
  }

  /** A browser shares one stream among its tabs, so a session and a person need few streams. */
  const closeOldest = (own: ReadonlySet<Listener>, max: number) => {
    const [oldest] = own
    if (!oldest || own.size < max) return
    unregister(oldest)
    oldest.end()
  }
  const register = (listener: Listener) => {
    listeners.add(listener)
    bySession.add(listener)
    byUser.add(listener)
  }
  const unregister = (listener: Listener) => {
    listeners.delete(listener)
    newListeners.delete(listener)
    bySession.delete(listener)
    byUser.delete(listener)
  }

  /** Sessions may have expired, or been deleted while the connection was lost. */
  const checkSessions = async (of: ReadonlySet<Listener> = listeners) => {
    const ids = new Set([...of].map(({ sessionId }) => sessionId))
    if (ids.size === 0) return
    const live = await findLiveSessionIds(db, [...ids], clock.now())
    endWhere(({ sessionId }) => ids.has(sessionId) && !live.has(sessionId))
  }
  const logFailedCheck = (error: unknown) =>
    log.warn({ err: error }, 'could not check sessions of live streams')

  /** A session may have ended between its authentication and the registration of its listener. */
  const checkNewListeners = () => {
    const batch = newListeners
    newListeners = new Set()
    newListenerTimer = undefined
    checkSessions(batch).catch(logFailedCheck)
  }

  const pgListener = createPgListener({
    databaseUrl,
    log,
    checkEvery: intervals.connectionCheck,
    onPayload: handlePayload,
    async onOpen() {
      await checkSessions()
      for (const listener of listeners) listener.send('again', null)
    },
  })
  const timers = [
    setInterval(() => void checkSessions().catch(logFailedCheck), intervals.sessionCheck),
    setInterval(() => presence.forgetExpired(), intervals.presenceCheck),
    setInterval(() => listeners.forEach((listener) => listener.keepAlive()), intervals.keepAlive),
  ]

  return {
    presence,
    add(listener) {
      // The request was accepted while the process was shutting down.
      if (isStopped) return listener.end()
      closeOldest(bySession.of(listener), maxStreamsPerSession)
      closeOldest(byUser.of(listener), maxStreamsPerUser)
      register(listener)
      // Otherwise onOpen sends it as soon as the database connection is back.
      if (pgListener.isOpen) listener.send('again', null)
      newListeners.add(listener)
      newListenerTimer ??= setTimeout(checkNewListeners, newListenerDelay)
    },
    remove(listener) {
      unregister(listener)
    },
    stop() {
      isStopped = true
      pgListener.stop()
      for (const timer of timers) clearInterval(timer)
      clearTimeout(newListenerTimer)
      for (const listener of listeners) listener.end()
      listeners.clear()
      bySession.clear()
      byUser.clear()
    },
    get count() {
      return listeners.size
    },
  }
}

function canReceive(listener: Listener, change: LiveChange): boolean {
  if (change.isForEveryone) return true
  return (listener.isStaff && change.isForStaff) || change.userIds.includes(listener.userId)
}
