import { setTimeout } from 'node:timers/promises'
import type { Report } from '../src/report.ts'
import type { Monitoring } from './monitoring.ts'
import type { Trouble } from './scene.ts'

const longestWait = 180_000

export interface Followed {
  readonly alert: string
  readonly cause: string
  readonly firedAfter: number
  readonly steps: string
  /** Since the last step was done. */
  readonly resolvedAfter: number
}

/** Causes a trouble, waits for its alert, does what its runbook says, and waits for the end. */
export async function follow(
  trouble: Trouble,
  { receiver }: Monitoring,
  report: Report,
  since?: number,
): Promise<Followed | undefined> {
  const { alert, cause, steps } = trouble
  try {
    // Something before may have caused the same alert.
    if (since === undefined) {
      await waitUntil(`${alert} to end`, () => receiver.listFiring(alert).length === 0)
    }
    const begunAt = since ?? Date.now()
    await trouble.begin()
    const fired = await waitUntil(`${alert} to fire`, () => receiver.findFiring(alert, begunAt))
    for (const { text, act } of steps) {
      report.line(`       ${alert}: ${text}`)
      await act()
    }
    const mendedAt = Date.now()
    const resolved = await waitUntil(`${alert} to end`, () => receiver.findEnd(fired))
    await trouble.end?.()
    const firedAfter = (fired.at - begunAt) / 1000
    const resolvedAfter = Math.max(0, (resolved.at - mendedAt) / 1000)
    report.expect(
      fired.runbook.includes('#') && receiver.hasMail(alert, fired.runbook),
      `${alert}: ${cause}; by HTTP and mail after ${firedAfter.toFixed(0)} s, with ${fired.runbook}; ` +
        `ended ${resolvedAfter.toFixed(0)} s after the last step`,
    )
    return {
      alert,
      cause,
      firedAfter,
      steps: steps.map(({ text }) => text).join('; '),
      resolvedAfter,
    }
  } catch (error) {
    report.expect(
      false,
      `${alert}: ${cause}: ${error instanceof Error ? error.message : String(error)}`,
    )
    await trouble.end?.().catch(() => {})
    return undefined
  }
}

async function waitUntil<Value>(
  what: string,
  find: () => Value | undefined | false,
): Promise<Value> {
  for (const deadline = Date.now() + longestWait; Date.now() < deadline;) {
    const found = find()
    if (found !== undefined && found !== false) return found
    await setTimeout(100)
  }
  throw new Error(`waited ${longestWait / 1000} s for ${what}`)
}
