/** What became of a quote that is no longer current. */
export const quoteOutcomes = ['accepted', 'declined', 'expired', 'replaced', 'withdrawn'] as const
export type QuoteOutcome = (typeof quoteOutcomes)[number]

interface EarlierQuote {
  readonly answer: 'accepted' | 'declined' | null
  readonly expiresAt: Date
  readonly paidBeforeCents: number
}

interface LaterQuote {
  readonly quotedAt: Date
  /** What had been paid when it was made; more than before means that the earlier one was accepted. */
  readonly paidBeforeCents: number
}

/** Without a later quote, the request went back to being quoted. */
export function quoteOutcome(quote: EarlierQuote, later: LaterQuote | undefined): QuoteOutcome {
  if (quote.answer !== null) return quote.answer
  if (later === undefined) return 'withdrawn'
  if (later.paidBeforeCents > quote.paidBeforeCents) return 'accepted'
  return quote.expiresAt <= later.quotedAt ? 'expired' : 'replaced'
}
