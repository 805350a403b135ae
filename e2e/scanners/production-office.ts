import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { startFileStorage } from '@kakehashi/local/file-storage'
import { startMailbox } from '@kakehashi/local/mailbox'
import { freePort } from '@kakehashi/local/ports'
import { startPostgres } from '@kakehashi/local/postgres'
import { createOfficeDatabase } from '@kakehashi/local/postgres-roles'
import { createProcessGroup, repository, startArguments } from '@kakehashi/local/processes'
import { mailbox as mailboxUrl, site as apiUrl } from '../support/environment.ts'
import { createCertificate } from '@kakehashi/local/certificate'
import { startProxy } from './proxy.ts'

const siteFolder = join(repository, 'apps/site/build')

export type ProductionOffice = Awaited<ReturnType<typeof startProductionOffice>>

/** The office as in production: it refuses to start with anything that is not safe. */
export async function startProductionOffice() {
  const processes = createProcessGroup((name) => {
    process.stderr.write(`${name} exited unexpectedly\n`)
    void processes.stop().finally(() => process.exit(1))
  })
  if (!existsSync(join(siteFolder, 'site.json'))) await processes.run('pnpm', ['build'])
  const home = await mkdtemp(join(tmpdir(), 'kakehashi-scanners-'))
  const certificate = await createCertificate(home)
  const [postgres, mailbox, fileStorage, httpsPort, metricsPort] = await Promise.all([
    startPostgres(),
    startMailbox({ pagePort: Number(new URL(mailboxUrl).port), certificate }),
    startFileStorage(home),
    freePort(),
    freePort(),
  ])
  const database = await createOfficeDatabase(postgres.url, 'office')
  const publicUrl = `https://localhost:${httpsPort}`
  const apiPort = Number(new URL(apiUrl).port)
  const environment = {
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: certificate.certificateFile,
    LOG_LEVEL: 'error',
    DATABASE_URL: database.applicationUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'office@kakehashi.example',
    OFFICE_SECRET: randomBytes(32).toString('base64'),
    HISTORY_KEYS: `scanners:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: publicUrl,
    PORT: String(apiPort),
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_FOLDER: siteFolder,
    ...fileStorage.environment,
  }
  const office = (...words: string[]) =>
    processes.run(process.execPath, ['apps/api/src/cli.ts', ...words], {
      ...environment,
      ...(words[0] === 'migrate' && { MIGRATION_DATABASE_URL: database.ownerUrl }),
    })
  await office('migrate')
  const facts = join(home, 'office.json')
  await writeFile(facts, JSON.stringify(sampleOffice))
  await office('publish', facts)
  await office('render-site')
  const workerArguments = await startArguments('start:worker')
  const ofWorker = { ...environment, METRICS_PORT: '0' }
  processes.start('worker', process.execPath, workerArguments, ofWorker)
  processes.start('api', process.execPath, await startArguments('start'), environment)
  const proxy = await startProxy({ home, certificate, httpsPort, apiPort })
  await waitUntilReady(publicUrl)
  return {
    home,
    certificate,
    publicUrl,
    apiUrl,
    httpUrl: proxy.httpUrl,
    createDatabase: (name: string) => createOfficeDatabase(postgres.url, name),
    makeOwner: (email: string) => office('make-owner', email),
    serverErrors: () => countServerErrors(metricsPort),
    async stop() {
      await proxy.stop()
      await processes.stop()
      await fileStorage.stop()
      await mailbox.stop()
      await postgres.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Replies of the API with a status above 499, which the scanners do not always report. */
async function countServerErrors(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = text.matchAll(/^http_call_seconds_count\{[^}]*status="5\d\d"[^}]*\} (\d+)/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

async function waitUntilReady(publicUrl: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const isUp = await fetch(`${publicUrl}/api/health`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The office was not ready within a minute')
}
