import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { createCertificate } from '@kakehashi/local/certificate'
import { startFileStorage } from '@kakehashi/local/file-storage'
import { startMailbox } from '@kakehashi/local/mailbox'
import { freePort } from '@kakehashi/local/ports'
import { createOfficeDatabase, onServer } from '@kakehashi/local/postgres-roles'
import type { QueryResultRow } from 'pg'
import { foreignDatabase, startDatabase } from './database.ts'
import { OfficeProcess } from './office-process.ts'

const run = promisify(execFile)

interface OfficeOptions {
  /** Checkouts: from each of them one API and one worker are started. The first one migrates. */
  readonly roots: readonly string[]
  /** Added to the environment of every process. */
  readonly environment?: Readonly<Record<string, string>>
  /** As a superuser, of a server that runs already; by default the office has one of its own. */
  readonly databaseServerUrl?: string | undefined
  /** Disks for the database and for an S3 server; by default a folder, and another for files. */
  readonly disks?: { readonly database: string; readonly files: string } | undefined
  /** Returns the address at which the office finds a service instead of its own. */
  readonly reroute?: (service: ServiceName, url: string) => Promise<string>
}

/** By the variables in which the office is given their addresses. */
const services = ['SMTP_URL', 'CLAMD_URL', 'S3_ENDPOINT'] as const
export type ServiceName = (typeof services)[number]

export interface ReceivedMail {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly at: number
}

interface WatchedProcess extends OfficeProcess {
  /** Of its metrics. */
  readonly metricsPort: number
}

export interface Api extends WatchedProcess {
  readonly address: string
}

export type RunningOffice = Awaited<ReturnType<typeof startOffice>>

/** An office as in production: each part is a process of its own. */
export async function startOffice(options: OfficeOptions) {
  const { roots, environment: extra = {}, databaseServerUrl, disks, reroute } = options
  for (const root of roots) await buildIfMissing(root)
  const home = await mkdtemp(join(tmpdir(), 'kakehashi-drill-'))
  // PostgreSQL runs as another user, and its folder is below.
  await chmod(home, 0o711)
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
  const logs = join(home, 'logs')
  await mkdir(logs)
  process.once('exit', () => {
    if (process.exitCode === 1) console.log(`The logs of all processes are in ${logs}`)
    else rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  })
  const certificate = await createCertificate(home)
  const mails: ReceivedMail[] = []
  const [server, mailbox, fileStorage, httpsPort] = await Promise.all([
    databaseServerUrl === undefined
      ? startDatabase(join(disks?.database ?? home, 'postgres'))
      : foreignDatabase(databaseServerUrl),
    startMailbox({
      certificate,
      onMail: ({ messageId, to: [to = ''], subject }) =>
        mails.push({ messageId, to, subject, at: Date.now() }),
    }),
    startFileStorage(home, disks && { s3Folder: join(disks.files, 'swift') }),
    freePort(),
  ])
  const database = await createOfficeDatabase(server.url, 'office')
  const publicUrl = `https://localhost:${httpsPort}`
  const settings: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    // Processes of a drill start often, and share two cores with everything else.
    NODE_COMPILE_CACHE: join(home, 'compiled'),
    NODE_EXTRA_CA_CERTS: certificate.certificateFile,
    DATABASE_URL: database.applicationUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'office@kakehashi.example',
    OFFICE_SECRET: randomBytes(32).toString('base64'),
    HISTORY_KEYS: `drill:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: publicUrl,
    METRICS_PORT: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    ...fileStorage.environment,
    ...extra,
  }
  for (const name of services) {
    const url = settings[name]
    if (reroute && url !== undefined) settings[name] = await reroute(name, url)
  }
  const environmentOf: EnvironmentOf = (root) => ({ ...settings, SITE_FOLDER: siteOf(root) })
  const [firstRoot = ''] = roots
  /** `pnpm office` of a checkout. */
  const command = (words: readonly string[], root = firstRoot) =>
    run(process.execPath, ['apps/api/src/cli.ts', ...words], {
      cwd: root,
      env: { ...environmentOf(root), MIGRATION_DATABASE_URL: database.ownerUrl },
    })
  await command(['migrate'])
  const facts = join(home, 'office.json')
  await writeFile(facts, JSON.stringify(sampleOffice))
  await Promise.all([
    command(['publish', facts]),
    command(['settings', 'staffSecondFactor', 'false']),
  ])

  const apis = await Promise.all(
    roots.map((_, index) => createApi(`api ${index + 1}`, logs, environmentOf)),
  )
  const workers = await Promise.all(
    roots.map((_, index) => createWorker(`worker ${index + 1}`, logs, environmentOf)),
  )
  await Promise.all(
    [apis, workers].flatMap((list) =>
      list.map((one, index) => one.start(roots[index] ?? firstRoot)),
    ),
  )
  return {
    home,
    apis,
    workers,
    certificate,
    publicUrl,
    /** Of every process that starts now. */
    get environment() {
      return environmentOf(firstRoot)
    },
    /** Of every process and command; a change is for those that start afterwards. */
    settings,
    logs,
    /** Everything the mail server has accepted. */
    mails,
    command,
    database: server,
    /** As a superuser. */
    databaseUrl: database.adminUrl,
    /** Asks the database, as a superuser. */
    query: async <Row extends QueryResultRow>(text: string, parameters: unknown[] = []) => {
      let rows: Row[] = []
      await onServer(database.adminUrl, async (client) => {
        rows = (await client.query<Row>(text, parameters)).rows
      })
      return rows
    },
    crashes: () => [...apis, ...workers].flatMap(({ crashes }) => crashes),
    async stop() {
      await Promise.all([...apis, ...workers].map((one) => one.kill()))
      await fileStorage.stop()
      await mailbox.stop()
      await server.stop('fast')
    },
  }
}

type EnvironmentOf = (root: string) => Record<string, string>

export async function createApi(
  name: string,
  logs: string,
  environmentOf: EnvironmentOf,
): Promise<Api> {
  const port = await freePort()
  const metricsPort = await freePort()
  const address = `http://127.0.0.1:${port}`
  const api = new OfficeProcess({
    name,
    script: 'start',
    logFile: join(logs, `${name}.log`),
    environment: (root) => ({
      ...environmentOf(root),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    }),
    isUp: () =>
      fetch(`${address}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
  return Object.assign(api, { address, metricsPort })
}

export async function createWorker(
  name: string,
  logs: string,
  environmentOf: EnvironmentOf,
): Promise<WatchedProcess> {
  const metricsPort = await freePort()
  const worker = new OfficeProcess({
    name,
    script: 'start:worker',
    logFile: join(logs, `${name}.log`),
    environment: (root) => ({ ...environmentOf(root), METRICS_PORT: String(metricsPort) }),
    isUp: isWorkerUp,
  })
  return Object.assign(worker, { metricsPort })
}

async function isWorkerUp(logged: string): Promise<boolean> {
  return logged.includes('"worker started"')
}

function siteOf(root: string): string {
  return join(root, 'apps/site/build')
}

async function buildIfMissing(root: string): Promise<void> {
  if (existsSync(join(siteOf(root), 'site.json'))) return
  console.log(`Building ${root}`)
  await run('pnpm', ['build'], { cwd: root })
}
