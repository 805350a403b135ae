import { cpus } from 'node:os'

/** What is left to us of the machine, from 0 to 1, while we do nothing for a moment. */
async function idleShare(ms: number): Promise<number> {
  const before = times()
  await new Promise((resolve) => setTimeout(resolve, ms))
  const after = times()
  return (after.idle - before.idle) / (after.all - before.all)
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times: of }) => of)
  const sum = (pick: (of: (typeof each)[number]) => number) =>
    each.reduce((total, of) => total + pick(of), 0)
  return {
    idle: sum((of) => of.idle),
    all: sum((of) => of.idle + of.user + of.nice + of.sys + of.irq),
  }
}

/**
 * Lighthouse multiplies whatever work it sees, also that of neighbours. So each look waits for a
 * moment in which most of the machine is free, though not for ever; says whether there was one.
 */
export async function untilQuiet(mostMs: number): Promise<boolean> {
  for (const deadline = Date.now() + mostMs; Date.now() < deadline;) {
    if ((await idleShare(700)) > 0.5) return true
  }
  return false
}
