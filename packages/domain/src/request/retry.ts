import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import type { Command } from './commands.ts'
import { deliveryChanges, deliveryOf } from './delivery.ts'
import { hasExpired, quoteEndsAt } from './quote.ts'
import type { RequestState } from './state.ts'

/** The part of a moment that distinguishes a retry from a new command. */
interface Attempt {
  readonly actorId: string | null
  readonly seenVersion: number | undefined
  readonly now: Date
  readonly calendar: OfficeCalendar
  readonly quoteValidDays: number
}

/** The same person's last command again: a retry after a lost reply, or a double click. */
export function isRetry(request: RequestState, command: Command, moment: Attempt): boolean {
  // Compared with the request, because the command is not stored: it may hold an address.
  if (command.kind === 'changeDelivery') {
    return deliveryChanges(request, deliveryOf(command)).length === 0
  }
  const { last } = request
  if (last === null || last.actorId !== moment.actorId) return false
  return (
    sameCommand(last.command, command) &&
    !isRenewal(request, command, moment) &&
    !isSecondPayment(request, command, moment)
  )
}

/** The same price with a later expiry: the quote has expired, or a clerk who sees it extends it. */
function isRenewal(request: RequestState, command: Command, moment: Attempt): boolean {
  if (command.kind !== 'submitQuote' || request.quote === null) return false
  if (hasExpired(request, moment.now)) return true
  const endsAt = quoteEndsAt(moment.now, moment.quoteValidDays, moment.calendar.timeZone)
  return moment.seenVersion === request.version && endsAt > request.quote.expiresAt
}

/** The same amount again, by a clerk who has seen the first payment or refund. */
function isSecondPayment(request: RequestState, command: Command, moment: Attempt): boolean {
  const isPayment = command.kind === 'recordRefund' || command.kind === 'receivePayment'
  return isPayment && moment.seenVersion === request.version
}

/** Equal commands, in any order of fields. Fields that are absent or undefined are equal. */
function sameCommand(one: Command, other: Command): boolean {
  return isSame(one, other)
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
