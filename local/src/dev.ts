import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFileParts } from './file-parts.ts'
import { startMailbox } from './mailbox.ts'
import { startPostgres } from './postgres.ts'
import { createCrew, repository } from './processes.ts'
import { sampleLogins } from './sample-logins.ts'

/** Everything at once, with hot reload; the database stays in .local between runs. */
const home = join(repository, '.local')
await mkdir(home, { recursive: true })
const webPort = Number(process.env['PORT'] ?? 4000)
const apiPort = webPort + 1
const sitePort = webPort + 3
const publicUrl = `http://localhost:${webPort}`

const crew = createCrew((name) => {
  process.stderr.write(`${name} has stopped by itself\n`)
  void stop(1)
})
const postgres = await startPostgres({ folder: join(home, 'database') })
const mailbox = await startMailbox({ pagePort: webPort + 2 })
const fileParts = await startFileParts(home)
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))

const environment = {
  LOG_LEVEL: 'warn',
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: postgres.databaseUrl('postgres'),
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'Kakehashi <office@kakehashi.example>',
  OFFICE_SECRET: await keptSecret(join(home, 'office-secret')),
  PUBLIC_URL: publicUrl,
  PORT: String(apiPort),
  METRICS_PORT: '0',
  API_URL: `http://127.0.0.1:${apiPort}`,
  SITE_PORT: String(sitePort),
  SITE_URL: `http://127.0.0.1:${sitePort}`,
  SAMPLE_OFFICE: 'true',
  ...fileParts.environment,
}
// `pnpm office` reads it, so that commands reach the running office.
await writeFile(join(home, 'environment.json'), JSON.stringify(environment), { mode: 0o600 })
await crew.run(process.execPath, ['apps/api/src/cli.ts', 'migrate'], environment)
await crew.run(process.execPath, ['apps/api/sample-office/main.ts'], environment)
crew.start('mail templates', 'pnpm', ['--filter', '@kakehashi/emails', 'watch'], environment)
crew.start('worker', process.execPath, ['--watch', 'apps/api/src/worker.ts'], environment)
crew.start('api', process.execPath, ['--watch', 'apps/api/src/main.ts'], environment)
crew.start('site', 'pnpm', ['--filter', '@kakehashi/site', 'dev'], environment)
crew.start(
  'web',
  'pnpm',
  ['--filter', '@kakehashi/web', 'dev', '--port', String(webPort)],
  environment,
)
process.stdout.write(`
  Kakehashi   ${publicUrl}
  Mailbox     ${mailbox.pageUrl}
  API         ${publicUrl}/api/docs
${sampleLogins}
`)

async function keptSecret(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFile(file, 'utf8')
}

let stopping: Promise<void> | undefined
async function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await crew.stop()
    await fileParts.stop()
    await mailbox.stop()
    await postgres.stop()
    process.exit(code)
  })()
  await stopping
}
