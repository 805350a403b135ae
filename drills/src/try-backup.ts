import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '@kakehashi/local/processes'
import type { ArchivedDatabase } from './archived-database.ts'
import { asPostgres, giveToPostgres, writeSecret } from './debian-postgres.ts'
import type { RunningOffice } from './running-office.ts'

/**
 * `deploy/backup/restore-drill`, as kakehashi-restore-drill.service runs it: not as root, with a copy
 * of the configuration of pgBackRest. Returns what it printed.
 */
export async function tryBackup(
  office: RunningOffice,
  { folder, configurationFile }: ArchivedDatabase,
): Promise<string> {
  const home = await mkdtemp(join(folder, 'restore-drill-'))
  await giveToPostgres(home)
  const script = join(home, 'restore-drill')
  await copyFile(join(repository, 'deploy/backup/restore-drill'), script)
  const kakehashi = join(home, 'kakehashi')
  const command = `cd ${repository} && exec ${process.execPath} apps/api/src/cli.ts "$@"`
  await writeFile(kakehashi, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  const configuration = join(home, 'pgbackrest.conf')
  await writeSecret(configuration, await readFile(configurationFile, 'utf8'))
  try {
    const { stdout } = await asPostgres('/bin/sh', [script], {
      ...office.environment,
      STATE_DIRECTORY: home,
      KAKEHASHI: kakehashi,
      PGBACKREST_CONFIG: configuration,
    })
    return stdout
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
