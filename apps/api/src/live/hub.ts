import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'
import type { LiveNews } from '../outbox/publish-change.ts'
import { findLiveSessionIds } from '../accounts/sessions/queries.ts'
import { openEar } from './pg-listener.ts'

/** One browser that listens. */
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
  /** Ends every stream; their browsers come back to whichever process is up. */
  stop(): void
  readonly count: number
}

/** How often the hub looks after itself, in milliseconds. */
export interface LiveRhythm {
  readonly sessionCheck: number
  /** Often enough that no proxy on the way takes the silence for the end. */
  readonly keepAlive: number
  readonly lineCheck: number
}

interface HubOptions {
  readonly databaseUrl: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly rhythm?: Partial<LiveRhythm>
}

const usualRhythm: LiveRhythm = { sessionCheck: 60_000, keepAlive: 25_000, lineCheck: 15_000 }
/** Newcomers are looked up together: after a restart all browsers come at once. */
const newcomersWait = 500
const mostOfOneSession = 10

/**
 * Hears what any process of the office has committed and passes tags on to those who may know.
 * After every gap, its own or a browser's, the listener is told to read everything again, so
 * nothing has to be kept or counted to be sure that nothing was missed.
 */
export function createLiveHub({ databaseUrl, db, clock, log, ...options }: HubOptions): LiveHub {
  const rhythm = { ...usualRhythm, ...options.rhythm }
  const listeners = new Set<Listener>()
  const ofSession = new Map<string, Set<Listener>>()
  let newcomers = new Set<Listener>()
  let lookingUp: NodeJS.Timeout | undefined
  let isStopped = false

  const hear = (payload: string) => {
    // Written by notifications/live.ts and the trigger on sessions alone.
    const news = JSON.parse(payload) as LiveNews | { readonly ended: string }
    if ('ended' in news) return endWhere((listener) => listener.sessionId === news.ended)
    for (const listener of listeners) {
      if (mayHear(listener, news)) listener.send('tags', news.tags)
    }
  }

  const endWhere = (isOver: (listener: Listener) => boolean) => {
    for (const listener of [...listeners].filter(isOver)) {
      listener.send('ended', null)
      forget(listener)
      listener.end()
    }
  }

  /** One browser shares one stream among its tabs; whoever opens many holds few. */
  const letGoTheOldest = (sessionId: string) => {
    const own = ofSession.get(sessionId)
    const [oldest] = own ?? []
    if (!own || !oldest || own.size < mostOfOneSession) return
    forget(oldest)
    oldest.end()
  }
  const admit = (listener: Listener) => {
    listeners.add(listener)
    const own = ofSession.get(listener.sessionId) ?? new Set()
    ofSession.set(listener.sessionId, own.add(listener))
  }
  const forget = (listener: Listener) => {
    listeners.delete(listener)
    newcomers.delete(listener)
    const own = ofSession.get(listener.sessionId)
    own?.delete(listener)
    if (own?.size === 0) ofSession.delete(listener.sessionId)
  }

  /** Sessions may have run out, or been removed while nobody heard. */
  const checkSessions = async (of: ReadonlySet<Listener> = listeners) => {
    const ids = new Set([...of].map(({ sessionId }) => sessionId))
    if (ids.size === 0) return
    const living = await findLiveSessionIds(db, [...ids], clock.now())
    endWhere(({ sessionId }) => ids.has(sessionId) && !living.has(sessionId))
  }
  const noCheck = (error: unknown) => log.warn({ err: error }, 'live: no session check')

  /** A session may have ended after its bearer was let in and before anyone listened for it. */
  const checkNewcomers = () => {
    const those = newcomers
    newcomers = new Set()
    lookingUp = undefined
    checkSessions(those).catch(noCheck)
  }

  const ear = openEar({
    databaseUrl,
    log,
    checkEvery: rhythm.lineCheck,
    hear,
    async onOpen() {
      await checkSessions()
      for (const listener of listeners) listener.send('again', null)
    },
  })
  const timers = [
    setInterval(() => void checkSessions().catch(noCheck), rhythm.sessionCheck),
    setInterval(() => listeners.forEach((listener) => listener.keepAlive()), rhythm.keepAlive),
  ]

  return {
    add(listener) {
      // Let in while the process was already on its way out.
      if (isStopped) return listener.end()
      letGoTheOldest(listener.sessionId)
      admit(listener)
      // While nobody hears the database, the greeting waits for the connection.
      if (ear.isOpen) listener.send('again', null)
      newcomers.add(listener)
      lookingUp ??= setTimeout(checkNewcomers, newcomersWait)
    },
    remove(listener) {
      forget(listener)
    },
    stop() {
      isStopped = true
      ear.stop()
      for (const timer of timers) clearInterval(timer)
      clearTimeout(lookingUp)
      for (const listener of listeners) listener.end()
      listeners.clear()
      ofSession.clear()
    },
    get count() {
      return listeners.size
    },
  }
}

function mayHear(listener: Listener, news: LiveNews): boolean {
  if (news.isForEveryone) return true
  return (listener.isStaff && news.isForStaff) || news.userIds.includes(listener.userId)
}
