import type { CommandKind, Part } from './commands.ts'
import { acceptedAt, acceptedWhenClosed, commandKinds, mayDo } from './commands.ts'
import { isPaidFor } from './quote.ts'
import type { RequestState } from './state.ts'
import { isCancellableBy } from './state.ts'

/** What someone with these parts can do now, for the screens; the transition still judges each. */
export function possibleCommands(request: RequestState, parts: readonly Part[]): CommandKind[] {
  return commandKinds.filter(
    (kind) =>
      mayDo(parts, kind) &&
      acceptedAt[kind].includes(request.stage) &&
      isOpenTo(kind, request, parts),
  )
}

function isOpenTo(kind: CommandKind, request: RequestState, parts: readonly Part[]): boolean {
  const isClosed = request.closedAt !== null
  if (kind === 'reopen') return isClosed
  if (isClosed && !acceptedWhenClosed.has(kind)) return false
  // Whoever has paid for it has taken it: what is paid is given back before a no is written down.
  if (kind === 'declineQuote') return !isPaidFor(request)
  return kind !== 'close' || isCancellableBy(parts, request)
}
