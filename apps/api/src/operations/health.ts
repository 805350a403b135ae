import { setTimeout } from 'node:timers/promises'
import type { DependencyState } from '@kakehashi/contract/operations'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { FileStorage } from '../deps.ts'
import type { MailTransport } from '../mail/transport.ts'

type PartName = 'database' | 'worker' | 'mail' | 'files' | 'scanner'

export interface Health {
  parts(): Promise<Record<PartName, DependencyState>>
  isReady(): Promise<boolean>
  /** A further condition of isReady(). */
  readyOnlyIf(check: () => Promise<boolean>): void
  /** Makes isReady() false, so that load balancers stop sending traffic. */
  drain(): void
  isDraining(): boolean
}

const checkTimeout = 2_000
const checkStep = 100
/** Cached, because a monitor and several load balancers may all ask. */
const cacheTime = 2_000
const maxHeartbeatAge = duration.minute

export function createHealth(
  db: Database,
  mail: MailTransport,
  clock: Clock,
  { store, scanner }: Pick<FileStorage, 'store' | 'scanner'>,
): Health {
  let isDraining = false
  let isElseReady: (() => Promise<boolean>) | undefined
  let last: { at: number; parts: Promise<Record<PartName, DependencyState>> } | undefined

  async function isWorkerAlive(): Promise<boolean> {
    const row = await db
      .selectFrom('heartbeats')
      .select('beat_at')
      .where('part', '=', 'worker')
      .executeTakeFirst()
    return row !== undefined && clock.now().getTime() - row.beat_at.getTime() < maxHeartbeatAge
  }

  async function checkParts(): Promise<Record<PartName, DependencyState>> {
    const [database, worker, mailState, files, scannerState] = await Promise.all([
      stateOf(sql`select 1`.execute(db).then(() => true)),
      stateOf(isWorkerAlive()),
      stateOf(mail.isUp()),
      stateOf(store.isUp()),
      scanner ? stateOf(scanner.isUp()) : ('absent' as const),
    ])
    return { database, worker, mail: mailState, files, scanner: scannerState }
  }

  return {
    parts() {
      const at = Date.now()
      if (!last || at - last.at > cacheTime) last = { at, parts: checkParts() }
      return last.parts
    },
    async isReady() {
      if (isDraining) return false
      const database = sql`select 1 from users limit 1`
        .execute(db)
        .then(() => isElseReady?.() ?? true)
      return (await stateOf(database)) === 'up'
    },
    readyOnlyIf(check) {
      isElseReady = check
    },
    drain() {
      isDraining = true
    },
    isDraining: () => isDraining,
  }
}

async function stateOf(check: Promise<boolean>): Promise<DependencyState> {
  const waiting = new AbortController()
  try {
    return (await Promise.race([check, waitInSteps(waiting.signal)])) ? 'up' : 'down'
  } catch {
    return 'down'
  } finally {
    waiting.abort()
  }
}

/**
 * Time in which this process stood still says nothing about the part that it waits for: its timers
 * run out before it reads the replies that have arrived. So a standstill counts as one step.
 */
async function waitInSteps(signal: AbortSignal): Promise<false> {
  for (let waited = 0; waited < checkTimeout; waited += checkStep) {
    await setTimeout(checkStep, undefined, { signal })
  }
  return false
}
