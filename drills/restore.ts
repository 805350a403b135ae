import { rmSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sendDocument } from '@kakehashi/api/test/support/sample-pdf'
import { repository } from '@kakehashi/local/processes'
import { startArchivedDatabase } from './src/archived-database.ts'
import { startBackupBucket } from './src/backup-bucket.ts'
import { createPeople } from './src/customers.ts'
import { erasePeople } from './src/erased-people.ts'
import { startLoad } from './src/load.ts'
import { type Moment, noteMoment, RestoredOffice } from './src/restored-office.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'
import { reportTrials } from './src/trial-of-backup.ts'

/**
 * Backs up an office that people use, loses it, and restores it to random moments on another
 * machine: everything from before the moment is there, nobody who was erased returns, and no mail is
 * sent twice. Before, deploy/backup/restore-drill tries the backup while the office runs.
 *
 *   pnpm drill:restore [--times 10] [--minutes 3] [--customers 20] [--repository folder|s3]
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '3' },
    customers: { type: 'string', default: '20' },
    repository: { type: 'string', default: 'folder' },
  },
})
const times = Number(values.times)
const seconds = Number(values.minutes) * 60

const report = new Report()
// Every part ends with this process.
process.setMaxListeners(50)
const home = await mkdtemp(join(tmpdir(), 'kakehashi-restore-'))
// PostgreSQL runs as another user, and its folders are below.
await chmod(home, 0o711)
process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))
try {
  const bucket =
    values.repository === 's3' ? await startBackupBucket(join(home, 'bucket')) : undefined
  const database = await startArchivedDatabase(join(home, 'databases'), bucket)
  const copy = join(home, 'copy-of-files')
  await mkdir(copy)
  const office = await startOffice({
    roots: [repository],
    environment: { BACKUP_FOLDER: copy },
    databaseServerUrl: database.url,
  })
  const people = await createPeople(office, Number(values.customers))
  // Keys of files cannot be verified without one.
  if (people.customers[0]) await sendDocument(people.customers[0].browser)
  await database.backUp()
  report.line('the database is backed up, people begin to use the office')
  const load = startLoad({ people, addresses: office.apis.map(({ address }) => address) })
  const moments: Moment[] = []
  const pauses = randomPauses(times, seconds)
  const erasing = erasePeople(office, seconds)
  for (const pause of pauses) {
    await setTimeout(pause * 1000)
    moments.push(await noteMoment(load.writes))
  }
  const erased = await erasing
  await load.stop()
  await office.query(`select graphile_worker.add_job('seal-events')`)
  await setTimeout(5000)
  await office.query('select pg_switch_wal()')
  await database.pgbackrest('backup', '--type=incr')
  await office.command(['copy-files'])
  await setTimeout(5000)
  report.line(
    `${load.writes.messages.size} messages, ${load.writes.orders.size} orders, ` +
      `${load.writes.files.length} files, ${erased.length} erased people, ${office.mails.length} mails`,
  )
  await reportTrials(office, database, copy, report)
  await Promise.all([...office.apis, ...office.workers].map((one) => one.kill()))
  await database.stop()

  for (const [index, moment] of moments.entries()) {
    const name = `restored-${index + 1}`
    const files = join(home, `${name}-files`)
    await cp(copy, files, { recursive: true })
    const restored = new RestoredOffice({ database, office, name, files, report })
    await restored.verify(moment, load.writes, erased)
  }
  report.end('Restore to random moments')
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  report.end('Restore to random moments')
}
process.exit()

/** Seconds between the moments, which together take as long as the load. */
function randomPauses(count: number, total: number): number[] {
  const cuts = Array.from({ length: count }, () => Math.random() * total).toSorted((a, b) => a - b)
  return cuts.map((cut, index) => cut - (cuts[index - 1] ?? 0))
}
