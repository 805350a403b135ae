import type { Stage } from '@kakehashi/domain/request/stage'

/** The state that a sample request has reached by now. */
export type Outcome =
  /** In this stage. */
  | Stage
  /** Paid, but without a translator. */
  | 'unassigned'
  /** The quote was not answered in time. */
  | 'expired'
  | 'declined'
  /** Delivered, but not fully paid. */
  | 'balance-due'
  /** Cancelled by the customer, by the office, or by the office after a deposit. */
  | 'withdrawn'
  | 'cancelled'
  | 'refunded'
