/** What somebody who waits at the counter has come for, if the clerk asked. */
export const visits = ['new-order', 'collecting', 'question'] as const
export type Visit = (typeof visits)[number]

export type WaitingNumberState = 'waiting' | 'called' | 'absent' | 'served'

/** Counters are numbered, so that nothing but a number is shown to everybody. */
export const mostCounters = 20

/** What a clerk does with a number besides calling the next one. */
export const waitingNumberChanges = ['call-again', 'did-not-come', 'put-back', 'done'] as const
export type WaitingNumberChange = (typeof waitingNumberChanges)[number]

interface Step {
  readonly from: readonly WaitingNumberState[]
  readonly to: WaitingNumberState
}

const steps: Readonly<Record<WaitingNumberChange, Step>> = {
  'call-again': { from: ['called'], to: 'called' },
  'did-not-come': { from: ['called'], to: 'absent' },
  // Also a number that was called by mistake.
  'put-back': { from: ['called', 'absent'], to: 'waiting' },
  done: { from: ['called'], to: 'served' },
}

/** The state that a change leads to, or undefined if somebody else was faster. */
export function stateAfter(
  change: WaitingNumberChange,
  state: WaitingNumberState,
): WaitingNumberState | undefined {
  const { from, to } = steps[change]
  return from.includes(state) ? to : undefined
}

/** With fewer waits than this there is nothing usual about them. */
const fewestWaits = 3
const roundedToMinutes = 5
const minuteMs = 60_000

/**
 * How long people usually wait, from the last waits in milliseconds. The middle one, because
 * somebody who did not come and was put back waited for long. Rounded up, so that few wait longer.
 */
export function usualWaitMinutes(waits: readonly number[]): number | undefined {
  const middle = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]
  if (middle === undefined || waits.length < fewestWaits) return undefined
  const rounded = Math.ceil(middle / minuteMs / roundedToMinutes) * roundedToMinutes
  return Math.max(rounded, roundedToMinutes)
}
