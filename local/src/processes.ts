import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

export interface Crew {
  /** Starts one process of the office; if it dies by itself, everything stops. */
  start(name: string, command: string, args: string[], env?: NodeJS.ProcessEnv): void
  /** Runs one to its end. */
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void>
  stop(): Promise<void>
}

export function createCrew(onCollapse: (name: string) => void): Crew {
  const members = new Map<string, ChildProcess>()
  let isStopping = false
  return {
    start(name, command, args, env = {}) {
      // Its own process group: Ctrl-C reaches us alone, and we stop the others in order.
      const child = launch(command, args, env, true)
      members.set(name, child)
      child.once('exit', () => {
        members.delete(name)
        if (!isStopping) onCollapse(name)
      })
    },
    async run(command, args, env = {}) {
      const code = await ended(launch(command, args, env, false))
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
    },
    async stop() {
      isStopping = true
      await Promise.all([...members.values()].map(stopGroup))
    },
  }
}

function launch(command: string, args: string[], env: NodeJS.ProcessEnv, detached: boolean) {
  return spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
  })
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const gone = ended(child)
  signalGroup(child.pid, 'SIGTERM')
  const impatience = setTimeout(signalGroup, 10_000, child.pid, 'SIGKILL')
  await gone
  clearTimeout(impatience)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The whole group is gone already.
  }
}
