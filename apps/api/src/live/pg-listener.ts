import pg from 'pg'
import type { Log } from '../log.ts'

interface EarOptions {
  readonly databaseUrl: string
  readonly log: Log
  /** How often the line is tried, in milliseconds: it may die without a word. */
  readonly checkEvery: number
  /** After every gap. When this fails, the line is called anew. */
  readonly onOpen: () => Promise<void>
  readonly hear: (payload: string) => void
}

export interface Ear {
  readonly isOpen: boolean
  stop(): void
}

const firstRetry = 200
const longestRetry = 5_000
const patience = 5_000

/** The line on which the database tells what was committed, called again for as long as it takes. */
export function openEar({ databaseUrl, log, checkEvery, onOpen, hear }: EarOptions): Ear {
  let line: pg.Client | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const call = async (pause: number): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kakehashi-live',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    let wait = pause
    let isLost = false
    let checking: NodeJS.Timeout | undefined
    // A cut shows itself as an event, as a question that fails, or as both: one new call is enough.
    const lose = () => {
      if (isLost) return
      isLost = true
      clearInterval(checking)
      if (line === next) line = undefined
      void next.end().catch(() => {})
      if (!isStopped) retry = setTimeout(() => void call(Math.min(wait * 2, longestRetry)), wait)
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query('listen live')
      if (isStopped) return lose()
      line = next
      checking = setInterval(() => void next.query('select').catch(lose), checkEvery)
      await onOpen()
      wait = firstRetry
    } catch (error) {
      log.warn({ err: error }, 'live: no connection')
      lose()
    }
  }

  void call(firstRetry)
  return {
    get isOpen() {
      return line !== undefined
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
      // Not waited for: on a line that has died, nobody would answer.
      void line?.end().catch(() => {})
      line = undefined
    },
  }
}
