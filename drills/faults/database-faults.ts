import type { RunningOffice } from '../src/running-office.ts'
import { type Fault, isRefusedForNow } from './fault.ts'

interface Times {
  readonly times: number
  readonly lasts: number
  readonly pause: number
}

/** PostgreSQL ends without writing anything more, and recovers from its log when it starts. */
export function databaseFaults(
  { database }: RunningOffice,
  { times, lasts, pause }: Times,
): Fault[] {
  const common = { times, lasts, pause, mend: () => database.start(), allows: isRefusedForNow }
  return [
    { ...common, name: 'kill -9 of PostgreSQL', cause: () => database.kill() },
    { ...common, name: 'immediate stop of PostgreSQL', cause: () => database.stop('immediate') },
  ]
}
