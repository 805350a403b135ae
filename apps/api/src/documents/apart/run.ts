import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { duration } from '../../clock.ts'

interface Limits {
  readonly megabytes: number
  readonly milliseconds: number
}

const limits: Limits = { megabytes: 512, milliseconds: 30 * duration.second }

const script = fileURLToPath(new URL('process.ts', import.meta.url))
/** Nothing that Node runs there can write files, start programs or use much of its own memory. */
const nodeOptions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--max-old-space-size=256',
]

interface Work {
  readonly work: 'draw' | 'clean'
  readonly bytes: Buffer
  readonly mediaType: string
}

/**
 * Works on a file in a process that is killed if it takes too much memory or time. It has none of
 * our environment, so neither keys nor passwords.
 */
export async function runApart(
  { work, bytes, mediaType }: Work,
  { megabytes, milliseconds }: Limits = limits,
): Promise<Buffer> {
  const child = spawn(process.execPath, [...nodeOptions, script, work, mediaType], {
    env: {},
    stdio: 'pipe',
  })
  let why = 'could not be read'
  const kill = (reason: string) => {
    why = reason
    child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, milliseconds, `took longer than ${milliseconds} ms`)
  const watch = watchMemory(child, megabytes, () => kill(`needed more than ${megabytes} MB`))
  try {
    // A process that ends early does not read everything.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
    const [result, problem, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    if (code !== 0) throw new Error(`file ${why}: ${problem.slice(0, 1000)}`)
    return result
  } finally {
    clearTimeout(timer)
    watch.stop()
  }
}

const checkEvery = 20
const pageSize = 4096

/** Only Linux tells how much memory another process has; elsewhere time is the only limit. */
function watchMemory({ pid }: ChildProcess, megabytes: number, onTooMuch: () => void) {
  if (process.platform !== 'linux') return { stop() {} }
  const check = async () => {
    const statm = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '')
    const resident = Number(statm.split(' ')[1] ?? 0) * pageSize
    if (resident > megabytes * 1_000_000) onTooMuch()
  }
  const timer = setInterval(() => void check(), checkEvery)
  return { stop: () => clearInterval(timer) }
}
