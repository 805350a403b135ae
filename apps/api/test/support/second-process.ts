import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, waitForPort } from '@kakehashi/local/ports'
import { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import { connect } from '../../src/db/connection.ts'
import { newHistoryKey } from '../../src/events/history-keys.ts'
import { type LiveIntervals, createLiveHub } from '../../src/live/hub.ts'
import { createLog } from '../../src/log.ts'
import { createHealth } from '../../src/operations/health.ts'
import { createMetrics } from '../../src/operations/metrics/create-metrics.ts'
import { newFileKey } from '../../src/storage/vault.ts'
import type { Office } from './office.ts'

interface SecondAppOptions {
  readonly intervals?: Partial<LiveIntervals>
  /** Database URL for the live hub, if it differs. */
  readonly hubUrl?: string
}

/** A second API process in this test process; it shares only the database with the first. */
export async function openSecondApp(office: Office, { intervals, hubUrl }: SecondAppOptions = {}) {
  const { clock, database, files, officeSecret, publicUrl, systemCheck, transport } = office
  const log = createLog('silent')
  const db = connect(database.url, 10)
  const live = createLiveHub({
    databaseUrl: hubUrl ?? database.url,
    db,
    clock,
    log,
    ...(intervals && { intervals }),
  })
  const app = await buildApp({
    deps: { db, clock, officeSecret, files, publicUrl },
    log,
    health: createHealth(db, transport, clock, files),
    systemCheck,
    live,
    metrics: createMetrics(),
    trustedProxies: ['127.0.0.1'],
    isHttps: false,
    isCheckingReplies: true,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    app,
    db,
    live,
    async close() {
      await app.close()
      await db.destroy()
    },
  }
}

/** The Node options of the production start script. */
export async function startOptions(): Promise<string[]> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(text))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

async function environmentOf(office: Office): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: office.database.url,
    PUBLIC_URL: 'http://localhost:4000',
    METRICS_PORT: '0',
    OFFICE_SECRET: office.secretBytes.toString('base64'),
    SMTP_URL: office.mailbox.smtpUrl,
    MAIL_FROM: 'office@kakehashi.example',
    // Its own, because a worker also writes the journal there.
    FILES_FOLDER: office.filesFolder,
    FILE_KEYS: await newFileKey('test'),
    HISTORY_KEYS: newHistoryKey('test'),
    TRUSTED_PROXIES: '127.0.0.1',
    // Uploads are measured until the end.
    UPLOAD_MB_PER_DAY_UNCONFIRMED: '1000000',
  }
}

/** Starts a worker as a child process, and waits until it has metrics. */
export async function spawnWorker(office: Office, env: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/worker.ts')], {
    stdio: 'ignore',
    env: { ...(await environmentOf(office)), METRICS_PORT: String(port), ...env },
  })
  const exited = once(child, 'exit')
  await waitForPort(port, () => child.exitCode !== null)
  return {
    pid: child.pid,
    metrics: `http://127.0.0.1:${port}/metrics`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
    /** Kills it without warning. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Starts the API as a child process that can be killed. */
export async function spawnApi(office: Office, env: Record<string, string> = {}) {
  const port = await freePort()
  const main = join(import.meta.dirname, '../../src/main.ts')
  const child = spawn(process.execPath, [...(await startOptions()), main], {
    stdio: 'ignore',
    env: { ...(await environmentOf(office)), PORT: String(port), ...env },
  })
  const exited = once(child, 'exit')
  await waitForPort(port, () => child.exitCode !== null)
  return {
    pid: child.pid,
    address: `http://127.0.0.1:${port}`,
    /** Asks it to stop, as a supervisor does. Returns the exit code. */
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
    /** Kills it without warning, as the kernel does when memory runs out. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
