import { parseArgs } from 'node:util'
import { failedCalls } from './src/call-log.ts'
import { runDrill } from './src/drill.ts'
import { proxyNames } from './src/proxies.ts'

/**
 * Restarts every API and every worker, one after the other, again and again behind a proxy while
 * people use the office. No call may fail and no mail may arrive twice.
 *
 *   pnpm drill:restart [haproxy|nginx|caddy] [--calls 10000] [--seconds 0] [--drain 10] [--customers 60]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '0' },
    drain: { type: 'string', default: '10' },
    customers: { type: 'string', default: '60' },
  },
})
const [chosen = 'haproxy'] = positionals
const proxy = proxyNames.find((one) => one === chosen)
if (!proxy) throw new Error(`Unknown proxy ${chosen}: choose ${proxyNames.join(', ')}`)

await runDrill({
  name: `Rolling restart behind ${proxy}`,
  customers: Number(values.customers),
  proxy,
  environment: { DRAIN_SECONDS: values.drain },
  async disturb({ office, load: { log }, report }) {
    const end = Date.now() + Number(values.seconds) * 1000
    let restarts = 0
    // At least once each.
    do {
      for (const one of [...office.apis, ...office.workers]) {
        await one.restart()
        restarts += 1
      }
      const failures = log.failures()
      report.line(`${restarts} restarts, ${log.calls.length} calls, ${failures.length} failed`)
    } while (log.calls.length < Number(values.calls) || Date.now() < end)
  },
  judgeCalls: failedCalls,
  mails: { seconds: 60, allowsSameMailTwice: false },
})
