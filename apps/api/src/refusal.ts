import type { Problem } from '@kakehashi/contract/fields/problems'
import type { RefusalCode, RefusalValues } from '@kakehashi/contract/refusals/refusals'

interface Details {
  readonly values?: RefusalValues
  readonly fields?: Readonly<Record<string, Problem>>
  readonly retryAfterSeconds?: number
}

/** An expected error that the user sees; the error handler translates it. */
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
 * Throws a refusal unless the condition holds. Access checks are written with this function, so
 * that test/guards can find each of them and verify that a test fails without it.
 */
export function demand(isAllowed: boolean, code: RefusalCode, details: Details = {}): void {
  if (!isAllowed) throw new Refusal(code, details)
}
