import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Call, type CallLog, isSuccess, summarize } from './src/call-log.ts'
import { runDrill, type Scene } from './src/drill.ts'
import type { Report } from './src/report.ts'
import { waitFor } from './src/wait-for.ts'

/**
 * Stops the database again and again while people use the office. API and worker have to recover by
 * themselves, calls are refused with 503 meanwhile, and nothing that was acknowledged is lost.
 *
 *   pnpm drill:outages [--times 10] [--seconds 1,20] [--between 8] [--customers 60]
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '1,20' },
    between: { type: 'string', default: '8' },
    customers: { type: 'string', default: '60' },
  },
})
/** A call waits five seconds for a connection of the pool; the rest is for a busy machine. */
const longestWait = 8_000
/** After the database accepts connections again. */
const longestRecovery = 5_000
const between = Number(values.between) * 1000

/** From the order to stop until the database accepts connections again. */
interface Outage {
  readonly from: number
  readonly until: number
}

type Mode = 'fast' | 'immediate'
const modes: readonly Mode[] = ['fast', 'immediate']
const plan = values.seconds.split(',').flatMap((seconds, first) =>
  Array.from({ length: Number(values.times) }, (_, index) => ({
    seconds: Number(seconds),
    mode: modes[(first + index) % modes.length] ?? 'fast',
  })),
)
const outages: Outage[] = []

await runDrill({
  name: 'Outages of the database',
  customers: Number(values.customers),
  async disturb(scene) {
    await setTimeout(between)
    for (const { seconds, mode } of plan) {
      outages.push(await haveOutage(scene, seconds, mode))
      await setTimeout(between)
    }
  },
  judgeCalls,
  mails: { seconds: 120, allowsSameMailTwice: true },
})

async function haveOutage(scene: Scene, seconds: number, mode: Mode): Promise<Outage> {
  const { office, load, report } = scene
  const from = Date.now()
  await office.database.stop(mode)
  const down = Date.now()
  await setTimeout(seconds * 1000)
  await office.database.start()
  const until = Date.now()
  const mailsBefore = office.mails.length
  const success = await waitFor(() =>
    load.log.calls.find(
      (call) => call.startedAt > down && needsDatabase(call) && isSuccess(call.outcome),
    ),
  )
  const mail = await waitFor(() => office.mails[mailsBefore])
  const after = (at = Infinity) => `${((at - until) / 1000).toFixed(1)} s after its start`
  report.expect(
    success !== undefined && success.endedAt - until < longestRecovery && mail !== undefined,
    `database away for ${((until - from) / 1000).toFixed(1)} s (${mode}): ` +
      `first success ${after(success?.endedAt)}, first mail ${after(mail?.at)}`,
  )
  return { from, until }
}

/** Public pages do not. */
function needsDatabase({ name }: Call): boolean {
  return name !== 'read page'
}

/** A call may have waited before for something else, such as its turn to get an order number. */
function waitedDuringOutage({ startedAt, endedAt }: Call): number {
  const begun = outages.findLast(({ from }) => from <= endedAt)?.from ?? startedAt
  return endedAt - Math.max(startedAt, begun)
}

function judgeCalls(log: CallLog, report: Report): void {
  const isDuring = ({ startedAt, endedAt }: Call) =>
    outages.some(({ from, until }) => startedAt <= until + longestRecovery && endedAt >= from)
  const during = log.calls.filter(isDuring)
  const refused = during.filter(({ outcome }) => outcome === 503)
  const wrong = during.filter(({ outcome }) => outcome !== 503 && !isSuccess(outcome))
  report.expect(
    wrong.length === 0,
    `${during.length} calls around ${outages.length} outages: ${refused.length} answered 503, ` +
      `${wrong.length} failed in another way`,
  )
  report.details(summarize(wrong))
  const longest = Math.max(0, ...refused.map(waitedDuringOutage))
  report.expect(longest <= longestWait, `the slowest of these 503 came after ${longest} ms`)
  const failed = log.failures().filter((call) => !isDuring(call))
  const others = log.calls.length - during.length
  report.expect(failed.length === 0, `${others} calls at other times: ${failed.length} failed`)
  report.details(summarize(failed))
}
