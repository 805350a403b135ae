import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForPort } from './ports.ts'
import { nobody } from './postgres-binaries.ts'

export interface LocalClamd {
  /** For CLAMD_URL. */
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const locations = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

/** The path of clamd on this machine. Development works without it. */
export function findClamd(): string | undefined {
  return locations.find((location) => existsSync(location))
}

/**
 * Only the signature of the EICAR test file, at any position. Production downloads the real
 * signatures; development and tests do not need them.
 */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const signatures = `Kakehashi.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`

/** Starts a separate clamd on its own port and removes its files when it stops. */
export async function startClamd(options: { port?: number } = {}): Promise<LocalClamd> {
  const program = findClamd()
  if (!program) throw new Error('clamd is not installed: apt-get install clamav-daemon')
  const home = await mkdtemp(join(tmpdir(), 'kakehashi-clamd-'))
  const port = options.port ?? (await freePort())
  const identity = process.getuid?.() === 0 ? nobody : undefined
  await writeFile(join(home, 'test.ndb'), signatures)
  await writeFile(join(home, 'clamd.conf'), settings(home, port))
  if (identity) await chown(home, identity.uid, identity.gid)
  await chmod(home, 0o755)

  const daemon = spawn(program, ['--config-file', join(home, 'clamd.conf')], {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  })
  const cleanUp = () => {
    daemon.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  await waitForPort(port, () => daemon.exitCode !== null)
  return {
    url: `tcp://127.0.0.1:${port}`,
    pid: daemon.pid ?? 0,
    async stop() {
      process.off('exit', cleanUp)
      await killed(daemon)
      await rm(home, { recursive: true, force: true })
    },
  }
}

function settings(home: string, port: number): string {
  return [
    'Foreground yes',
    `DatabaseDirectory ${home}`,
    `TemporaryDirectory ${home}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    // Above the upload limit of the API, so that the API reports files that are too large.
    'StreamMaxLength 26M',
    'AlertEncrypted yes',
    'AlertOLE2Macros yes',
    'LogSyslog no',
    'MaxThreads 4',
    '',
  ].join('\n')
}

async function killed(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return
  const exited = new Promise((resolve) => daemon.once('exit', resolve))
  daemon.kill('SIGKILL')
  await exited
}
