/** Where a sample request has got to by now. */
export type Ending =
  /** Waiting in a stage, or finished. */
  | 'quote'
  | 'payment'
  | 'translate'
  | 'review'
  | 'delivery'
  | 'complete'
  /** Paid, and nobody to translate it yet. */
  | 'unassigned'
  /** Quoted, and never answered in time. */
  | 'expired'
  | 'declined'
  /** Handed over with money outstanding. */
  | 'balance-due'
  /** Cancelled: by the customer, by the office, by the office after a deposit. */
  | 'withdrawn'
  | 'cancelled'
  | 'refunded'
