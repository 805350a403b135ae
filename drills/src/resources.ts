import { readdir, readFile } from 'node:fs/promises'
import type { RunningOffice } from './running-office.ts'

/** What an office uses at one moment. */
export interface Resources {
  /** Resident memory of each process, by its name, in megabytes. */
  readonly memory: ReadonlyMap<string, number>
  /** Connections to the database of the office. */
  readonly connections: number
  /** Connections that are in a transaction or a query. */
  readonly busy: number
}

export async function readResources(office: RunningOffice): Promise<Resources> {
  const processes = [...office.apis, ...office.workers]
  const memory = new Map<string, number>()
  for (const { name, pid } of processes) {
    if (pid !== undefined) memory.set(name, await residentMegabytes(pid))
  }
  const [row] = await office.query<{ connections: number; busy: number }>(`
    select count(*)::int as connections,
      (count(*) filter (where state <> 'idle'))::int as busy
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`)
  return { memory, connections: row?.connections ?? 0, busy: row?.busy ?? 0 }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024
}

export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
