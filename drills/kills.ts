import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pickAny } from './src/actions.ts'
import { summarize } from './src/call-log.ts'
import { runDrill } from './src/drill.ts'

/**
 * Kills APIs and workers without warning while people use the office, and starts them again as a
 * supervisor does. Nothing that was acknowledged may be lost. A mail that was being sent may arrive
 * again, with the same Message-ID.
 *
 *   pnpm drill:kills [--times 15] [--customers 60]
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '15' },
    customers: { type: 'string', default: '60' },
  },
})
/** As `RestartSec` of systemd. */
const startAgainAfter = 1_000

await runDrill({
  name: 'Kills',
  customers: Number(values.customers),
  async disturb({ office, report }) {
    // Workers twice as often, because of the mails.
    const processes = [...office.apis, ...office.workers, ...office.workers]
    for (let count = 1; count <= Number(values.times); count += 1) {
      await setTimeout(1_000 + Math.random() * 4_000)
      const victim = pickAny(processes)
      await victim?.kill()
      report.line(`killed ${victim?.name}`)
      await setTimeout(startAgainAfter)
      await victim?.startAgain()
    }
    await setTimeout(2_000)
  },
  judgeCalls(log, report) {
    const failures = log.failures()
    const refused = failures.filter(({ outcome }) => typeof outcome === 'number')
    report.expect(
      refused.length === 0,
      `${log.calls.length} calls: ${failures.length - refused.length} without a reply, ` +
        `${refused.length} refused by a process that runs`,
    )
    report.details(summarize(failures))
  },
  // Another worker takes over the jobs of a killed one within three minutes.
  mails: { seconds: 240, allowsSameMailTwice: true },
})
