import type { Command } from './commands.ts'
import { hasExpired, quoteEndsAt } from './quote.ts'
import { sameCommand } from './same-command.ts'
import type { RequestState } from './state.ts'

/** What of a moment tells one sending from another. */
interface Sending {
  readonly actorId: string
  readonly seenVersion: number | undefined
  readonly now: Date
  readonly quoteValidDays: number
}

/** What the same person did last, sent once more: after a lost reply, or by a second press. */
export function isRepetition(request: RequestState, command: Command, moment: Sending): boolean {
  const { last } = request
  if (last === null || last.actorId !== moment.actorId) return false
  return sameCommand(last.command, command) && !isRenewal(request, command, moment)
}

/** The same price, but for longer: the quote has run out, or its end is moved by someone who sees it. */
function isRenewal(request: RequestState, command: Command, moment: Sending): boolean {
  if (command.kind !== 'submitQuote' || request.quote === null) return false
  if (hasExpired(request, moment.now)) return true
  const endsAt = quoteEndsAt(moment.now, moment.quoteValidDays)
  return moment.seenVersion === request.version && endsAt > request.quote.expiresAt
}
