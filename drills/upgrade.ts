import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillOffice } from '@kakehashi/bench/fill-office'
import { repository } from '@kakehashi/local/processes'
import { failedCalls } from './src/call-log.ts'
import { runDrill } from './src/drill.ts'
import { watchLocks } from './upgrade/lock-watch.ts'
import { versionWithMigrations } from './upgrade/version-with-migrations.ts'

/**
 * Upgrades a large office while people use it: migrates, and restarts one process after the other
 * with the new version. No call may fail or wait for the migration for more than a second.
 *
 *   pnpm drill:upgrade [--requests 1000000] [--from CHECKOUT] [--migrations FOLDER]
 *
 * By default the next version is this one with the migrations in `drills/upgrade/next-version`. With
 * `--from`, the checkout of a released version is upgraded to this one.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '60' },
    drain: { type: 'string', default: '10' },
    from: { type: 'string' },
    migrations: { type: 'string', default: join(import.meta.dirname, 'upgrade/next-version') },
  },
})
const longestLock = 1_000
const home = await mkdtemp(join(tmpdir(), 'kakehashi-next-'))
const previous = values.from === undefined ? repository : resolve(values.from)
const next =
  values.from === undefined
    ? await versionWithMigrations(home, resolve(values.migrations))
    : repository

await runDrill({
  name: `Upgrade of an office with ${values.requests} requests`,
  customers: Number(values.customers),
  proxy: 'haproxy',
  roots: [previous, previous],
  environment: { DRAIN_SECONDS: values.drain },
  async prepare(office, report) {
    const [owner] = await office.query<{ id: string; email: string }>(
      'select id, email from users where is_owner limit 1',
    )
    const { id: userId = '', email = '' } = owner ?? {}
    const { seconds } = await fillOffice(
      office.databaseUrl,
      { userId, email },
      Number(values.requests),
    )
    report.line(`${values.requests} requests were filled in ${Math.round(seconds)} s`)
  },
  async disturb({ office, load: { log }, report }) {
    const locks = watchLocks(office)
    const start = Date.now()
    const { stdout } = await office.command(['migrate'], next)
    const applied = stdout.trim().split('\n').at(-1)
    const seconds = ((Date.now() - start) / 1_000).toFixed(1)
    report.line(`${applied} in ${seconds} s, ${log.failures().length} calls failed`)
    const longest = await locks.stop()
    report.expect(
      longest <= longestLock,
      `the longest wait of a call for the migration was ${longest} ms`,
    )
    await office.command(['render-site'], next)
    for (const one of [...office.apis, ...office.workers]) {
      await one.restart(next)
      report.line(`${one.name} is the new version, ${log.calls.length} calls`)
    }
  },
  judgeCalls: failedCalls,
  mails: { seconds: 120, allowsSameMailTwice: false },
})
await rm(home, { recursive: true, force: true })
