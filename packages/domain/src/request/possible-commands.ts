import type { CommandKind, Part } from './commands.ts'
import { acceptedWhenClosed, commandKinds, isAcceptedAt, mayUseCommand } from './commands.ts'
import { isPaidFor } from './quote.ts'
import type { RequestState } from './state.ts'
import { isCancellableBy, remainingCents } from './state.ts'

/** The commands to offer on screen. `transition` still checks each one. */
export function possibleCommands(request: RequestState, parts: readonly Part[]): CommandKind[] {
  if (request.contentErasedAt !== null) return []
  return commandKinds.filter(
    (kind) =>
      mayUseCommand(parts, kind) && isAcceptedAt(kind, request) && isOpenTo(kind, request, parts),
  )
}

function isOpenTo(kind: CommandKind, request: RequestState, parts: readonly Part[]): boolean {
  const isClosed = request.closedAt !== null
  if (kind === 'reopen') return isClosed
  if (isClosed && !acceptedWhenClosed.has(kind)) return false
  if (kind === 'recordRefund') return request.paidCents > 0
  if (kind === 'receivePayment') return remainingCents(request) > 0
  // Paying accepts the quote, so a payment is refunded before the quote can be declined.
  if (kind === 'declineQuote') return !isPaidFor(request)
  if (kind === 'withdrawTranslation') return request.releasedAt === null
  if (kind === 'acceptWork' || kind === 'declineWork') return request.acceptedAt === null
  return kind !== 'close' || isCancellableBy(parts, request)
}
