import type { Clock } from './clock.ts'
import type { Database } from './db/connection.ts'

/** What commands need of the world. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly officeSecret: Buffer
}
