import { cpus } from 'node:os'

/** The idle share of all CPUs over some time, from 0 to 1. */
async function idleShare(ms: number): Promise<number> {
  const before = times()
  await new Promise((resolve) => setTimeout(resolve, ms))
  const after = times()
  return (after.idle - before.idle) / (after.all - before.all)
}

function times(): { idle: number; all: number } {
  const cpuTimes = cpus().map((cpu) => cpu.times)
  const sum = (pick: (cpu: (typeof cpuTimes)[number]) => number) =>
    cpuTimes.reduce((total, cpu) => total + pick(cpu), 0)
  return {
    idle: sum((cpu) => cpu.idle),
    all: sum((cpu) => cpu.idle + cpu.user + cpu.nice + cpu.sys + cpu.irq),
  }
}

/**
 * Lighthouse's results get worse when other processes use the CPU. Waits until the CPU is more
 * than half idle and returns whether that happened in time.
 */
export async function waitForIdleCpu(maxMs: number): Promise<boolean> {
  for (const deadline = Date.now() + maxMs; Date.now() < deadline;) {
    if ((await idleShare(700)) > 0.5) return true
  }
  return false
}
