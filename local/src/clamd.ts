import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { nobody } from './postgres-binaries.ts'
import { untilListening } from './wait-for-port.ts'

export interface LocalClamd {
  /** For CLAMD_URL. */
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const places = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

/** Where this machine's clamd is; development goes without where there is none. */
export function findClamd(): string | undefined {
  return places.find((place) => existsSync(place))
}

/**
 * Signatures for the harmless test virus alone, wherever in a file it stands: real ones are
 * downloaded in production, and neither development nor a test needs to wait for them.
 */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const signatures = `Kakehashi.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`

/** A real clamd of one's own, on a port of its own, that leaves nothing behind. */
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
  const leave = () => {
    daemon.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', leave)
  await untilListening(port, () => daemon.exitCode !== null)
  return {
    url: `tcp://127.0.0.1:${port}`,
    pid: daemon.pid ?? 0,
    async stop() {
      process.off('exit', leave)
      await ended(daemon)
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
    // Above the office's own limit, so that it is never the scanner that says what is too large.
    'StreamMaxLength 26M',
    'AlertEncrypted yes',
    'AlertOLE2Macros yes',
    'LogSyslog no',
    'MaxThreads 4',
    '',
  ].join('\n')
}

async function ended(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return
  const gone = new Promise((resolve) => daemon.once('exit', resolve))
  daemon.kill('SIGKILL')
  await gone
}
