import { rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCertificate } from '@kakehashi/local/certificate'
import { repository } from '@kakehashi/local/processes'
import { callTroubles } from './alerts/calls.ts'
import { databaseTroubles } from './alerts/database.ts'
import { mountDisk } from './alerts/disk.ts'
import { fileTroubles } from './alerts/files.ts'
import { follow, type Followed } from './alerts/follow.ts'
import { mailTroubles } from './alerts/mails.ts'
import { startMonitoring } from './alerts/monitoring.ts'
import { startRelay, startScanner } from './alerts/parts.ts'
import { quietRunbooks } from './alerts/quiet.ts'
import { processTroubles } from './alerts/processes.ts'
import { backupTroubles, certificateTrouble, signInTrouble } from './alerts/regular.ts'
import type { Scene } from './alerts/scene.ts'
import { standbyTroubles } from './alerts/standbys.ts'
import { startArchivedDatabase } from './src/archived-database.ts'
import { createPeople } from './src/customers.ts'
import { startProxy } from './src/proxies.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'
import { startStandby } from './src/standby.ts'

/**
 * Fires every alert of `deploy/monitoring` by causing its reason, follows its runbook, and waits
 * until it has ended. Prometheus and Alertmanager run with the published files, in which a minute is
 * a second (alerts/scaled-rules.ts). Needs root, and Debian's packages postgresql-15, pgbackrest,
 * prometheus, prometheus-alertmanager, haproxy, clamav-daemon and faketime.
 *
 * Then it follows the runbooks that no alert names.
 *
 *   pnpm drill:alerts [--only 'QueueOld,MailWaits,Locked queues']
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')

const report = new Report()
// Every part ends with this process.
process.setMaxListeners(50)
const home = await mkdtemp(join(tmpdir(), 'kakehashi-alerts-'))
// PostgreSQL runs as another user, and its folders are below.
await chmod(home, 0o711)
const disk = await mountDisk(join(home, 'disk'), 2600)
// After the disk is unmounted.
process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))
try {
  const scene = await prepareScene()
  const monitoring = await startMonitoring(scene.office)
  const begunAt = Date.now()
  report.line('office, standby, Prometheus and Alertmanager are running')
  const followed: (Followed | undefined)[] = []
  const isWanted = ({ alert }: { alert: string }) => only?.includes(alert) ?? true
  const [noBackup, noRestore, oldBackup, oldRestore] = backupTroubles(scene)
  // These are there from the start.
  for (const trouble of [noBackup, noRestore, certificateTrouble(scene)]) {
    if (trouble && isWanted(trouble)) {
      followed.push(await follow(trouble, monitoring, report, begunAt))
    }
  }
  const others = [
    ...processTroubles(scene),
    ...callTroubles(scene),
    ...databaseTroubles(scene),
    ...standbyTroubles(scene),
    ...mailTroubles(scene),
    ...fileTroubles(scene),
    oldBackup,
    oldRestore,
    signInTrouble(scene),
  ]
  for (const trouble of others) {
    if (trouble && isWanted(trouble)) followed.push(await follow(trouble, monitoring, report))
  }
  printTable(followed)
  for (const { heading, follow: followQuietly } of quietRunbooks) {
    if (only && !only.includes(heading)) continue
    const done = await followQuietly(scene).catch((error: unknown) => ({ error }))
    report.expect(
      typeof done === 'string',
      `${heading}: ${typeof done === 'string' ? done : String(done.error)}`,
    )
  }
  report.end('Alerts and runbooks')
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  report.end('Alerts and runbooks')
}
process.exit()

async function prepareScene(): Promise<Scene> {
  const files = join(disk.place, 'files')
  const copy = join(home, 'copy-of-files')
  await Promise.all([mkdir(files), mkdir(copy)])
  const database = await startArchivedDatabase(join(home, 'databases'))
  const environment = { FILES_FOLDER: files, BACKUP_FOLDER: copy, DRAIN_SECONDS: '1' }
  const office = await startOffice({
    roots: [repository],
    environment,
    databaseServerUrl: database.url,
  })
  const people = await createPeople(office, 32)
  const standby = await startStandby(database)
  // For the metrics of replication, as docs/operations/monitoring.md says.
  await office.query('grant pg_read_all_stats to kakehashi_app')
  const expiring = join(home, 'expiring')
  await mkdir(expiring)
  const certificate = await createCertificate(expiring, 13)
  const proxy = await startProxy('haproxy', { ...office, certificate })
  const [relay, scanner] = await Promise.all([startRelay(office.certificate), startScanner()])
  Object.assign(office.settings, { SMTP_URL: relay.url(), CLAMD_URL: scanner.url })
  const [api] = office.apis
  const [worker] = office.workers
  if (!api || !worker) throw new Error('nothing runs')
  await Promise.all([api.restart(), worker.restart()])
  return { office, api, worker, database, standby, people, relay, scanner, disk, proxy }
}

function printTable(followed: readonly (Followed | undefined)[]): void {
  console.log('| Alert | Caused by | Fired after | Steps of the runbook | Ended after |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const each of followed) {
    if (!each) continue
    const { alert, cause, firedAfter, steps, resolvedAfter } = each
    const cells = [
      alert,
      cause,
      `${firedAfter.toFixed(0)} s`,
      steps,
      `${resolvedAfter.toFixed(0)} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
