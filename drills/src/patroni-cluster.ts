import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createCertificate } from '@kakehashi/local/certificate'
import { freePort } from '@kakehashi/local/ports'
import { nobody } from '@kakehashi/local/postgres-binaries'
import { createRoles } from '@kakehashi/local/postgres-roles'
import { writeMachineFiles } from './cluster-files.ts'
import { ClusterMachine } from './cluster-machine.ts'
import { createClusterNetwork } from './cluster-network.ts'
import { startDatabaseProxy } from './cluster-proxy.ts'
import {
  changeSettings,
  findEtcdLeader,
  findMissing,
  findPrimary,
  switchOver,
} from './cluster-state.ts'

const programs = [
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
]
const machineNames = ['db1', 'db2', 'db3']
/** On a busy machine; a standby may have to be copied anew. */
const longestRepair = 180_000

export type PatroniCluster = Awaited<ReturnType<typeof startCluster>>

/** Three machines with the published configuration, and HAProxy in front of their primary. */
export async function startCluster() {
  const missing = programs.filter((program) => !existsSync(program))
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} missing: apt-get install --no-install-recommends ` +
        'postgresql-15 patroni python3-etcd etcd-server haproxy iproute2',
    )
  }
  const home = await mkdtemp(join(tmpdir(), 'kakehashi-cluster-'))
  // PostgreSQL runs as another user, and its folders are below.
  await chmod(home, 0o711)
  const logs = join(home, 'logs')
  await mkdir(logs)
  const network = createClusterNetwork()
  const identity = process.getuid?.() === 0 ? nobody : undefined
  const port = await freePort()
  const shared = {
    machineNames,
    addresses: network.addresses,
    officeNetwork: network.officeNetwork,
    password: randomBytes(24).toString('hex'),
    databaseListen: `127.0.0.1:${port}`,
    certificate: await createCertificate(home),
    identity,
  }
  const machines: ClusterMachine[] = []
  for (const [index, name] of machineNames.entries()) {
    const folder = join(home, name)
    const dataFolder = await writeMachineFiles(name, { ...shared, folder })
    const address = network.addresses[index] ?? ''
    const place = { name, address, number: index + 1, network, identity }
    machines.push(new ClusterMachine({ ...place, folder, dataFolder, logs }))
  }
  // TLS goes through HAProxy, so the certificate is PostgreSQL's.
  const secured = `sslmode=verify-full&sslrootcert=${shared.certificate.certificateFile}`
  const url = `postgres://postgres:${shared.password}@localhost:${port}/postgres?${secured}`

  const proxy = await startDatabaseProxy(join(home, 'db1'), logs)
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
  process.once('exit', (code) => {
    proxy.kill('SIGKILL')
    for (const machine of machines) machine.killAll()
    network.remove()
    if (code === 1) console.log(`The logs of the cluster are in ${logs}`)
    else rmSync(home, { recursive: true, force: true, maxRetries: 20 })
  })
  for (const machine of machines) machine.startEtcd()
  for (const machine of machines) machine.startPatroni()
  const waitUntilWhole = async () => {
    let reason: string | undefined
    for (const deadline = Date.now() + longestRepair; Date.now() < deadline;) {
      reason = await findMissing(machines, url)
      if (reason === undefined) return
      await setTimeout(500)
    }
    throw new Error(`The cluster is not whole: ${reason}`)
  }
  await waitUntilWhole()
  await createRoles(url)
  return {
    /** As a superuser, by way of HAProxy: always of the primary. */
    url,
    /** Otherwise a machine that is cut off is stopped and continued instead. */
    hasCables: network.setCable !== undefined,
    findPrimary: () => findPrimary(machines),
    findEtcdLeader: () => findEtcdLeader(machines),
    switchOver: (primary: ClusterMachine) => switchOver(primary, shared.password),
    changeSettings: (primary: ClusterMachine, settings: Readonly<Record<string, unknown>>) =>
      changeSettings(primary, shared.password, settings),
    /** Until all three machines run again, and any of them could be lost. */
    waitUntilWhole,
  }
}
