import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BareClient, startBareClient } from './src/bare-client.ts'
import { type Call, type CallLog, isSuccess, summarize } from './src/call-log.ts'
import { runDrill, type Scene } from './src/drill.ts'
import { causeFault, type FaultName, readFaultNames } from './src/cluster-faults.ts'
import { inSeconds, type Interruption, reportInterruptions } from './src/interruptions.ts'
import { startCluster } from './src/patroni-cluster.ts'
import type { Report } from './src/report.ts'
import { waitFor } from './src/wait-for.ts'

/**
 * Takes machines of a cluster of three away while people use the office. API and worker have to
 * follow to the new primary by themselves, and nothing that was acknowledged is lost. The kinds of
 * faults are in src/cluster-faults.ts. Needs Debian's packages patroni, etcd-server, postgresql-15, haproxy.
 *
 *   pnpm drill:failover [--times 20] [--kinds primary,etcd,network] [--between 5] [--customers 40]
 *   pnpm drill:failover --times 6 --kinds split,switchover
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    kinds: { type: 'string', default: 'primary,etcd,network' },
    between: { type: 'string', default: '5' },
    customers: { type: 'string', default: '40' },
  },
})
const kinds = readFaultNames(values.kinds)
const between = Number(values.between) * 1000
/** Ten seconds until the lock of the old primary ends; the rest is for a busy machine. */
const longestInterruption = 30_000
/** Calls that were sent to a machine that is cut off wait until HAProxy has noticed it. */
const longestWait = 20_000
/** After the first write: the pools of all processes have to notice too. */
const longestRecovery = 10_000
const writes = new Set(['write message', 'order', 'upload', 'register'])

/** From the fault until the machine is back and the cluster whole. */
interface Outage {
  readonly from: number
  readonly until: number
}
const outages: Outage[] = []
const interruptions: Interruption[] = []

const cluster = await startCluster()
const bareClient = await startBareClient(cluster.url)
await runDrill({
  name: 'Failovers of the database',
  customers: Number(values.customers),
  databaseServerUrl: cluster.url,
  async prepare(_, report) {
    const means = cluster.hasCables
      ? 'in namespaces, with cables'
      : 'on loopback addresses; one that is cut off is stopped instead'
    report.line(`three machines with etcd, Patroni and PostgreSQL are running ${means}`)
  },
  async disturb(scene) {
    await setTimeout(between)
    for (let index = 0; index < Number(values.times); index += 1) {
      const kind = kinds[index % kinds.length]
      if (kind) await haveFault(scene, bareClient, kind)
      await setTimeout(between)
    }
    await bareClient.stop()
    await bareClient.verify(scene.report)
    reportInterruptions(interruptions, scene.report)
  },
  judgeCalls,
  // Another worker takes over the jobs of a pool that was lost within three minutes.
  mails: { seconds: 240, allowsSameMailTwice: true },
})

async function haveFault({ office, load, report }: Scene, bare: BareClient, kind: FaultName) {
  const fault = await causeFault(cluster, kind)
  const { begunAt, completeAt } = fault
  const write = await waitFor(() =>
    load.log.calls.find(
      ({ name, startedAt, outcome }) =>
        startedAt > completeAt && writes.has(name) && isSuccess(outcome),
    ),
  )
  const row = await waitFor(() => bare.acknowledged.find(({ startedAt }) => startedAt > completeAt))
  // One that was being sent may arrive earlier.
  const mail = await waitFor(() => office.mails.find(({ at }) => at > (write?.endedAt ?? Infinity)))
  const primary = await cluster.findPrimary()
  fault.end()
  await cluster.waitUntilWhole()
  const after = (at = Infinity) => at - begunAt
  const interruption = { kind, office: after(write?.endedAt), bareClient: after(row?.endedAt) }
  interruptions.push(interruption)
  outages.push({ from: begunAt, until: Date.now() })
  report.expect(
    interruption.office < longestInterruption && mail !== undefined,
    `${fault.text}, then ${primary?.name} is primary: first write of the office after ` +
      `${inSeconds(interruption.office)}, of a bare client after ` +
      `${inSeconds(interruption.bareClient)}, first mail after ${inSeconds(after(mail?.at))}`,
  )
}

function judgeCalls(log: CallLog, report: Report): void {
  const isDuring = ({ startedAt, endedAt }: Call) =>
    outages.some(({ from, until }) => startedAt <= until + longestRecovery && endedAt >= from)
  const failures = log.failures()
  const during = failures.filter(isDuring)
  const refused = during.filter(({ outcome }) => outcome === 503)
  const wrong = failures.filter((call) => !refused.includes(call))
  report.expect(
    wrong.length === 0,
    `${log.calls.length} calls: ${refused.length} answered 503 around ${outages.length} faults, ` +
      `${wrong.length} failed in another way or at other times`,
  )
  report.details(summarize(wrong))
  const longest = Math.max(0, ...during.map(({ startedAt, endedAt }) => endedAt - startedAt))
  report.expect(longest <= longestWait, `the slowest of these 503 came after ${inSeconds(longest)}`)
}
