import { setTimeout } from 'node:timers/promises'
import type { Action, LoadContext } from './actions.ts'
import { CallLog } from './call-log.ts'
import { customerActions, documentActions } from './customer-actions.ts'
import type { Customer, People } from './customers.ts'
import {
  listenerActions,
  newcomerActions,
  noteActions,
  staffActions,
  visitorActions,
} from './other-actions.ts'
import { Writes } from './writes.ts'

export interface LoadSize {
  /** How many customers act at the same time, and how many members of staff. */
  readonly customers?: number
  readonly staff?: number
  /** The mean time between two actions of one person, in milliseconds. */
  readonly pause?: number
  /** How many clerks do nothing but write notes, one after the other without a pause. */
  readonly noteWriters?: number
  /** How many customers do nothing but send documents. */
  readonly documentSenders?: number
  /** Where acknowledged writes are remembered. */
  readonly writes?: Writes
}

interface LoadOptions extends LoadSize {
  readonly people: People
  /** Of a proxy, or of several processes, which the people share. */
  readonly addresses: readonly string[]
}

export interface Load {
  readonly context: LoadContext
  readonly log: CallLog
  readonly writes: Writes
  /** Waits until everybody has finished what they began. */
  stop(): Promise<void>
}

const listeners = 3
/** The office allows 40 new accounts in ten minutes from one address. */
const pauseOfNewcomers = 20_000

/** Customers, staff and visitors use the office until they are stopped. */
export function startLoad(options: LoadOptions): Load {
  const { people, addresses, customers: atOnce = 12, staff = 4, pause = 250 } = options
  const { noteWriters = 0, documentSenders = 0, writes = new Writes() } = options
  const stopped = new AbortController()
  const { signal } = stopped
  const addressOf = (index: number) => addresses[index % addresses.length] ?? ''
  const customers = people.customers.map(({ browser, email, requests }, index) => ({
    browser: browser.at(addressOf(index)),
    email,
    requests,
  }))
  const log = new CallLog()
  const context: LoadContext = { log, writes, customers, service: people.service, signal }
  const everybody = [
    ...times(atOnce, (index) => customerActions(context, shareOf(customers, index, atOnce))),
    ...times(staff, (index) => staffActions(context, people.owner.at(addressOf(index)))),
    ...times(documentSenders, () => documentActions(context, customers)),
    ...customers.slice(0, listeners).map(({ browser }) => listenerActions(context, browser)),
    visitorActions(context, addressOf(0)),
  ].map((next) => live(next, pause, signal))
  const writers = times(noteWriters, (index) =>
    live(noteActions(context, people.owner.at(addressOf(index))), 0, signal),
  )
  const newcomer = live(newcomerActions(context, addressOf(1)), pauseOfNewcomers, signal)
  return {
    context,
    log,
    writes,
    async stop() {
      stopped.abort()
      await Promise.all([...everybody, ...writers, newcomer])
    },
  }
}

/** One person, who does one thing after the other. */
async function live(next: () => Action, pause: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await next()()
    await setTimeout(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
  }
}

function times<Item>(count: number, create: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => create(index))
}

/** Each customer belongs to one of those at work, so that nobody does two things at once. */
function shareOf(customers: readonly Customer[], index: number, count: number): Customer[] {
  return customers.filter((_, at) => at % count === index)
}
