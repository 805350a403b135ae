import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@kakehashi/local/ports'
import pg from 'pg'

const run = promisify(execFile)
/** Debian's, which pgBackRest knows. */
const programs = '/usr/lib/postgresql/15/bin'
const asUser = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--']

/** A folder and a port for a server of Debian's PostgreSQL. */
export interface PreparedServer {
  readonly data: string
  readonly home: string
  readonly port: number
}

export async function prepareServer(folder: string, name: string): Promise<PreparedServer> {
  const home = join(folder, name)
  const data = join(home, 'data')
  await createFolder(home)
  await createFolder(data)
  return { home, data, port: await freePort() }
}

/** The data folders of servers that run, which do not end with this process by themselves. */
const running = new Set<string>()
process.once('exit', () => {
  for (const data of running) {
    const words = ['stop', '-D', data, '-m', 'immediate', '-w']
    spawnSync('setpriv', [...asUser, join(programs, 'pg_ctl'), ...words], { cwd: '/' })
  }
})

/** Without warning. */
export function killServer({ data }: PreparedServer): void {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

export async function startServer({ data, home, port }: PreparedServer): Promise<void> {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=200`
  const words = ['start', '-D', data, '-w', '-t', '300', '-l', join(home, 'log'), '-o', options]
  running.add(data)
  await runServerProgram('pg_ctl', words)
}

export async function stopServer({ data }: PreparedServer): Promise<void> {
  await runServerProgram('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
  running.delete(data)
}

/** It reads before it has reached the moment, and writes from then on. */
export async function waitUntilWritable(url: string): Promise<void> {
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

export async function createFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  await giveToPostgres(path)
}

export async function writeSecret(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 })
  await giveToPostgres(path)
}

export async function giveToPostgres(path: string): Promise<void> {
  await run('chown', ['postgres:postgres', path])
}

/** For instance pg_ctl or pg_basebackup. */
export function runServerProgram(
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  return asPostgres(join(programs, name), words, env)
}

export function asPostgres(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return run('setpriv', [...asUser, program, ...words], {
    cwd: '/',
    env: { ...process.env, ...env },
    maxBuffer: 16_000_000,
  })
}
