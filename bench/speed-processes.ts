import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newHistoryKey } from '@kakehashi/api/events/history-keys'
import { newFileKey } from '@kakehashi/api/storage/vault'
import { freePort } from '@kakehashi/local/ports'

export interface Server {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const secrets = {
  OFFICE_SECRET: randomBytes(32).toString('base64'),
  FILE_KEYS: await newFileKey('bench'),
  HISTORY_KEYS: newHistoryKey('bench'),
}

interface ApiOptions {
  /** A checkout with its dependencies installed. */
  readonly root: string
  readonly databaseUrl: string
  readonly filesFolder: string
  readonly flags?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** An API as in production, but reached without a proxy. */
export async function startApi({ root, databaseUrl, filesFolder, flags = [], env }: ApiOptions) {
  const port = await freePort()
  return start(port, [...flags, join(root, 'apps/api/src/main.ts')], {
    ...secrets,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_WITHOUT_TLS: 'true',
    MAIL_FROM: 'office@kakehashi.example',
    PUBLIC_URL: 'https://office.example',
    CLAMD_URL: 'tcp://127.0.0.1:1',
    FILES_FOLDER: filesFolder,
    METRICS_PORT: '0',
    PORT: String(port),
    ...env,
  })
}

/** The reference; see bare-server.ts. */
export async function startBare(databaseUrl: string, callsFile: string, isNamed: boolean) {
  const port = await freePort()
  return start(port, [join(import.meta.dirname, 'bare-server.ts')], {
    DATABASE_URL: databaseUrl,
    CALLS: callsFile,
    NAMED: isNamed ? '1' : '0',
    PORT: String(port),
  })
}

async function start(port: number, args: string[], env: NodeJS.ProcessEnv): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(child, url)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} exited`)
    if (await fetch(url).catch(() => undefined)) return
    await setTimeout(100)
  }
  throw new Error(`${url} did not answer within a minute`)
}
