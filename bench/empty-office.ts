import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@kakehashi/api/db/migrate'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { applicationRole, createOfficeDatabase } from '@kakehashi/local/postgres-roles'
import { freePort } from '@kakehashi/local/ports'
import { createProcessGroup, repository } from '@kakehashi/local/processes'
import { newHistoryKey } from '@kakehashi/api/events/history-keys'
import { newFileKey } from '@kakehashi/api/storage/vault'
import pg from 'pg'
import type { Model } from './fill-office.ts'

export const ownerLogin = { email: 'owner@example.com', password: 'bench-owner-password-2026' }

interface EmptyOffice {
  readonly url: string
  /** As a superuser. */
  readonly databaseUrl: string
  readonly applicationUrl: string
  readonly model: Model
  stop(): Promise<void>
}

/** Starts the built product on an empty database with one user, the owner. */
export async function openEmptyOffice(
  server: { readonly url: string },
  name: string,
): Promise<EmptyOffice> {
  const database = await createOfficeDatabase(server.url, name)
  await migrate(database.ownerUrl, { applicationRole })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const files = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'))
  const processes = createProcessGroup((processName) => {
    throw new Error(`${processName} exited unexpectedly`)
  })
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '',
    DATABASE_URL: database.applicationUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Kakehashi <office@kakehashi.example>',
    OFFICE_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    PORT: String(port),
    METRICS_PORT: '0',
    SITE_FOLDER: join(repository, 'apps/site/build'),
    FILES_FOLDER: files,
    FILE_KEYS: await newFileKey('bench'),
    HISTORY_KEYS: newHistoryKey('bench'),
  }
  const facts = join(files, 'office.json')
  await writeFile(facts, JSON.stringify(sampleOffice))
  await processes.run(process.execPath, ['apps/api/src/cli.ts', 'publish', facts], environment)
  await processes.run(process.execPath, ['apps/api/src/cli.ts', 'render-site'], environment)
  const withoutSecondFactor = ['settings', 'staffSecondFactor', 'false']
  await processes.run(
    process.execPath,
    ['apps/api/src/cli.ts', ...withoutSecondFactor],
    environment,
  )
  processes.start('api', process.execPath, ['apps/api/src/main.ts'], environment)
  const stop = async () => {
    await processes.stop()
    await rm(files, { recursive: true, force: true })
  }
  const userId = await register(url)
  const databaseUrl = database.adminUrl
  await run(databaseUrl, `update users set is_admin = true, is_owner = true where id = '${userId}'`)
  return {
    url,
    databaseUrl,
    applicationUrl: database.applicationUrl,
    model: { userId, email: ownerLogin.email },
    stop,
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function register(url: string): Promise<string> {
  const person = {
    firstName: 'Sample',
    lastName: 'Owner',
    phone: '090-0000-0000',
    branch: 'CIVILIAN',
  }
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const reply = await fetch(`${url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, ...ownerLogin }),
    }).catch(() => undefined)
    if (reply?.ok) return ((await reply.json()) as { _id: string })._id
    if (reply && reply.status < 500) throw new Error(`Registration failed: ${await reply.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error('The API was not ready within a minute')
}
