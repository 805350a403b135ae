import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFileStorage } from './file-storage.ts'
import { startMailbox } from './mailbox.ts'
import { startPostgres } from './postgres.ts'
import { createOfficeDatabase } from './postgres-roles.ts'
import { createProcessGroup, repository } from './processes.ts'
import { sampleLogins } from './sample-logins.ts'

/**
 * Runs the built product with sample data on one port. Everything is removed when it stops. With
 * EMPTY, the office is as after an installation, and waits for its set-up.
 */
const port = Number(process.env['PORT'] ?? 4000)
const publicUrl = `http://localhost:${port}`
const siteFolder = join(repository, 'apps/site/build')
const isEmpty = process.env['EMPTY'] !== undefined

// Declared first, because it may be stopped while it is still starting.
let stopping: Promise<void> | undefined
const processes = createProcessGroup((name) => {
  process.stderr.write(`${name} exited unexpectedly\n`)
  void stop(1)
})
if (!existsSync(join(siteFolder, 'site.json'))) await processes.run('pnpm', ['build'])

const home = await mkdtemp(join(tmpdir(), 'kakehashi-demo-'))
const [postgres, mailbox, fileStorage] = await Promise.all([
  startPostgres(),
  startMailbox({ pagePort: Number(process.env['MAILBOX_PORT'] ?? 0) }),
  startFileStorage(home),
])
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
const database = await createOfficeDatabase(postgres.url, 'office')

const scannerFolder = process.env['SCANNER_FOLDER'] ?? join(home, 'scanner')
await mkdir(scannerFolder, { recursive: true })

const environment = {
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '',
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: database.applicationUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'Kakehashi <office@kakehashi.example>',
  OFFICE_SECRET: randomBytes(32).toString('base64'),
  HISTORY_KEYS: `demo:${randomBytes(32).toString('base64')}`,
  PUBLIC_URL: publicUrl,
  PORT: String(port),
  METRICS_PORT: process.env['METRICS_PORT'] ?? '0',
  SITE_FOLDER: siteFolder,
  SCANNER_FOLDER: scannerFolder,
  ...(!isEmpty && { SAMPLE_OFFICE: 'true' }),
  ...fileStorage.environment,
}
await processes.run(process.execPath, ['apps/api/src/cli.ts', 'migrate'], environment)
if (!isEmpty) {
  await processes.run(process.execPath, ['apps/api/sample-office/main.ts'], environment)
}
// METRICS_PORT, if set, is that of the API.
const ofWorker = { ...environment, METRICS_PORT: '0' }
processes.start('worker', process.execPath, ['apps/api/src/worker.ts'], ofWorker)
processes.start('api', process.execPath, ['apps/api/src/main.ts'], environment)
await waitForReply(`${publicUrl}/api/ready`)
process.stdout.write(`
  Kakehashi   ${publicUrl}
  Mailbox     ${mailbox.pageUrl}
  Scanner     ${scannerFolder}
${isEmpty ? '' : sampleLogins}
`)
if (isEmpty)
  await processes.run(process.execPath, ['apps/api/src/cli.ts', 'setup-link'], environment)

async function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await processes.stop()
    await fileStorage.stop()
    await mailbox.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
    process.exit(code)
  })()
  await stopping
}

async function waitForReply(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process.stderr.write('The API was not ready within a minute\n')
  await stop(1)
}
