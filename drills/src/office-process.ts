import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { startArguments } from '@kakehashi/local/processes'

interface ProcessOptions {
  readonly name: string
  readonly script: 'start' | 'start:worker'
  readonly environment: (root: string) => Record<string, string>
  readonly logFile: string
  /** Given what it has logged since its start. */
  readonly isUp: (logged: string) => Promise<boolean>
}

const longestStart = 120_000
/** `DRAIN_SECONDS` and half a minute more, as docs/operations/README.md says. */
const longestStop = 45_000

/** An API or a worker, as a supervisor such as systemd runs it. */
export class OfficeProcess {
  readonly name: string
  /** Exits that nobody asked for. */
  readonly crashes: string[] = []
  readonly #options: ProcessOptions
  #child: ChildProcess | undefined
  #root = ''

  constructor(options: ProcessOptions) {
    this.name = options.name
    this.#options = options
    // Without this, processes of a drill that fails would go on running.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Starts it from a checkout, and waits until it serves. */
  async start(root: string): Promise<void> {
    const { name, script, environment, logFile, isUp } = this.#options
    this.#root = root
    const logStart = await sizeOf(logFile)
    const log = openSync(logFile, 'a')
    const child = spawn(process.execPath, await startArguments(script, root), {
      cwd: root,
      env: environment(root),
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#child = child
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.crashes.push(`${name} exited by itself (${code ?? signal})`)
    })
    for (const deadline = Date.now() + longestStart; Date.now() < deadline;) {
      if (child.exitCode !== null) break
      const logged = (await readFile(logFile)).subarray(logStart).toString()
      if (await isUp(logged)) return
      await setTimeout(100)
    }
    throw new Error(`${name} did not start, see ${logFile}`)
  }

  /** Asks it to stop, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#forget()
    if (!child) return
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(longestStop) })
    child.kill('SIGTERM')
    const [code] = (await exited) as [number | null]
    if (code !== 0) this.crashes.push(`${this.name} did not stop cleanly (${code})`)
  }

  /** Kills it without warning, as the kernel does when memory runs out. */
  async kill(): Promise<void> {
    const child = this.#forget()
    if (!child) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** Stops it and starts it again, from the same checkout or another one. */
  async restart(root = this.#root): Promise<void> {
    await this.stop()
    await this.start(root)
  }

  async startAgain(): Promise<void> {
    await this.start(this.#root)
  }

  #forget(): ChildProcess | undefined {
    const child = this.#child
    this.#child = undefined
    return child?.exitCode === null ? child : undefined
  }
}

async function sizeOf(file: string): Promise<number> {
  return readFile(file).then(
    ({ length }) => length,
    () => 0,
  )
}
