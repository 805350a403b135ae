import type { ServiceKind } from '../services.ts'
import { amountOf, type PricedService, type QuoteLine, serviceLine } from './quote-lines.ts'
import { quantityOf, type Size } from './rates.ts'

/** A service that may quote itself, and up to which price. */
export interface SelfQuotingService extends PricedService {
  readonly kind: ServiceKind
  readonly quotesItself: boolean
  readonly ceilingCents: number | null
}

export interface ToBeQuoted extends Size {
  /** Whether every document has passed the virus scan. */
  readonly areDocumentsClean: boolean
  /** Also one that was taken back: a quote that staff withdrew must not come again by itself. */
  readonly wasQuotedBefore: boolean
}

/** The only line of a quote that nobody has to look at first; undefined if somebody has to. */
export function automaticLine(
  service: SelfQuotingService,
  request: ToBeQuoted,
): QuoteLine | undefined {
  const { kind, quotesItself, ceilingCents, rate } = service
  if (!quotesItself || ceilingCents === null || kind !== 'translation') return undefined
  if (request.wasQuotedBefore || !request.areDocumentsClean) return undefined
  // A fixed price too is for a document, which somebody else would have to see first.
  if (request.documents === 0 || quantityOf(rate.unit, request) === null) return undefined
  const line = serviceLine(service, request)
  return amountOf(line) <= ceilingCents ? line : undefined
}
