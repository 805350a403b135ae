import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callTroubles } from './alerts/calls.ts'
import { databaseTroubles } from './alerts/database.ts'
import { mountDisk } from './alerts/disk.ts'
import { fileTroubles } from './alerts/files.ts'
import { follow, type Followed } from './alerts/follow.ts'
import { mailTroubles } from './alerts/mails.ts'
import { startMonitoring } from './alerts/monitoring.ts'
import { quietRunbooks } from './alerts/quiet.ts'
import { prepareScene } from './alerts/prepare-scene.ts'
import { processTroubles } from './alerts/processes.ts'
import { backupTroubles, certificateTrouble, signInTrouble } from './alerts/regular.ts'
import { standbyTroubles } from './alerts/standbys.ts'
import { Report } from './src/report.ts'

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
  const scene = await prepareScene(home, disk)
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
