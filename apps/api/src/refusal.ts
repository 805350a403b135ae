import type { Problem } from '@kakehashi/contract/problems'
import type { RefusalCode, RefusalValues } from '@kakehashi/contract/refusals'

interface Details {
  readonly values?: RefusalValues
  readonly fields?: Readonly<Record<string, Problem>>
  readonly retryAfterSeconds?: number
}

/** A no that a person is told about. Thrown by commands; put into the reader's words at the edge. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/**
 * A rule that has to hold, or the call is refused. Every check on what a person may do to
 * something is written with this word, so that each can be found and tried without it.
 */
export function demand(isAllowed: boolean, code: RefusalCode, details: Details = {}): void {
  if (!isAllowed) throw new Refusal(code, details)
}
