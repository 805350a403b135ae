import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRoles } from '@kakehashi/local/postgres-roles'
import { repository } from '@kakehashi/local/processes'
import { type BackupBucket, withBucket } from './backup-bucket.ts'
import {
  asPostgres,
  createFolder,
  prepareServer,
  type PreparedServer,
  runServerProgram,
  startServer,
  stopServer,
  waitUntilWritable,
  writeSecret,
} from './debian-postgres.ts'

const deployFolder = join(repository, 'deploy/backup')

export type ArchivedDatabase = Awaited<ReturnType<typeof startArchivedDatabase>>

/** A PostgreSQL that archives its WAL with pgBackRest, by the files of `deploy/backup`. */
export async function startArchivedDatabase(folder: string, bucket?: BackupBucket) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  const password = randomBytes(24).toString('base64url')
  const passphrase = randomBytes(36).toString('base64url')
  const repositoryFolder = join(folder, 'repository')
  const first = await prepareServer(folder, 'first')
  const passwordFile = join(folder, 'password')
  await writeSecret(passwordFile, password)
  await createFolder(repositoryFolder)
  const initialize = ['-D', first.data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8']
  await runServerProgram('initdb', [...initialize, '--pwfile', passwordFile, '--no-sync'])
  const configuration = (server: PreparedServer) =>
    writePgbackrestFile(server, passphrase, (text) =>
      bucket ? withBucket(text, bucket) : withFolder(text, repositoryFolder),
    )
  const firstFile = await configuration(first)
  await writeArchiveSettings(first, firstFile)
  await startServer(first)
  const urlOf = ({ port }: PreparedServer) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const pgbackrest = (file: string, words: readonly string[]) =>
    asPostgres('pgbackrest', [`--config=${file}`, '--stanza=kakehashi', ...words], {
      PGPASSWORD: password,
    })
  await createRoles(urlOf(first))
  await pgbackrest(firstFile, ['stanza-create'])

  return {
    url: urlOf(first),
    password,
    folder,
    server: first,
    /** As on the machine of the database: `pgbackrest --stanza=kakehashi`. */
    pgbackrest: (...words: string[]) => pgbackrest(firstFile, words),
    configurationFile: firstFile,
    backUp: () => pgbackrest(firstFile, ['backup', '--type=full']),
    stop: () => stopServer(first),
    start: () => startServer(first),
    /** On another machine: another folder and port, with nothing but the repository. */
    async restore(name: string, target: Date) {
      const server = await prepareServer(folder, name)
      const file = await configuration(server)
      const began = performance.now()
      await pgbackrest(file, [
        'restore',
        '--type=time',
        `--target=${target.toISOString().replace('T', ' ').replace('Z', '+00')}`,
        '--target-action=promote',
        '--archive-mode=off',
      ])
      await startServer(server)
      await waitUntilWritable(urlOf(server))
      const seconds = (performance.now() - began) / 1000
      return { url: urlOf(server), data: server.data, seconds, stop: () => stopServer(server) }
    },
  }
}

/** As in `deploy`, with a repository of the drill. */
async function writePgbackrestFile(
  { home, data, port }: PreparedServer,
  passphrase: string,
  withRepository: (text: string) => string,
): Promise<string> {
  const given = await readFile(join(deployFolder, 'pgbackrest.conf'), 'utf8')
  const text = withRepository(given)
    .replace(/^repo1-cipher-pass=.*$/m, `repo1-cipher-pass=${passphrase}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}`)
    .replace(/^pg1-port=.*$/m, `pg1-port=${port}\npg1-socket-path=${home}`)
    .replace('[kakehashi]', `lock-path=${home}/lock\nspool-path=${home}/spool\n\n[kakehashi]`)
  const file = join(home, 'pgbackrest.conf')
  await writeSecret(file, text)
  return file
}

function withFolder(text: string, folder: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('repo1-s3'))
    .join('\n')
    .replace('repo1-type=s3', 'repo1-type=posix')
    .replace(/^repo1-path=.*$/m, `repo1-path=${folder}`)
}

async function writeArchiveSettings({ data }: PreparedServer, file: string): Promise<void> {
  const given = await readFile(join(deployFolder, 'postgresql.conf'), 'utf8')
  const settings = given.replace('pgbackrest --stanza', `pgbackrest --config=${file} --stanza`)
  await writeFile(join(data, 'postgresql.auto.conf'), settings)
}
