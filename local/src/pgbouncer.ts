import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForPort } from './ports.ts'
import { nobody } from './postgres-binaries.ts'

const program = '/usr/sbin/pgbouncer'
export const isPgBouncerInstalled = existsSync(program)

/** A pooler in front of a database that hands out its connections by transaction. */
export async function startPgBouncer(databaseUrl: string, connections: number) {
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl)
  const home = await mkdtemp(join(tmpdir(), 'kakehashi-pgbouncer-'))
  const port = await freePort()
  const users = join(home, 'users.txt')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = trust
auth_file = ${users}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
query_timeout = 30
idle_transaction_timeout = 30
`,
  )
  await chmod(home, 0o755)
  const identity = process.getuid?.() === 0 ? nobody : undefined
  const bouncer = spawn(program, [join(home, 'pgbouncer.ini')], { ...identity, stdio: 'ignore' })
  const killAtExit = () => bouncer.kill('SIGKILL')
  process.once('exit', killAtExit)
  await waitForPort(port, () => bouncer.exitCode !== null)
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop() {
      process.off('exit', killAtExit)
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
