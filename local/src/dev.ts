import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFileStorage } from './file-storage.ts'
import { startMailbox } from './mailbox.ts'
import { startPostgres } from './postgres.ts'
import { createOfficeDatabase } from './postgres-roles.ts'
import { createProcessGroup, repository } from './processes.ts'
import { sampleLogins } from './sample-logins.ts'

/** Runs everything with hot reload. The database is kept in .local between runs. */
const home = join(repository, '.local')
await mkdir(home, { recursive: true })
const webPort = Number(process.env['PORT'] ?? 4000)
const apiPort = webPort + 1
const sitePort = webPort + 3
const publicUrl = `http://localhost:${webPort}`

const processes = createProcessGroup((name) => {
  process.stderr.write(`${name} exited unexpectedly\n`)
  void stop(1)
})
const postgres = await startPostgres({ folder: join(home, 'database') })
const mailbox = await startMailbox({ pagePort: webPort + 2 })
const fileStorage = await startFileStorage(home)
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
const database = await createOfficeDatabase(postgres.url, 'office')

// What is saved there appears in the tray of a new order.
const scannerFolder = join(home, 'scanner')
await mkdir(scannerFolder, { recursive: true })

const environment = {
  LOG_LEVEL: 'warn',
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: database.applicationUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'Kakehashi <office@kakehashi.example>',
  OFFICE_SECRET: await storedSecret(join(home, 'office-secret')),
  HISTORY_KEYS: `dev:${await storedSecret(join(home, 'history-key'))}`,
  PUBLIC_URL: publicUrl,
  PORT: String(apiPort),
  METRICS_PORT: '0',
  API_URL: `http://127.0.0.1:${apiPort}`,
  SITE_PORT: String(sitePort),
  SITE_URL: `http://127.0.0.1:${sitePort}`,
  SAMPLE_OFFICE: 'true',
  SCANNER_FOLDER: scannerFolder,
  ...fileStorage.environment,
}
// `pnpm office` reads it to connect to the running database.
await writeFile(join(home, 'environment.json'), JSON.stringify(environment), { mode: 0o600 })
await processes.run(process.execPath, ['apps/api/src/cli.ts', 'migrate'], environment)
await processes.run(process.execPath, ['apps/api/sample-office/main.ts'], environment)
processes.start('mail templates', 'pnpm', ['--filter', '@kakehashi/emails', 'watch'], environment)
processes.start(
  'style types',
  'pnpm',
  ['--filter', '@kakehashi/checks', 'styles', '--watch', '--preserveWatchOutput'],
  environment,
)
processes.start('worker', process.execPath, ['--watch', 'apps/api/src/worker.ts'], environment)
processes.start('api', process.execPath, ['--watch', 'apps/api/src/main.ts'], environment)
processes.start('site', 'pnpm', ['--filter', '@kakehashi/site', 'dev'], environment)
processes.start(
  'web',
  'pnpm',
  ['--filter', '@kakehashi/web', 'dev', '--port', String(webPort)],
  environment,
)
process.stdout.write(`
  Kakehashi   ${publicUrl}
  Mailbox     ${mailbox.pageUrl}
  API         ${publicUrl}/api/docs
  Scanner     ${scannerFolder}
${sampleLogins}
`)

async function storedSecret(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFile(file, 'utf8')
}

let stopping: Promise<void> | undefined
async function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await processes.stop()
    await fileStorage.stop()
    await mailbox.stop()
    await postgres.stop()
    process.exit(code)
  })()
  await stopping
}
