import { setTimeout } from 'node:timers/promises'
import type { RunningOffice } from '../src/running-office.ts'

const every = 100

/** How long a call has waited for a lock of the migration, or behind one that it waits for. */
const longestWait = `
  select coalesce(max(extract(epoch from clock_timestamp() - waiting.waitstart)) * 1000, 0)::int as ms
  from pg_locks waiting
  join pg_stat_activity call on call.pid = waiting.pid and call.application_name = 'kakehashi'
  where not waiting.granted and exists (
    select from unnest(pg_blocking_pids(waiting.pid)) as blocking
    join pg_stat_activity migration on migration.pid = blocking
      and migration.application_name <> 'kakehashi')`

/** Looks several times a second; `stop` returns the longest wait in milliseconds. */
export function watchLocks({ query }: RunningOffice): { stop(): Promise<number> } {
  const stopped = new AbortController()
  let longest = 0
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const [row] = await query<{ ms: number }>(longestWait)
      longest = Math.max(longest, row?.ms ?? 0)
      await setTimeout(every)
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await watching
      return longest
    },
  }
}
