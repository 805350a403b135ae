import { largestPriceCents } from '../money.ts'
import { lineProblem } from '../price-list/quote-lines.ts'
import type { Command } from './commands.ts'
import type { Moment } from './moment.ts'
import { change, move, type Outcome, refuse } from './outcome.ts'
import { hasExpired, isPaidFor, quoteEndsAt } from './quote.ts'
import { remindOf } from './reminders.ts'
import type { RequestState } from './state.ts'

export function submitQuote(
  request: RequestState,
  command: Extract<Command, { kind: 'submitQuote' }>,
  moment: Moment,
): Outcome {
  const { now, calendar, quoteValidDays } = moment
  const { depositCents, totalCents, lines = [] } = command
  const isWhole = Number.isInteger(depositCents) && Number.isInteger(totalCents)
  const isWithin = totalCents > 0 && totalCents <= largestPriceCents
  if (!isWhole || !isWithin || depositCents < 0 || depositCents > totalCents) {
    return refuse('quote-out-of-range')
  }
  const problem = lineProblem(lines, totalCents)
  if (problem) return refuse(problem)
  if (totalCents < request.paidCents) return refuse('quote-below-paid')
  const expiresAt = quoteEndsAt(now, quoteValidDays, calendar.timeZone)
  const version = request.quotesMade + 1
  const next = {
    depositCents,
    totalCents,
    quotedAt: now,
    quote: { version, expiresAt, answer: null, paidBeforeCents: request.paidCents },
    quotesMade: version,
    remindAt: remindOf('quote', moment),
  }
  return move(request, 'payment', next, request.quote ? 'requoted' : 'quoted')
}

/** Staff may record a customer's answer at any time; customers only until the quote expires. */
export function answerQuote(
  request: RequestState,
  command: Extract<Command, { kind: 'acceptQuote' | 'declineQuote' }>,
  moment: Moment,
): Outcome {
  const { quote: current } = request
  if (!current || current.version !== command.quoteVersion) return refuse('quote-replaced')
  const isOffice = moment.parts.includes('office')
  if (!isOffice && hasExpired(request, moment.now)) return refuse('quote-expired')
  const newAnswer = command.kind === 'acceptQuote' ? 'accepted' : 'declined'
  if (current.answer === newAnswer) return { kind: 'unchanged' }
  if (!isOffice && newAnswer === 'declined' && isPaidFor(request)) return refuse('already-paying')
  const answered = { ...current, answer: newAnswer } as const
  const event = newAnswer === 'accepted' ? 'quote-accepted' : 'quote-declined'
  return change(request, { quote: answered, remindAt: null }, event)
}
