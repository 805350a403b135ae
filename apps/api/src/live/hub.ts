import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'
import type { LiveNews } from '../notifications/live.ts'
import { findLiveSessionIds } from '../session/queries.ts'

/** One browser that listens. */
export interface Listener {
  readonly sessionId: string
  readonly userId: string
  readonly isStaff: boolean
  send(event: 'again' | 'tags' | 'ended', data: unknown): void
  end(): void
}

export interface LiveHub {
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Ends every stream; their browsers come back to whichever process is up. */
  stop(): Promise<void>
  readonly count: number
}

interface HubOptions {
  readonly databaseUrl: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

const sessionCheckEvery = 60_000
const firstRetry = 200
const longestRetry = 5_000

/**
 * Hears what any process of the office has committed and passes tags on to those who may know.
 * After every gap, its own or a browser's, the listener is told to read everything again, so
 * nothing has to be kept or counted to be sure that nothing was missed.
 */
export function createLiveHub({ databaseUrl, db, clock, log }: HubOptions): LiveHub {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async (wait: number): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kakehashi-live',
    })
    const again = () => {
      if (client === next) client = undefined
      next.removeAllListeners()
      next.on('error', () => {})
      void next.end().catch(() => {})
      if (!isStopped) retry = setTimeout(() => void connect(Math.min(wait * 2, longestRetry)), wait)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query('listen live')
      client = next
      await readAgain()
    } catch (error) {
      log.warn({ err: error }, 'live: no connection')
      again()
    }
  }

  const hear = (payload: string) => {
    // Written by notifications/live.ts and the trigger on sessions alone.
    const news = JSON.parse(payload) as LiveNews | { readonly ended: string }
    if ('ended' in news) return endWhere((listener) => listener.sessionId === news.ended)
    for (const listener of listeners) {
      const isTold = (listener.isStaff && news.isForStaff) || news.userIds.includes(listener.userId)
      if (isTold) listener.send('tags', news.tags)
    }
  }

  const endWhere = (isOver: (listener: Listener) => boolean) => {
    for (const listener of [...listeners].filter(isOver)) {
      listener.send('ended', null)
      listeners.delete(listener)
      listener.end()
    }
  }

  /** Sessions may have run out, or been removed while nobody heard. */
  const checkSessions = async () => {
    if (listeners.size === 0) return
    const ids = [...new Set([...listeners].map(({ sessionId }) => sessionId))]
    const living = await findLiveSessionIds(db, ids, clock.now())
    endWhere(({ sessionId }) => ids.includes(sessionId) && !living.has(sessionId))
  }

  const readAgain = async () => {
    await checkSessions()
    for (const listener of listeners) listener.send('again', null)
  }

  void connect(firstRetry)
  const checking = setInterval(() => {
    checkSessions().catch((error: unknown) => log.warn({ err: error }, 'live: no session check'))
  }, sessionCheckEvery)

  return {
    add(listener) {
      listeners.add(listener)
      // While nobody hears the database, the greeting waits for the connection.
      if (client) listener.send('again', null)
    },
    remove(listener) {
      listeners.delete(listener)
    },
    async stop() {
      isStopped = true
      clearInterval(checking)
      clearTimeout(retry)
      for (const listener of listeners) listener.end()
      listeners.clear()
      const last = client
      client = undefined
      last?.removeAllListeners()
      last?.on('error', () => {})
      await last?.end().catch(() => {})
    },
    get count() {
      return listeners.size
    },
  }
}
