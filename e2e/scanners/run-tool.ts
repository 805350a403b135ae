import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The name of each program and its Debian package. */
const packages = {
  wapiti: 'wapiti',
  sqlmap: 'sqlmap',
  testssl: 'testssl.sh',
  slowhttptest: 'slowhttptest',
  nginx: 'nginx',
  clamd: 'clamav-daemon',
  openssl: 'openssl',
}

/** Debian keeps servers where the PATH of most people does not look. */
export const searchPath = [process.env['PATH'] ?? '', '/usr/sbin', '/usr/local/sbin'].join(
  delimiter,
)

export function missingPackages(): string[] {
  const folders = searchPath.split(delimiter)
  return Object.entries(packages)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name)
}

interface Run {
  readonly output: string
  readonly seconds: number
  /** It did not finish by itself within the time. */
  readonly wasStopped: boolean
}

/** Runs a scanner at low priority, so that the office under test is not short of time. */
export async function runTool(
  program: keyof typeof packages,
  args: readonly string[],
  limits: { readonly seconds: number; readonly folder: string },
): Promise<Run> {
  const begun = Date.now()
  const child = spawn('nice', [program, ...args], {
    cwd: limits.folder,
    env: { ...process.env, PATH: searchPath, HOME: limits.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, because testssl starts many programs.
    detached: true,
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  let wasStopped = false
  const stop = () => {
    wasStopped = true
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(stop, limits.seconds * 1000)
  process.once('exit', stop)
  await new Promise((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  clearTimeout(timer)
  process.off('exit', stop)
  const seconds = Math.round((Date.now() - begun) / 1000)
  return { output: Buffer.concat(chunks).toString(), seconds, wasStopped }
}
