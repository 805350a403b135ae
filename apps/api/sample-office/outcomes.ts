import type { Stage } from '@kakehashi/domain/request/stage'
import type { SamplePerson } from './people.ts'
import { fillDrafts, noteNames } from './names-and-drafts.ts'
import * as actions from './request-actions.ts'
import type { RequestTimeline } from './request-timeline.ts'
import { cancelReasons, closeReasons } from './texts/notes-and-reasons.ts'

/** The state that a sample request has reached by now. */
export type Outcome =
  /** In this stage. */
  | Stage
  /** In review, although the ready-by day has passed. */
  | 'late'
  /** Paid, but without a translator. */
  | 'unassigned'
  /** The quote was not answered in time. */
  | 'expired'
  | 'declined'
  /** Declined, and closed by the office since. */
  | 'turned-down'
  /** Delivered, but not fully paid. */
  | 'balance-due'
  /** Cancelled by the customer, by the office, or by the office after a deposit. */
  | 'withdrawn'
  | 'cancelled'
  | 'refunded'

type Days = readonly [least: number, most: number]

/** How many requests have which outcome, and how many days ago they started. */
export const outcomes: readonly (readonly [Outcome, count: number, daysAgo: Days])[] = [
  ['quote', 9, [0.05, 2.6]],
  ['payment', 9, [0.4, 12]],
  ['expired', 2, [36, 60]],
  ['declined', 3, [2, 14]],
  ['turned-down', 9, [15, 330]],
  ['translate', 8, [1.2, 7]],
  ['unassigned', 2, [0.8, 3]],
  ['review', 8, [2, 9]],
  ['delivery', 10, [3, 15]],
  ['balance-due', 6, [9, 55]],
  ['withdrawn', 8, [10, 340]],
  ['cancelled', 5, [60, 350]],
  ['refunded', 3, [20, 300]],
  ['complete', 214, [19, 362]],
  // The year before, so that a figure can be compared with it.
  ['complete', 64, [363, 735]],
  ['withdrawn', 3, [370, 700]],
  ['refunded', 1, [380, 420]],
]

/** The requests of the customer login. */
export const ownRequests: readonly (readonly [service: string, Outcome, daysAgo: number])[] = [
  ['Marriage Affidavit', 'complete', 214.2],
  ['Konin-Todoke Marriage Form', 'complete', 211.7],
  ['Marriage Certificate', 'complete', 190.1],
  ["Driver's License", 'withdrawn', 96.3],
  ['Contract', 'delivery', 9.2],
  ['Legal', 'late', 17.2],
  ['Birth Certificate', 'translate', 4.1],
  ['Medical', 'payment', 3.4],
  ['Family Register (Koseki)', 'quote', 0.3],
]

/** With a long-term day, because on some weekdays the usual one would have passed by now. */
function isInWork(outcome: Outcome): boolean {
  return outcome === 'translate' || outcome === 'unassigned' || outcome === 'review'
}

const showsNames: ReadonlySet<Outcome> = new Set(['payment', 'late', 'delivery', 'balance-due'])

function namesAreConfirmed(outcome: Outcome): 'none' | 'some' | 'all' {
  if (outcome === 'payment') return 'none'
  return outcome === 'translate' || outcome === 'unassigned' ? 'some' : 'all'
}

/** Adds the actions that lead to the outcome. The domain rules check them when they are replayed. */
export function simulateRequest(
  timeline: RequestTimeline,
  outcome: Outcome,
  translator: SamplePerson,
): void {
  actions.create(timeline)
  timeline.addDialog('ordered', 0.28)
  if (outcome === 'quote') return actions.view(timeline, 0.5)
  const isOpen = isInWork(outcome) || showsNames.has(outcome)
  actions.view(timeline, 1)
  if (isOpen) noteNames(timeline, namesAreConfirmed(outcome))
  actions.quote(timeline)
  if (outcome === 'expired') return
  if (outcome === 'withdrawn') return actions.withdraw(timeline)
  if (outcome === 'cancelled') return actions.cancel(timeline, cancelReasons, 40 * 24)
  if (outcome === 'declined' || outcome === 'turned-down') {
    actions.decline(timeline)
    return outcome === 'declined' ? undefined : actions.cancel(timeline, closeReasons, 20)
  }
  timeline.addDialog('quoted', 0.32)
  if (outcome === 'payment') return actions.awaitPayment(timeline)
  if (isInWork(outcome)) actions.promiseLongTerm(timeline)
  actions.pay(timeline, outcome === 'balance-due')
  if (outcome === 'refunded') return actions.refund(timeline)
  if (outcome === 'unassigned') return
  actions.assign(timeline, translator)
  timeline.addDialog('translating', 0.3)
  if (outcome === 'translate') return fillDrafts(timeline, translator, false)
  if (isOpen) fillDrafts(timeline, translator, true)
  actions.translate(timeline, translator, !isInWork(outcome))
  if (outcome === 'review' || outcome === 'late') return
  actions.review(timeline)
  timeline.addDialog('ready', 0.4)
  if (outcome === 'delivery') return
  actions.deliver(timeline, outcome === 'balance-due')
}
