import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCertificate } from '@kakehashi/local/certificate'
import { repository } from '@kakehashi/local/processes'
import { startArchivedDatabase } from '../src/archived-database.ts'
import { createPeople } from '../src/customers.ts'
import { startProxy } from '../src/proxies.ts'
import { startOffice } from '../src/running-office.ts'
import { startStandby } from '../src/standby.ts'
import type { Disk } from './disk.ts'
import { startRelay, startScanner } from './parts.ts'
import type { Scene } from './scene.ts'

interface SceneOptions {
  readonly customers?: number
  /** Added to the environment of every process. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The certificate of its proxy expires in 13 days, and nobody has made a backup. */
export async function prepareScene(
  home: string,
  disk: Disk,
  { customers = 32, environment: extra = {} }: SceneOptions = {},
): Promise<Scene> {
  const files = join(disk.place, 'files')
  const copy = join(home, 'copy-of-files')
  await Promise.all([mkdir(files), mkdir(copy)])
  const database = await startArchivedDatabase(join(home, 'databases'))
  const environment = { FILES_FOLDER: files, BACKUP_FOLDER: copy, DRAIN_SECONDS: '1', ...extra }
  const office = await startOffice({
    roots: [repository],
    environment,
    databaseServerUrl: database.url,
  })
  const people = await createPeople(office, customers)
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
