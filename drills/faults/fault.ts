import { setTimeout } from 'node:timers/promises'
import { type Call, isSuccess } from '../src/call-log.ts'
import type { Scene } from '../src/drill.ts'
import { waitFor } from '../src/wait-for.ts'

/** Something that happens to the office while people use it. */
export interface Fault {
  readonly name: string
  /** How often it happens. */
  readonly times: number
  /** How many of what the name says happen each time, if it is not one. */
  readonly each?: number
  /** Before each time, on average in milliseconds. */
  readonly pause?: number
  readonly cause: () => Promise<unknown>
  /** How long it lasts before it is mended, in milliseconds. */
  readonly lasts: number
  readonly mend: () => Promise<unknown>
  /** The calls of which one has to succeed before it is over, if it is not any write. */
  readonly needs?: (call: Call) => boolean
  /** Which failed calls are right while it lasts. */
  readonly allows: (call: Call) => boolean
}

/** A fault and the time that belongs to it, which ends when the next one begins. */
export interface Phase {
  readonly fault: Fault
  /** How often it has happened. */
  readonly times: number
  readonly from: number
  readonly until: number
}

/** Swift's proxy leaves a server alone for a minute after an error. */
const longestRecovery = 120_000

interface Pace {
  /** Between two faults, in milliseconds. */
  readonly between: number
  /** After which none begins any more. */
  readonly deadline: number
}

/** Lets a fault happen as often as it says. It is over when the office takes writes again. */
export async function haveFault(
  { load, report }: Scene,
  fault: Fault,
  { between, deadline }: Pace,
): Promise<Phase> {
  const { pause = between, needs = isWrite } = fault
  const from = Date.now()
  let times = 0
  while (times < fault.times && Date.now() < deadline) {
    times += 1
    const happened = await happen(fault, pause).catch((error: unknown) => String(error))
    // The others go on, and what was acknowledged is looked for in any case.
    if (happened !== undefined) report.expect(false, `${fault.name}: ${happened}`)
    const mended = Date.now()
    const first = load.log.calls.length
    const success = await waitFor(
      () =>
        load.log.calls
          .slice(first)
          .find((call) => call.startedAt > mended && needs(call) && isSuccess(call.outcome)),
      longestRecovery,
    )
    if (!success) report.expect(false, `nothing succeeds after ${fault.name}`)
  }
  // What was refused in the last moment is answered before the next one begins.
  await setTimeout(between)
  const until = Date.now()
  const count = times * (fault.each ?? 1)
  report.line(`${count} × ${fault.name}: ${seconds(until - from)}`)
  return { fault, times: count, from, until }
}

async function happen(fault: Fault, pause: number): Promise<undefined> {
  await setTimeout(pause * (0.5 + Math.random()))
  try {
    await fault.cause()
    await setTimeout(fault.lasts)
  } finally {
    await fault.mend()
  }
}

export function noCallMayFail(): boolean {
  return false
}

/** As a caller is told when something that a call needs is away. */
export function isRefusedForNow({ outcome }: Call): boolean {
  return outcome === 503
}

export function isWithoutReply({ outcome }: Call): boolean {
  return typeof outcome === 'string'
}

export function isUpload({ name }: Call): boolean {
  return name === 'upload'
}

export function isWrite({ name }: Call): boolean {
  return name.startsWith('write ')
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}
