import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ClusterNetwork } from './cluster-network.ts'

interface MachineOptions {
  readonly name: string
  readonly address: string
  /** 1, 2 or 3. */
  readonly number: number
  readonly network: ClusterNetwork
  /** With what write-configuration.sh has written for it. */
  readonly folder: string
  readonly dataFolder: string
  readonly logs: string
  /** PostgreSQL refuses to run as root. */
  readonly identity: { readonly uid: number; readonly gid: number } | undefined
}

/** One machine of the cluster, with etcd, and with PostgreSQL under Patroni. */
export class ClusterMachine {
  readonly name: string
  readonly address: string
  readonly #options: MachineOptions
  #etcd: ChildProcess | undefined
  #patroni: ChildProcess | undefined

  constructor(options: MachineOptions) {
    this.name = options.name
    this.address = options.address
    this.#options = options
  }

  startEtcd(): void {
    const file = readFileSync(join(this.#options.folder, 'etcd.env'), 'utf8')
    const lines = [...file.matchAll(/^(ETCD_\w+)=(.*)$/gm)]
    const environment = Object.fromEntries(lines.map(([, key = '', value = '']) => [key, value]))
    this.#etcd = this.#start('etcd', ['etcd'], environment)
  }

  startPatroni(): void {
    const file = join(this.#options.folder, 'patroni.yml')
    this.#patroni = this.#start('patroni', ['patroni', file], {})
  }

  async killEtcd(): Promise<void> {
    await kill(this.#etcd)
  }

  /** Without warning, Patroni and PostgreSQL at the same time. */
  async killDatabase(): Promise<void> {
    const patroni = kill(this.#patroni)
    while (this.#signalPostgres('SIGKILL') > 0) await setTimeout(2)
    await patroni
  }

  /** Starts what does not run. */
  startAgain(): void {
    if (!isRunning(this.#etcd)) this.startEtcd()
    if (!isRunning(this.#patroni)) this.startPatroni()
  }

  /** From one moment to the next nobody reaches it, and it reaches nobody. */
  disconnect(): void {
    const { setCable } = this.#options.network
    if (setCable) setCable(this.#options.number, false)
    else this.#signal('SIGSTOP')
  }

  connectAgain(): void {
    const { setCable } = this.#options.network
    if (setCable) setCable(this.#options.number, true)
    else this.#signal('SIGCONT')
  }

  /** From the two other machines; the office still reaches it. */
  separate(): void {
    const { setRoutes } = this.#options.network
    if (!setRoutes) throw new Error('machines can be separated only in namespaces, which need root')
    setRoutes(this.#options.number, false)
  }

  join(): void {
    this.#options.network.setRoutes?.(this.#options.number, true)
  }

  /** Synchronous, for the end of the process. */
  killAll(): void {
    this.#signal('SIGKILL')
  }

  #start(name: string, command: readonly string[], environment: Record<string, string>) {
    const { network, number, identity, logs } = this.#options
    const asUser = identity
      ? ['setpriv', `--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--clear-groups', '--']
      : []
    const [program = '', ...args] = [...network.commandPrefix(number), ...asUser, ...command]
    const log = openSync(join(logs, `${this.name} ${name}.log`), 'a')
    const child = spawn(program, args, {
      cwd: '/',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...environment },
      // In its own process group, so that Ctrl-C reaches only the drill, which ends the others.
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return child
  }

  #signal(signal: NodeJS.Signals): void {
    this.#etcd?.kill(signal)
    this.#patroni?.kill(signal)
    this.#signalPostgres(signal)
  }

  /** Every process of PostgreSQL works in its data folder. Returns how many there were. */
  #signalPostgres(signal: NodeJS.Signals): number {
    const isPostgres = (pid: string) => folderOf(pid) === this.#options.dataFolder
    const pids = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isPostgres(pid))
    for (const pid of pids) {
      try {
        process.kill(Number(pid), signal)
      } catch {
        // It has ended meanwhile.
      }
    }
    return pids.length
  }
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.exitCode === null && child.signalCode === null
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isRunning(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
