import { setTimeout } from 'node:timers/promises'
import type { Reply } from '@kakehashi/api/test/support/browser'
import type { CallLog } from './call-log.ts'
import type { Customer } from './customers.ts'
import type { Writes } from './writes.ts'

/** One thing that a person does: one or more calls. */
export type Action = () => Promise<unknown>

/** What everybody in a load needs. */
export interface LoadContext {
  readonly log: CallLog
  readonly writes: Writes
  readonly customers: readonly Customer[]
  readonly service: string
  /** Aborted when the load ends. */
  readonly signal: AbortSignal
}

const tryAgainAfter = 500

/**
 * Sends a write again until it is acknowledged, as the application does: with the same idempotency
 * key, because the office may have done it although no reply came.
 */
export async function sendUntilAcknowledged<Body>(
  { log, signal }: LoadContext,
  name: string,
  send: (isAgain: boolean) => Promise<Reply<Body>>,
): Promise<Body | undefined> {
  for (let isAgain = false; ; isAgain = true) {
    let status: number | undefined
    const reply = await log.make(name, async () => {
      const answer = await send(isAgain)
      status = answer.status
      return answer
    })
    if (reply) return reply.body
    const isRefused = status !== undefined && status < 500
    if (isRefused || signal.aborted) return undefined
    await setTimeout(tryAgainAfter)
  }
}

/** One of several, each as often as its number says. */
export function pickWeighted<Item>(items: readonly (readonly [number, Item])[]): Item {
  let left = Math.random() * items.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, item] of items) {
    left -= weight
    if (left <= 0) return item
  }
  throw new Error('there is nothing to pickWeighted from')
}

export function pickAny<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}
