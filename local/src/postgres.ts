import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './ports.ts'
import { type Runner, findPostgres } from './postgres-binaries.ts'
import { createRoles } from './postgres-roles.ts'

const run = promisify(execFile)

export interface LocalPostgres {
  /** As a superuser; the URLs of an office are made by `createOfficeDatabase`. */
  readonly url: string
  /** `immediate` ends it as a power failure does, so that it recovers at its next start. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  /** Kills its main process. The others notice it and end. */
  kill(): Promise<void>
  hasEnded(): boolean
}

/**
 * Starts a local PostgreSQL. With a folder, its data is kept there. Without one, the server is
 * temporary: fsync is off for speed, and its data is removed when it stops.
 */
export async function startPostgres(
  options: { folder?: string; port?: number } = {},
): Promise<LocalPostgres> {
  const runner = await findPostgres()
  const isTemporary = options.folder === undefined
  const home = options.folder ?? (await mkdtemp(join(tmpdir(), 'kakehashi-db-')))
  const data = join(home, 'data')
  const password = await prepare(runner, home, data, isTemporary)
  const port = options.port ?? (await freePort())

  const server = spawn(join(runner.bin, 'postgres'), serverArguments(data, port, isTemporary), {
    ...runner.identity,
    cwd: '/',
    // In its own process group, so that Ctrl-C does not stop it before the processes that use it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const killAtExit = () => server.kill('SIGQUIT')
  process.once('exit', killAtExit)

  await waitUntilReady(server, url).catch((error: unknown) => {
    process.off('exit', killAtExit)
    throw error
  })
  await createRoles(url)
  return {
    url,
    async stop(mode = 'fast') {
      process.off('exit', killAtExit)
      await stopped(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      if (isTemporary) await rm(home, { recursive: true, force: true })
    },
    async kill() {
      process.off('exit', killAtExit)
      await stopped(server, 'SIGKILL')
    },
    hasEnded: () => hasEnded(server),
  }
}

async function prepare(
  runner: Runner,
  home: string,
  data: string,
  isTemporary: boolean,
): Promise<string> {
  const passwordFile = join(home, 'password')
  if (existsSync(join(data, 'PG_VERSION'))) return readFile(passwordFile, 'utf8')

  const password = randomBytes(24).toString('base64url')
  await mkdir(home, { recursive: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await mkdir(data, { recursive: true, mode: 0o700 })
  if (runner.identity) {
    await chmod(home, 0o711)
    for (const path of [data, passwordFile]) {
      await chown(path, runner.identity.uid, runner.identity.gid)
    }
  }
  const setUp = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile]
  // A test opens dozens of connections; the usual 4,096 rounds cost more than most of their queries.
  const rounds = isTemporary ? ['-c', 'scram_iterations=1'] : []
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  await run(
    join(runner.bin, 'initdb'),
    [...setUp, ...rounds, ...locale, '--locale=C', '--no-sync'],
    {
      ...runner.identity,
      cwd: '/',
    },
  )
  return password
}

function serverArguments(data: string, port: number, isTemporary: boolean): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    timezone: 'UTC',
    ...(isTemporary && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let errorOutput = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-2000)
  })
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL did not start:\n${errorOutput}`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stopped(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exited
}
