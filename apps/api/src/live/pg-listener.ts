import pg from 'pg'
import type { Log } from '../log.ts'

interface PgListenerOptions {
  readonly databaseUrl: string
  readonly log: Log
  /** In milliseconds. A lost connection may not cause an error event. */
  readonly checkEvery: number
  /** Runs after each (re)connect. If it fails, the connection is replaced. */
  readonly onOpen: () => Promise<void>
  readonly onPayload: (payload: string) => void
}

export interface PgListener {
  readonly isOpen: boolean
  stop(): void
}

const minDelay = 200
const maxDelay = 5_000
const timeoutMs = 5_000

/** Receives notifications of the channel `live` and reconnects until it is stopped. */
export function createPgListener({
  databaseUrl,
  log,
  checkEvery,
  onOpen,
  onPayload,
}: PgListenerOptions): PgListener {
  let client: pg.Client | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async (delay: number): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kakehashi-live',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    let wait = delay
    let isClosed = false
    let checkTimer: NodeJS.Timeout | undefined
    // A lost connection can cause an event, a failed query or both: reconnect only once.
    const closeAndReconnect = () => {
      if (isClosed) return
      isClosed = true
      clearInterval(checkTimer)
      if (client === next) client = undefined
      void next.end().catch(() => {})
      if (!isStopped) retry = setTimeout(() => void connect(Math.min(wait * 2, maxDelay)), wait)
    }
    next.on('error', closeAndReconnect)
    next.on('end', closeAndReconnect)
    next.on('notification', ({ payload }) => onPayload(payload ?? ''))
    try {
      await next.connect()
      await next.query('listen live')
      if (isStopped) return closeAndReconnect()
      client = next
      checkTimer = setInterval(() => void next.query('select').catch(closeAndReconnect), checkEvery)
      await onOpen()
      wait = minDelay
    } catch (error) {
      log.warn({ err: error }, 'live: could not connect to the database')
      closeAndReconnect()
    }
  }

  void connect(minDelay)
  return {
    get isOpen() {
      return client !== undefined
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
      // Not awaited: a lost connection would never confirm it.
      void client?.end().catch(() => {})
      client = undefined
    },
  }
}
