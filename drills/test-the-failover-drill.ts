import { setTimeout } from 'node:timers/promises'
import { startBareClient } from './src/bare-client.ts'
import { causeFault } from './src/cluster-faults.ts'
import { startCluster } from './src/patroni-cluster.ts'
import { Report } from './src/report.ts'
import { waitFor } from './src/wait-for.ts'

/**
 * Tests that the drill of failovers can fail: without synchronous replication a primary that is cut
 * off from the other machines acknowledges rows until it stops, and they are lost.
 */
const report = new Report()
const cluster = await startCluster()
const primary = await cluster.findPrimary()
if (!primary) throw new Error('the cluster has no primary')
await cluster.changeSettings(primary, { synchronous_mode: false, synchronous_mode_strict: false })
// Two rounds of Patroni, each of two seconds.
await setTimeout(5_000)
const bareClient = await startBareClient(cluster.url)
await setTimeout(1_000)

const fault = await causeFault(cluster, 'split')
report.line(fault.text)
await setTimeout(10_000)
const { acknowledged } = bareClient
const isTakenOver = async () => {
  const now = await cluster.findPrimary()
  return now !== undefined && now !== primary
}
while (!(await isTakenOver())) await setTimeout(200)
const since = Date.now()
await waitFor(() => acknowledged.find(({ startedAt }) => startedAt > since))
fault.end()
await bareClient.stop()

const planted = new Report()
await bareClient.verify(planted)
report.expect(planted.failed.length === 1, 'noticed: rows that were acknowledged are lost')
report.end('Test of the drill of failovers')
process.exit()
