import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { createCertificate } from '@kakehashi/local/certificate'
import { repository } from '@kakehashi/local/processes'
import { newVisitor } from '../src/customers.ts'
import { tryBackup } from '../src/try-backup.ts'
import { renewCertificate } from './parts.ts'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, type Scene, step, type Trouble } from './scene.ts'

const run = promisify(execFile)

/** Alerts about backups. The first of each is there as soon as the office starts. */
export function backupTroubles({ office, database }: Scene): Trouble[] {
  const backUp = [
    step('was one made? `pgbackrest info`', async () => {
      demandInRunbook('There is no new backup', 'pgbackrest info')
      await database.pgbackrest('info')
    }),
    step('back up now: database, `copy-files`, `record-run backup`', async () => {
      demandInRunbook('There is no new backup', '`systemctl start kakehashi-backup-database`')
      await database.backUp()
      await office.command(['copy-files'])
      await office.command(['record-run', 'backup'])
    }),
  ]
  const restore = [
    step('deploy/backup/restore-drill', async () => {
      demandInRunbook('No backup was tried', '`systemctl start kakehashi-restore-drill`')
      await tryBackup(office, database)
    }),
  ]
  return [
    {
      alert: 'BackupOld',
      cause: 'no backup was ever made',
      begin: async () => {},
      steps: backUp,
    },
    {
      alert: 'RestoreDrillOld',
      cause: 'no backup was ever restored',
      begin: async () => {},
      steps: restore,
    },
    {
      alert: 'BackupOld',
      cause: 'the newest backup is 27 hours old',
      begin: () => recordEarlier(office, '27 hours ago', 'backup'),
      steps: backUp,
    },
    {
      alert: 'RestoreDrillOld',
      cause: 'the newest restore is 9 days old',
      begin: () => recordEarlier(office, '9 days ago', 'restore-drill'),
      steps: restore,
    },
  ]
}

/** `kakehashi record-run` with another clock. */
async function recordEarlier({ environment }: Scene['office'], when: string, task: string) {
  const words = [when, process.execPath, 'apps/api/src/cli.ts', 'record-run', task]
  await run('faketime', words, { cwd: repository, env: environment })
}

/** The certificate is read when a process starts and once an hour. */
export function certificateTrouble({ office, proxy, api, worker }: Scene): Trouble {
  return {
    alert: 'CertificateExpires',
    cause: 'HAProxy serves a certificate for 13 more days',
    begin: async () => {},
    steps: [
      step('renew it, join chain and key, reload HAProxy', async () => {
        demandInRunbook(
          'The certificate has expired',
          '`haproxy.pem`',
          '`systemctl reload haproxy`',
        )
        const folder = join(office.home, 'renewed')
        await mkdir(folder)
        await renewCertificate(proxy, await createCertificate(folder))
      }),
      step('restart the processes instead of waiting for an hour', async () => {
        demandInRunbook('The certificate has expired', 'within an hour')
        await worker.restart()
        await api.restart()
      }),
    ],
  }
}

export function signInTrouble({ office, api, people }: Scene): Trouble {
  const attack = new AbortController()
  const guess = async () => {
    while (!attack.signal.aborted) {
      const victim = people.customers[Math.floor(Math.random() * people.customers.length)]
      const body = { email: victim?.email ?? '', password: 'a guess that is wrong' }
      await newVisitor(api.address).call(signIn, { body })
    }
  }
  return {
    alert: 'ManyFailedSignIns',
    cause: 'somebody guesses passwords of many accounts',
    async begin() {
      for (let index = 0; index < 4; index += 1) void guess()
    },
    steps: [
      step('the query shows many accounts', async () => {
        const query = runbookQuery('Many sign-ins fail')
        const rows = await office.query<{ accounts: string }>(query)
        demand(rows.length > 0, 'failed sign-ins are counted')
      }),
      step('block the attacker', async () => attack.abort()),
    ],
  }
}
