import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@kakehashi/local/ports'
import { createRoles } from '@kakehashi/local/postgres-roles'
import { repository } from '@kakehashi/local/processes'
import pg from 'pg'

const run = promisify(execFile)
/** Debian's, which pgBackRest knows. */
const programs = '/usr/lib/postgresql/15/bin'
const deployFolder = join(repository, 'deploy/backup')

export type ArchivedDatabase = Awaited<ReturnType<typeof startArchivedDatabase>>

/** A PostgreSQL that archives its WAL with pgBackRest, by the files of `deploy/backup`. */
export async function startArchivedDatabase(folder: string) {
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
  await asPostgres(join(programs, 'initdb'), [...initialize, '--pwfile', passwordFile, '--no-sync'])
  const configuration = (server: PreparedServer) =>
    writePgbackrestFile(server, repositoryFolder, passphrase)
  const firstFile = await configuration(first)
  await startServer(first, firstFile)
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
    dataFolder: first.data,
    backUp: () => pgbackrest(firstFile, ['backup', '--type=full']),
    stop: () => stopServer(first),
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
      await startServer(server, file)
      await waitUntilWritable(urlOf(server))
      const seconds = (performance.now() - began) / 1000
      return { url: urlOf(server), data: server.data, seconds, stop: () => stopServer(server) }
    },
  }
}

interface PreparedServer {
  readonly data: string
  readonly home: string
  readonly port: number
}

async function prepareServer(folder: string, name: string): Promise<PreparedServer> {
  const home = join(folder, name)
  const data = join(home, 'data')
  await createFolder(home)
  await createFolder(data)
  return { home, data, port: await freePort() }
}

/** The folder of the repository instead of a bucket; everything else as in `deploy`. */
async function writePgbackrestFile(
  { home, data, port }: PreparedServer,
  repositoryFolder: string,
  passphrase: string,
): Promise<string> {
  const given = await readFile(join(deployFolder, 'pgbackrest.conf'), 'utf8')
  const text = given
    .split('\n')
    .filter((line) => !line.startsWith('repo1-s3'))
    .join('\n')
    .replace('repo1-type=s3', 'repo1-type=posix')
    .replace(/^repo1-path=.*$/m, `repo1-path=${repositoryFolder}`)
    .replace(/^repo1-cipher-pass=.*$/m, `repo1-cipher-pass=${passphrase}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}`)
    .replace(/^pg1-port=.*$/m, `pg1-port=${port}\npg1-socket-path=${home}`)
    .replace('[kakehashi]', `lock-path=${home}/lock\nspool-path=${home}/spool\n\n[kakehashi]`)
  const file = join(home, 'pgbackrest.conf')
  await writeSecret(file, text)
  return file
}

async function startServer({ data, home, port }: PreparedServer, file: string): Promise<void> {
  const given = await readFile(join(deployFolder, 'postgresql.conf'), 'utf8')
  const settings = given.replace('pgbackrest --stanza', `pgbackrest --config=${file} --stanza`)
  await writeFile(join(data, 'postgresql.auto.conf'), await withoutRepeats(data, settings))
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=200`
  const words = ['start', '-D', data, '-w', '-t', '300', '-l', join(home, 'log'), '-o', options]
  await asPostgres(join(programs, 'pg_ctl'), words)
}

/** pgBackRest writes its own settings for a restore into this file. */
async function withoutRepeats(data: string, settings: string): Promise<string> {
  const there = await readFile(join(data, 'postgresql.auto.conf'), 'utf8')
  return there.includes('restore_command') ? there : settings
}

/** It reads before it has reached the moment, and writes from then on. */
async function waitUntilWritable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ isRead: boolean }>(
        'select pg_is_in_recovery() as "isRead"',
      )
      if (rows[0]?.isRead === false) return
      await setTimeout(50)
    }
  } finally {
    await client.end()
  }
}

async function stopServer({ data }: PreparedServer): Promise<void> {
  await asPostgres(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'])
}

async function createFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  await run('chown', ['postgres:postgres', path])
}

async function writeSecret(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 })
  await run('chown', ['postgres:postgres', path])
}

function asPostgres(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', program, ...words]
  return run('setpriv', user, { cwd: '/', env: { ...process.env, ...env }, maxBuffer: 16_000_000 })
}
