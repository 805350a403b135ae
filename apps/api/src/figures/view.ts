import type { FigureSums, getFigures } from '@kakehashi/contract/figures'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { beyondBounds, lengthBounds } from '@kakehashi/domain/figures/lengths'
import { nineOfTen } from '@kakehashi/domain/figures/nine-of-ten'
import type { Period } from '@kakehashi/domain/figures/periods'
import { dollarsOf } from '@kakehashi/domain/money'
import { type OpenStage, openStages } from '@kakehashi/domain/request/stage'
import type { Amounts } from './queries.ts'

type Month = ReplyOf<typeof getFigures>['months'][number]

const minutesADay = 24 * 60

export function toSums({ from, to }: Period, amounts: Amounts): FigureSums {
  const { of } = amounts
  const all = (kind: string, valueOf = (key: string) => of(kind, key)) =>
    // The keys are those that parts.ts wrote; the reply is checked in tests.
    Object.fromEntries(amounts.keys(kind).map((key) => [key, valueOf(key)])) as never
  return {
    from,
    to,
    taken: all('taken', (key) => dollarsOf(of('taken', key))),
    refunded: all('refunded', (key) => dollarsOf(of('refunded', key))),
    unpaid: unpaidIn(amounts),
    onTime: of('ready', 'on-time'),
    late: of('ready', 'late'),
    stages: Object.fromEntries(
      openStages.map((stage) => [stage, toLengths(stage, amounts)]).filter(([, one]) => one),
    ) as FigureSums['stages'],
    translators: toWork(amounts),
    branches: all('branch'),
    found: all('found'),
    newCustomers: of('customer', 'first'),
    returningCustomers: of('customer', 'again'),
    services: all('ordered'),
    quotes: {
      made: of('quote', 'made'),
      wentAhead: of('quote', 'went-ahead'),
      declined: of('quote', 'declined'),
      cancelled: of('quote', 'cancelled'),
    },
  }
}

function toLengths(stage: OpenStage, { of }: Amounts) {
  const counts = new Map(
    [...lengthBounds, beyondBounds].map((bound) => [bound, of('stage-days', `${stage}:${bound}`)]),
  )
  const most = nineOfTen(counts)
  if (most === null) return undefined
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return { count, average: averageDays(of('stage-minutes', stage), count), nineOfTen: most }
}

function toWork({ of, keys }: Amounts): FigureSums['translators'] {
  const people = new Set(['started', 'translated', 'returned'].flatMap((kind) => keys(kind)))
  return Object.fromEntries(
    [...people].map((key) => [
      key,
      {
        started: of('started', key),
        translated: of('translated', key),
        averageDays: averageDays(of('translated-minutes', key), of('translated', key)),
        returned: of('returned', key),
      },
    ]),
  )
}

/** To a hundredth, for the screen. */
function averageDays(minutes: number, count: number): number {
  return count === 0 ? 0 : Math.round((100 * minutes) / count / minutesADay) / 100
}

export function toMonth(month: string, amounts: Amounts): Month {
  const { taken, refunded, onTime, late, unpaid } = toSums({ from: month, to: month }, amounts)
  return { month, taken, refunded, unpaid, onTime, late }
}

function unpaidIn({ of }: Amounts): number {
  return dollarsOf(of('owed', 'delivered') + of('owed', 'deposit'))
}

export function toNow({ of, keys }: Amounts): ReplyOf<typeof getFigures>['now'] {
  return {
    delivered: dollarsOf(of('owed', 'delivered')),
    deposits: dollarsOf(of('owed', 'deposit')),
    toRefund: dollarsOf(of('owed', 'to-refund')),
    inHand: Object.fromEntries(keys('in-hand').map((key) => [key, of('in-hand', key)])),
  }
}
