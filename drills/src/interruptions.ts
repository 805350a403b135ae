import type { Report } from './report.ts'

/** How long nothing could be written after a fault, in milliseconds. */
export interface Interruption {
  readonly kind: string
  readonly office: number
  readonly bareClient: number
}

/** Median and worst, for each kind of fault and for all of them. */
export function reportInterruptions(interruptions: readonly Interruption[], report: Report): void {
  const kinds = [...Map.groupBy(interruptions, ({ kind }) => kind)]
  const groups = kinds.length > 1 ? [...kinds, ['all', interruptions] as const] : kinds
  for (const [kind, list] of groups) {
    const office = describe(list.map((one) => one.office))
    const bareClient = describe(list.map((one) => one.bareClient))
    report.line(`${list.length} × ${kind}: office ${office}; bare client ${bareClient}`)
  }
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [lower = 0, upper = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return `median ${inSeconds((lower + upper) / 2)}, worst ${inSeconds(sorted.at(-1))}`
}

export function inSeconds(milliseconds = Infinity): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
