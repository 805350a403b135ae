import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { summarize } from './src/call-log.ts'
import { runDrill, type Scene } from './src/drill.ts'
import type { Load } from './src/load.ts'
import { countFiles, median, readResources, type Resources } from './src/resources.ts'

/**
 * A day of an office in an hour. Afterwards no process may need more memory than when it was warm,
 * the connections are idle again, and no temporary file is left.
 *
 *   pnpm drill:day [--minutes 60] [--warm 10] [--customers 60]
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    warm: { type: 'string', default: '10' },
    customers: { type: 'string', default: '60' },
  },
})
const most = 1.1
const minute = 60_000
const sampleEvery = 10_000
/** Pools close what they have not used for a while. */
const restAfterwards = 2 * minute

const temporary = await mkdtemp(join(tmpdir(), 'kakehashi-day-'))
const day: { warm: Resources[]; late: Resources[]; before?: Resources } = { warm: [], late: [] }

await runDrill({
  name: 'A day in an hour',
  customers: Number(values.customers),
  load: { customers: 6, staff: 3, pause: 2_500 },
  environment: { TMPDIR: temporary },
  async prepare(office) {
    // Until each process has done what it does every minute.
    await setTimeout(1.5 * minute)
    day.before = await readResources(office)
  },
  async disturb(scene) {
    const warm = Number(values.warm) * minute
    const rest = Number(values.minutes) * minute - warm
    await setTimeout(warm)
    // The first and the last fifth of what is left are compared.
    day.warm = await sample(scene, rest / 5)
    await setTimeout((rest * 3) / 5)
    day.late = await sample(scene, rest / 5)
    await scene.load.stop()
    await judgeResources(scene)
  },
  judgeCalls(log, report) {
    const failures = log.failures()
    report.expect(failures.length === 0, `${log.calls.length} calls: ${failures.length} failed`)
    report.details(summarize(failures))
  },
  mails: { seconds: 60, allowsSameMailTwice: false },
})

async function sample({ office }: Scene, milliseconds: number): Promise<Resources[]> {
  const samples: Resources[] = []
  for (const end = Date.now() + milliseconds; Date.now() < end;) {
    samples.push(await readResources(office))
    await setTimeout(sampleEvery)
  }
  return samples
}

async function judgeResources({ office, load, report }: Scene): Promise<void> {
  report.line(eventsOf(load))
  for (const { name } of [...office.apis, ...office.workers]) {
    const of = (samples: readonly Resources[]) =>
      median(samples.map(({ memory }) => memory.get(name) ?? NaN))
    const [warm, late] = [of(day.warm), of(day.late)]
    const ratio = late / warm
    report.expect(
      ratio <= most,
      `${name}: ${warm.toFixed(0)} MB warm, ${late.toFixed(0)} MB at the end of the day, ` +
        `${ratio.toFixed(2)} times`,
    )
  }
  await setTimeout(restAfterwards)
  const { before } = day
  const after = await readResources(office)
  report.expect(
    after.busy === 0 && after.connections <= (before?.connections ?? 0),
    `${after.connections} connections, ${after.busy} of them busy; before the day ${before?.connections}`,
  )
  const left = await countFiles(temporary)
  report.expect(left === 0, `${left} temporary files are left`)
}

function eventsOf({ writes }: Load): string {
  const { orders, messages, files } = writes
  return `${orders.size} orders, ${messages.size} messages, ${files.length} documents`
}
