import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { openSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { databaseServerVariable } from '../../support/database-server.ts'
import type { Run, RunResult } from './selection.ts'
import { laneAddressVariable, laneHomeVariable, runResult } from './selection.ts'

export interface Lane {
  /** Throws if the process ends or hangs; the next run starts a new one. */
  run(run: Run): Promise<RunResult>
  /** Ends the process, so that the next run starts with a new one. */
  renew(): void
  close(): void
}

/** Tests end after two minutes, unless the process is in a loop without an end. */
const longestSilence = 6 * 60_000

/** A process in a copy of the repository that keeps its modules loaded between runs of tests. */
export async function openLane(copy: string, home: string, server: string): Promise<Lane> {
  let child: ChildProcess | undefined
  let generation = 0
  let asking: ServerResponse | undefined
  let waiting:
    | { run: Run; resolve: (result: RunResult) => void; reject: (e: Error) => void }
    | undefined

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await json(request)
    // A process that was told to end may still send something.
    if (request.url !== `/${generation}`) return void response.end('null')
    asking = response
    if (sent === null || !waiting) return answer()
    const { resolve } = waiting
    waiting = undefined
    resolve(runResult.parse(sent))
  }
  const listener = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  process.once('exit', () => child?.kill())
  // A server that listens on a port has an address object.
  const { port } = listener.address() as AddressInfo

  function answer(): void {
    if (!asking || !waiting) return
    asking.end(JSON.stringify(waiting.run))
    asking = undefined
  }

  function start(): ChildProcess {
    generation += 1
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
    const config = join(
      import.meta.dirname.replace(/^.*(?=apps\/api)/, `${copy}/`),
      'lane.config.ts',
    )
    const log = openSync(join(home, 'lane.log'), 'a')
    const started = spawn(process.execPath, [vitest, 'run', '--config', config], {
      cwd: copy,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        [laneAddressVariable]: `http://127.0.0.1:${port}/${generation}`,
        [laneHomeVariable]: home,
        [databaseServerVariable]: server,
        FULL: '',
        UPDATE_DOCS: '',
      },
    })
    started.on('exit', (code) => {
      if (child !== started) return
      stop()
      waiting?.reject(new Error(`The process of the tests ended (${code})`))
      waiting = undefined
    })
    return started
  }

  /** A process that waits for its next run ends by itself; one that is busy is killed. */
  function stop(): void {
    const stopped = child
    child = undefined
    generation += 1
    if (asking) asking.end('null')
    else stopped?.kill()
    asking = undefined
  }

  return {
    async run(run) {
      child ??= start()
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<RunResult>((resolve, reject) => {
          waiting = { run, resolve, reject }
          const started = Date.now()
          timer = setInterval(() => {
            const last = Math.max(started, lastProgress(home))
            if (Date.now() - last > longestSilence) reject(new Error('The tests hang'))
          }, 10_000)
          answer()
        })
      } catch (error) {
        waiting = undefined
        stop()
        throw error
      } finally {
        clearInterval(timer)
      }
    },
    renew: stop,
    close() {
      stop()
      listener.close()
    },
  }
}

function lastProgress(home: string): number {
  return statSync(join(home, 'removed-guard'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
