import { mkdir, rename } from 'node:fs/promises'
import { register } from '@kakehashi/contract/accounts/users'
import type { FindingCode } from '@kakehashi/domain/system/system-check'
import type { PublicPart, PublicState } from '@kakehashi/domain/system/public-status'
import { createCertificate } from '@kakehashi/local/certificate'
import { renewCertificate } from '../alerts/parts.ts'
import type { Scene } from '../alerts/scene.ts'
import { until } from '../alerts/scene.ts'
import { newRegistration, newVisitor } from '../src/customers.ts'
import { killServer } from '../src/debian-postgres.ts'
import { tryBackup } from '../src/try-backup.ts'

/** One part of the office that does not work, and what its people read about it. */
export interface Breakage {
  readonly cause: string
  begin(): Promise<unknown>
  /** What owners read. */
  readonly findings: readonly FindingCode[]
  /** What visitors read: nothing is unusual for the parts that are not named. */
  readonly visitors: Readonly<Partial<Record<PublicPart, PublicState>>>
  mend(): Promise<unknown>
}

/** The folder is the one of SCANNER_FOLDER. */
export function breakagesOf(scene: Scene, scannerFolder: string): Breakage[] {
  const { office, database, relay, scanner, disk, worker } = scene
  const registerSomebody = () =>
    newVisitor(scene.api.address).call(register, { body: newRegistration() })
  const recordGood = (task: string) => office.command(['record-run', task])
  return [
    {
      cause: 'a new office: no backup, none restored, a certificate for 13 more days',
      begin: async () => {},
      findings: ['backup-missing', 'drill-missing', 'certificate-expiring'],
      visitors: {},
      mend: () => setUpTheRest(scene),
    },
    {
      cause: 'the mail server is away',
      begin: () => relay.stop(),
      findings: ['mail-unreachable'],
      visitors: { mail: 'delayed' },
      mend: () => relay.start(),
    },
    {
      cause: 'the mail server refuses every mail',
      async begin() {
        relay.refuseNext(1000)
        await registerSomebody()
      },
      findings: ['mail-refused'],
      visitors: { mail: 'delayed' },
      async mend() {
        relay.acceptAll()
        await office.command(['retry-mail'])
      },
    },
    {
      cause: 'the virus scanner is away',
      begin: () => scanner.stop(),
      findings: ['scanner-unreachable'],
      visitors: {},
      mend: () => scanner.start(),
    },
    {
      cause: 'the folder of the scanner is gone',
      begin: () => rename(scannerFolder, `${scannerFolder}-elsewhere`),
      findings: ['folder-unreadable'],
      visitors: {},
      mend: () => rename(`${scannerFolder}-elsewhere`, scannerFolder),
    },
    {
      cause: 'the disk of the documents has 255 of 2,600 MB left',
      begin: () => disk.fillUpTo(255),
      findings: ['disk-nearly-full'],
      visitors: {},
      mend: () => disk.empty(),
    },
    {
      cause: 'the disk of the documents is full',
      begin: () => disk.fillUpTo(0),
      findings: ['files-unreachable', 'disk-nearly-full'],
      visitors: { documents: 'down' },
      mend: () => disk.empty(),
    },
    {
      cause: 'the disk of the documents can only be read',
      begin: () => disk.makeReadOnly(),
      findings: ['files-unreachable'],
      visitors: { documents: 'down' },
      mend: () => disk.makeWritable(),
    },
    {
      cause: 'the worker was killed',
      begin: () => worker.kill(),
      findings: ['jobs-stopped', 'mail-stopped'],
      visitors: { mail: 'delayed' },
      mend: () => worker.startAgain(),
    },
    {
      cause: 'the backup has failed',
      begin: () => office.command(['record-run', 'backup', 'no space left']),
      findings: ['backup-failed'],
      visitors: {},
      mend: () => recordGood('backup'),
    },
    {
      cause: 'the restore drill has failed',
      begin: () => office.command(['record-run', 'restore-drill', 'step: verify']),
      findings: ['drill-failed'],
      visitors: {},
      mend: () => recordGood('restore-drill'),
    },
    {
      cause: 'PostgreSQL was killed',
      begin: async () => killServer(database.server),
      findings: ['database-away'],
      visitors: { orders: 'down', documents: 'down', mail: 'delayed' },
      mend: () => until('PostgreSQL starts', () => database.start().then(() => true)),
    },
  ]
}

/** What an operator does after the installation. */
async function setUpTheRest(scene: Scene): Promise<void> {
  const { office, database, api, worker, proxy } = scene
  await database.backUp()
  await office.command(['copy-files'])
  await office.command(['record-run', 'backup'])
  await tryBackup(office, database)
  const folder = `${office.home}/renewed`
  await mkdir(folder)
  await renewCertificate(proxy, await createCertificate(folder))
  // The certificate is read at the start and once an hour.
  await worker.restart()
  await api.restart()
}
