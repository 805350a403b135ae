/** What parts of the program tell whoever watches them. Without a watch nothing is measured. */
export interface DatabaseWatch {
  /** The pool says once how to ask for its state. */
  pool(state: () => PoolState): void
  /** How long a query or a transaction waited for a connection. */
  waited(seconds: number): void
  query<Result>(text: string, run: () => Promise<Result>): Promise<Result>
}

export interface PoolState {
  readonly used: number
  readonly idle: number
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number
  readonly most: number
}

export interface JobWatch {
  job<Result>(task: string, run: () => Promise<Result>): Promise<Result>
}

/** Deferred: the relay may take it later. Refused: it said that it never will. */
export type MailOutcome = 'accepted' | 'deferred' | 'refused'

export interface CallWatch {
  begin(method: string, route: string): OpenCall
}

export interface OpenCall {
  /** What runs in it, and all that follows from it, belongs to the call. */
  run(next: () => void): void
  end(status: number): void
}
