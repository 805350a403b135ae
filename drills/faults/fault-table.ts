import type { Acknowledgement, LoggedAcknowledgement } from '../src/acknowledgements.ts'
import { type Call, isSuccess } from '../src/call-log.ts'
import type { Difference } from '../src/compare.ts'
import type { ReceivedMail } from '../src/running-office.ts'
import type { Phase } from './fault.ts'

export interface Evidence {
  readonly phases: readonly Phase[]
  readonly acknowledged: readonly LoggedAcknowledgement[]
  readonly difference: Difference
  readonly calls: readonly Call[]
  readonly mails: readonly ReceivedMail[]
}

export interface Row {
  readonly fault: string
  readonly times: number
  readonly acknowledgements: number
  readonly missing: number
  readonly doubled: number
  readonly sameMailTwice: number
  readonly refusedForNow: number
  readonly failedOtherwise: number
  /** Milliseconds. */
  readonly slowest: number
}

const otherTimes = 'no fault'

/** One row for each fault, and one for the time before, between and after them. */
export function tableOf({ phases, acknowledged, difference, calls, mails }: Evidence): Row[] {
  const names = [...new Set(phases.map(({ fault }) => fault.name)), otherTimes]
  const faultAt = (moment: number) =>
    phases.find(({ from, until }) => from <= moment && moment < until)?.fault.name ?? otherTimes
  const faultOf = (one: Acknowledgement) => ('at' in one ? faultAt(Number(one.at)) : otherTimes)
  const acknowledgedIn = Map.groupBy(acknowledged, ({ at }) => faultAt(at))
  const missingIn = Map.groupBy(difference.missing, faultOf)
  const doubledIn = Map.groupBy(difference.doubled, faultOf)
  const callsIn = Map.groupBy(calls, ({ endedAt }) => faultAt(endedAt))
  const mailsIn = Map.groupBy(repeated(mails), ({ at }) => faultAt(at))
  return names.map((name) => {
    const made = callsIn.get(name) ?? []
    const refused = made.filter(({ outcome }) => outcome === 503).length
    const failed = made.filter(({ outcome }) => !isSuccess(outcome)).length
    return {
      fault: name,
      times: phases
        .filter(({ fault }) => fault.name === name)
        .reduce((sum, { times }) => sum + times, 0),
      acknowledgements: acknowledgedIn.get(name)?.length ?? 0,
      missing: missingIn.get(name)?.length ?? 0,
      doubled: doubledIn.get(name)?.length ?? 0,
      sameMailTwice: mailsIn.get(name)?.length ?? 0,
      refusedForNow: refused,
      failedOtherwise: failed - refused,
      slowest: made.reduce((most, call) => Math.max(most, call.endedAt - call.startedAt), 0),
    }
  })
}

/** Every mail that had arrived before, with the same Message-ID. */
function repeated(mails: readonly ReceivedMail[]): ReceivedMail[] {
  const known = new Set<string>()
  return mails.filter(({ messageId }) => {
    const isKnown = known.has(messageId)
    known.add(messageId)
    return isKnown
  })
}

const columns = {
  fault: 'fault',
  times: 'times',
  acknowledgements: 'acknowledgements',
  missing: 'missing',
  doubled: 'doubled',
  sameMailTwice: 'same mail twice',
  refusedForNow: 'answered 503',
  failedOtherwise: 'failed otherwise',
  slowest: 'slowest, ms',
} as const satisfies Record<keyof Row, string>

/** As Markdown, so that it can be copied into a document. */
export function formatTable(rows: readonly Row[]): string {
  const keys = Object.keys(columns) as (keyof Row)[]
  const total: Row = {
    fault: 'all',
    times: sumOf(rows, 'times'),
    acknowledgements: sumOf(rows, 'acknowledgements'),
    missing: sumOf(rows, 'missing'),
    doubled: sumOf(rows, 'doubled'),
    sameMailTwice: sumOf(rows, 'sameMailTwice'),
    refusedForNow: sumOf(rows, 'refusedForNow'),
    failedOtherwise: sumOf(rows, 'failedOtherwise'),
    slowest: Math.max(0, ...rows.map(({ slowest }) => slowest)),
  }
  const lines = [...rows, total].map((row) => keys.map((key) => row[key].toLocaleString('en')))
  const header = keys.map((key) => columns[key])
  const widths = header.map((text, at) =>
    Math.max(text.length, ...lines.map((line) => line[at]?.length ?? 0)),
  )
  const format = (line: readonly string[]) =>
    `| ${line.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [format(header), format(rule), ...lines.map(format)].join('\n')
}

function sumOf(rows: readonly Row[], key: Exclude<keyof Row, 'fault'>): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
