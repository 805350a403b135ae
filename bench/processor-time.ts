import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Milliseconds of processor time that a process and its children have used. */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownTime(each), 0)
}

function ownTime(pid: number): number {
  const [, user, system] = statOf(pid)
  return ((user + system) * 1_000) / ticksPerSecond
}

/** The parent, and the user and system time of a process; zeros if it has ended. */
function statOf(pid: number): [parent: number, user: number, system: number] {
  try {
    // The name in brackets may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return [Number(fields[1]), Number(fields[11]), Number(fields[12])]
  } catch {
    return [0, 0, 0]
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && statOf(each)[0] === pid)
}
