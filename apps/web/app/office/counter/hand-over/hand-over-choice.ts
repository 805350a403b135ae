import type { CounterOrder } from '@kakehashi/contract/hand-overs'
import { roundToCents } from '@kakehashi/domain/money'
import type { HandOverBody } from '../../../api/hand-overs-api.ts'
import { moneyOf } from '../../../request/status/request-status.ts'

/** What is ticked: ids of orders and of originals. */
export type Ticked = ReadonlySet<string>

type Original = CounterOrder['originals'][number]

export function isReady({ stage, closedAt }: CounterOrder): boolean {
  return stage === 'delivery' && closedAt === undefined
}

export function originalsHere({ originals }: CounterOrder): Original[] {
  return originals.filter(({ out, removed }) => !out && !removed)
}

/** Everything that can be ticked, in the order of the screen. */
export function tickable(orders: readonly CounterOrder[]): string[] {
  return orders.flatMap((order) => [
    ...(isReady(order) ? [order._id] : []),
    ...originalsHere(order).map(({ _id }) => _id),
  ])
}

export interface Shelf {
  readonly shelf: string
  readonly pieces: number
}

/** Where to go first, each shelf once. */
export function shelvesOf(orders: readonly CounterOrder[]): Shelf[] {
  const pieces = new Map<string, number>()
  for (const { shelf } of orders.flatMap(originalsHere)) {
    pieces.set(shelf, (pieces.get(shelf) ?? 0) + 1)
  }
  return [...pieces].map(([shelf, count]) => ({ shelf, pieces: count }))
}

export function remainingOf(order: CounterOrder): number {
  return moneyOf(order)?.remaining ?? 0
}

/** What is due for each of the ticked orders, in cents. */
export function dueFor(orders: readonly CounterOrder[], ticked: Ticked): number[] {
  return orders
    .filter((order) => isReady(order) && ticked.has(order._id))
    .map((order) => roundToCents(remainingOf(order)))
    .filter((cents) => cents > 0)
}

/** The originals that stay here although their order is handed over. */
export function leftBehind(orders: readonly CounterOrder[], ticked: Ticked): Original[] {
  return orders
    .filter(({ _id }) => ticked.has(_id))
    .flatMap(originalsHere)
    .filter(({ _id }) => !ticked.has(_id))
}

/** The two lists of the call. What can no longer be ticked is left out. */
export function chosenOf(
  orders: readonly CounterOrder[],
  ticked: Ticked,
  isPaid: boolean,
): Pick<HandOverBody, 'orders' | 'originals'> {
  return {
    orders: orders
      .filter((order) => isReady(order) && ticked.has(order._id))
      .map((order) => {
        const { _id, version } = order
        const payment = remainingOf(order)
        return isPaid && payment > 0 ? { _id, version, payment } : { _id, version }
      }),
    originals: orders
      .flatMap(originalsHere)
      .filter(({ _id }) => ticked.has(_id))
      .map(({ _id }) => _id),
  }
}
