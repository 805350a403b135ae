import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

/** The arguments with which a start script runs Node, so that what we document is what we test. */
export async function startArguments(
  script: 'start' | 'start:worker',
  root = repository,
): Promise<string[]> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  // The scripts of this repository exist and begin with `node`.
  const { scripts } = JSON.parse(text) as { scripts: Record<typeof script, string> }
  return scripts[script].split(' ').slice(1)
}

export interface ProcessGroup {
  /** Starts a long-running process. If it exits unexpectedly, `onExit` is called. */
  start(name: string, command: string, args: string[], env?: NodeJS.ProcessEnv): void
  /** Runs a command and waits for it to finish. */
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void>
  stop(): Promise<void>
}

export function createProcessGroup(onExit: (name: string) => void): ProcessGroup {
  const children = new Map<string, ChildProcess>()
  let isStopping = false
  return {
    start(name, command, args, env = {}) {
      // In its own process group, so that Ctrl-C reaches only this process, which stops the others.
      const child = launch(command, args, env, true)
      children.set(name, child)
      child.once('exit', () => {
        children.delete(name)
        if (!isStopping) onExit(name)
      })
    },
    async run(command, args, env = {}) {
      const code = await exitOf(launch(command, args, env, false))
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
    },
    async stop() {
      isStopping = true
      await Promise.all([...children.values()].map(stopGroup))
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

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const exited = exitOf(child)
  signalGroup(child.pid, 'SIGTERM')
  const killTimer = setTimeout(signalGroup, 10_000, child.pid, 'SIGKILL')
  await exited
  clearTimeout(killTimer)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already exited.
  }
}
