import type { Report } from './report.ts'

/** One call of the load. The outcome is its status, or the code of a broken connection. */
export interface Call {
  readonly name: string
  readonly startedAt: number
  readonly endedAt: number
  readonly outcome: number | string
}

/** Remembers every call that was made and how it ended. */
export class CallLog {
  readonly calls: Call[] = []

  /** Makes a call; the reply only if it succeeded. */
  async make<Reply extends { readonly status: number }>(
    name: string,
    call: () => Promise<Reply>,
  ): Promise<Reply | undefined> {
    const startedAt = Date.now()
    const end = (outcome: number | string) =>
      this.calls.push({ name, startedAt, endedAt: Date.now(), outcome })
    try {
      const reply = await call()
      end(reply.status)
      return isSuccess(reply.status) ? reply : undefined
    } catch (error) {
      end(codeOf(error))
      return undefined
    }
  }

  failures(): Call[] {
    return this.calls.filter(({ outcome }) => !isSuccess(outcome))
  }

  /** Milliseconds, for example of the slowest call in a hundred. */
  duration(percent: number): number {
    const all = this.calls.map(durationOf).toSorted((one, other) => one - other)
    return all[Math.min(all.length - 1, Math.floor((all.length * percent) / 100))] ?? 0
  }
}

export function isSuccess(outcome: number | string): boolean {
  return typeof outcome === 'number' && outcome >= 200 && outcome < 300
}

function durationOf({ startedAt, endedAt }: Call): number {
  return endedAt - startedAt
}

/** For example `12 × 503 write message, first at 08:15:02.123`, most frequent first. */
export function summarize(calls: readonly Call[]): string[] {
  const kinds = Map.groupBy(calls, ({ name, outcome }) => `${outcome} ${name}`)
  return [...kinds]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([kind, list]) => {
      const first = new Date(Math.min(...list.map(({ endedAt }) => endedAt)))
      return `${list.length} × ${kind}, first at ${first.toISOString().slice(11, 23)}`
    })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // fetch says only that it failed; its cause says why.
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause ? String(cause.code) : cause.message
}

/** For drills in which no call may fail. */
export function failedCalls(log: CallLog, report: Report): void {
  const failures = log.failures()
  const times = [50, 99, 100].map((percent) => `${percent} % within ${log.duration(percent)} ms`)
  const count = `${log.calls.length} calls: ${failures.length} failed; ${times.join(', ')}`
  report.expect(failures.length === 0, count)
  report.details(summarize(failures))
}
