import type { Day } from '@kakehashi/domain/calendar/day'
import type { Words } from '@kakehashi/domain/language'
import type { LineUnit } from '@kakehashi/domain/price-list/quote-lines'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { ServiceKind } from '@kakehashi/domain/services'
import type { DocumentLanguage } from '@kakehashi/domain/request/submitted-details'

/**
 * What a mail may say about a request. A mail can be read on a locked screen or in a shared
 * mailbox, so nothing that a person typed is here except the customer's name, for the office, and
 * the name of a closure, which is public.
 */
export interface RequestFacts {
  /** Empty if the mail does not go to the office. */
  readonly customer: string
  readonly service: Words
  readonly serviceKind: ServiceKind
  readonly fromLanguage: DocumentLanguage | null
  readonly toLanguage: DocumentLanguage | null
  readonly documents: number
  readonly neededBy: Day | null
  readonly isCancelled: boolean
  /** Null before there is a quote, and for translators. */
  readonly price: Price | null
  /** What the price consists of, in the mails about a new quote. */
  readonly lines: readonly PriceLine[]
  /** What the mail about a refund says was paid back; 0 in other mails. */
  readonly refundedCents: number
  /** For an interpretation only in the mails about a changed day. */
  readonly ready: Ready | null
  /** How the customer gets the translation; never where to. */
  readonly delivery: DeliveryWay
  /** In the first mail only, which also names the way of delivery: until when the quote comes. */
  readonly quoteBy: Date | null
  /** In the mail that announces it only: when the documents and messages are deleted. */
  readonly documentsLeaveOn: Day | null
  /** In the mail about a certificate that was revoked only: its code, as on the paper. */
  readonly certificateCode: string | null
}

export interface PriceLine {
  /** Null for what a clerk typed, which only the page shows. */
  readonly text: Words | null
  readonly unit: LineUnit
  readonly quantity: number
  readonly unitCents: number
}

export interface Price {
  readonly totalCents: number
  readonly paidCents: number
  /** What is still unpaid of the deposit; 0 once the work has started. */
  readonly depositDueCents: number
  /** The last day of a quote that is not accepted yet. */
  readonly validUntil: Day | null
  /** Whether the rest has to be paid now: the translation is ready or handed over. */
  readonly isRestDue: boolean
}

export interface Ready {
  readonly day: Day
  /** The ready-by day that was missed before. */
  readonly missed: Day | null
  /** If a closure of the office, or its end, has just moved the day. */
  readonly movedFrom?: {
    readonly day: Day
    /** The name of the closure as visitors of the site read it, such as 'Typhoon'. */
    readonly reason: Words | null
  }
  /** Without a promised day: what the customer has to do, and until when. */
  readonly condition: ReadyCondition | null
}

export interface ReadyCondition {
  readonly action: 'accept' | 'pay' | 'accept-and-pay'
  readonly on: Day
  /** Same-day work has to be paid for before this time. */
  readonly before: string | null
}

/** What the customer has to pay now, in cents. */
export function dueNow({ price, isCancelled }: RequestFacts): number {
  if (price === null || isCancelled) return 0
  return price.isRestDue ? price.totalCents - price.paidCents : price.depositDueCents
}
