import { realpathSync } from 'node:fs'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { duration } from '../clock.ts'
import { lock, memoryOf } from './lock.ts'

interface Limits {
  readonly megabytes: number
  /** Of the processor, because on a busy machine an honest file takes long too. Only on Linux. */
  readonly processorSeconds: number
  readonly milliseconds: number
}

export const sandboxLimits: Limits = {
  megabytes: 512,
  processorSeconds: 30,
  milliseconds: 2 * duration.minute,
}

/** What tasks import from elsewhere. pnpm keeps the packages themselves in one folder. */
const packageFolder = pathOf('../../../../node_modules/.pnpm/')
const packages = ['sharp', 'libheif-js', '@cantoo/pdf-lib', 'fflate', '@hyzyla/pdfium']
const readable = [
  'process.ts',
  '../../package.json',
  ...packages.map((name) => `../../node_modules/${name}`),
]
  .map(pathOf)
  // The folder may be a link, and Node compares where a file really is.
  .concat(packageFolder, `${realpathSync(packageFolder)}/`)

/** Nothing that Node runs there can write files, start programs or use much of its own memory. */
const nodeOptions = [
  '--permission',
  '--allow-addons',
  '--disable-warning=PERM0001',
  '--max-old-space-size=256',
]

type Task = (bytes: Buffer, ...values: never[]) => Buffer | Promise<Buffer>

interface Work<T extends Task> {
  /** The address of the module whose function does the work. */
  readonly module: string
  /** The name of the function. */
  readonly task: string
  readonly values: T extends (bytes: Buffer, ...values: infer Values) => unknown ? Values : never
  readonly bytes: Buffer
}

/**
 * Works on a file in a process that can read only its own modules and is killed if it takes too
 * much memory or time. It has none of our environment, so neither keys nor passwords.
 */
export async function runInSandbox<T extends Task>(
  { module, task, values, bytes }: Work<T>,
  limits: Limits = sandboxLimits,
): Promise<Buffer> {
  const { megabytes, milliseconds } = limits
  const folders = [...readable, fileURLToPath(new URL('.', module))]
  const mayRead = folders.map((path) => `--allow-fs-read=${path}`)
  const script = [pathOf('process.ts'), module, task, ...values]
  const child = spawn(process.execPath, [...nodeOptions, ...mayRead, ...script], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  let why = 'could not be read'
  const kill = (reason: string) => {
    why = reason
    child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, milliseconds, `took longer than ${milliseconds} ms`)
  const watch = watchMemory(child, megabytes, () => kill(`needed more than ${megabytes} MB`))
  try {
    const [result, problem, [code, signal]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
      sendLocked(child, bytes, limits),
    ])
    if (signal === 'SIGXCPU')
      why = `needed more than ${limits.processorSeconds} s of processor time`
    if (code !== 0) throw new Error(`file ${why}: ${problem.slice(0, 1000)}`)
    return result
  } finally {
    clearTimeout(timer)
    watch.stop()
    child.kill('SIGKILL')
  }
}

async function sendLocked(child: ChildProcess, bytes: Buffer, limits: Limits): Promise<void> {
  const [stdin, , , ready] = child.stdio
  // A process that ends early does not read everything.
  stdin?.on('error', () => {})
  if (!child.pid || !stdin || !ready) return
  const isReady = once(ready, 'data').then(() => true)
  const hasEnded = once(ready, 'close').then(() => false)
  if (!(await Promise.race([isReady, hasEnded]))) return
  await lock(child.pid, limits)
  stdin.end(bytes)
}

const checkEvery = 20

/** Only Linux tells how much memory another process has; elsewhere time is the only limit. */
function watchMemory({ pid }: ChildProcess, megabytes: number, onTooMuch: () => void) {
  if (process.platform !== 'linux' || !pid) return { stop() {} }
  const check = async () => {
    const { VmRSS = 0 } = await memoryOf(pid)
    if (VmRSS > megabytes * 1_000_000) onTooMuch()
  }
  const timer = setInterval(() => void check(), checkEvery)
  return { stop: () => clearInterval(timer) }
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
