import type { SeenRequest } from '../request-views.ts'
import { dollarsOf, roundToCents } from '@kakehashi/domain/money'
import { isWorkStage } from '@kakehashi/domain/request/stage'

/** The status of a request, in more detail than its stage. */
export type RequestStatus =
  | 'cancelled'
  | 'being-quoted'
  | 'quote-ready'
  | 'quote-expired'
  | 'quote-declined'
  | 'deposit-due'
  | 'about-to-begin'
  /** At one of the stages in which the translation is made. */
  | 'at-work'
  | 'ready'
  | 'ready-with-balance'
  | 'balance-due'
  | 'complete'

export interface Money {
  readonly total: number
  readonly paid: number
  readonly remaining: number
  readonly deposit: number
  /** What is still unpaid of the deposit. */
  readonly depositDue: number
  /** What remains once the deposit is paid. */
  readonly afterDeposit: number
}

/** Translators do not see prices. */
export function moneyOf(request: SeenRequest): Money | undefined {
  if (request.reader === 'desk') return undefined
  const { totalPrice: total, paidAmount: paid, deposit } = request
  return {
    total,
    paid,
    remaining: leftOf(total, paid),
    deposit,
    depositDue: Math.max(0, leftOf(deposit, paid)),
    afterDeposit: leftOf(total, Math.max(deposit, paid)),
  }
}

/** Nothing is owed for a request that the customer has declined or cancelled. */
export function isOwed(request: SeenRequest): boolean {
  const status = statusOf(request)
  return status !== 'cancelled' && status !== 'quote-declined'
}

/** Calculated in cents, because differences of dollars have rounding errors. */
function leftOf(due: number, paid: number): number {
  return dollarsOf(roundToCents(due) - roundToCents(paid))
}

export function isMessageWaiting(request: SeenRequest): boolean {
  return request.reader === 'customer' && request.waiting.includes('message')
}

export function statusOf(request: SeenRequest): RequestStatus {
  if (request.closedAt !== undefined) return 'cancelled'
  const money = moneyOf(request)
  const isOwing = money !== undefined && money.remaining > 0
  const { stage } = request
  if (isWorkStage(stage)) return 'at-work'
  switch (stage) {
    case 'quote':
      return 'being-quoted'
    case 'payment':
      return quoteStatusOf(request, money)
    case 'delivery':
      return isOwing ? 'ready-with-balance' : 'ready'
    case 'complete':
      return isOwing ? 'balance-due' : 'complete'
  }
}

function quoteStatusOf(request: SeenRequest, money: Money | undefined): RequestStatus {
  const quote = request.reader === 'desk' ? undefined : request.quote
  if (!quote || !money) return 'quote-ready'
  if (quote.isTaken) return money.depositDue > 0 ? 'deposit-due' : 'about-to-begin'
  if (quote.isExpired) return 'quote-expired'
  return quote.answer === 'declined' ? 'quote-declined' : 'quote-ready'
}
