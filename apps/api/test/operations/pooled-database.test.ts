import * as messages from '@kakehashi/contract/requests/messages'
import { isPgBouncerInstalled, startPgBouncer } from '@kakehashi/local/pgbouncer'
import { freePort } from '@kakehashi/local/ports'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/connection.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createLog } from '../../src/log.ts'
import { LiveListener } from '../support/live-listener.ts'
import { openOffice } from '../support/office.ts'
import { spawnApi } from '../support/second-process.ts'
import { seedRequest } from '../support/seed-request.ts'

test.runIf(isPgBouncerInstalled)(
  'behind PgBouncer in transaction mode calls, live updates, mails and metrics work',
  { timeout: 90_000 },
  async () => {
    const office = await openOffice()
    const direct = office.database.url
    const pooler = await startPgBouncer(direct, 3)
    const METRICS_PORT = String(await freePort())
    const urls = { DATABASE_URL: pooler.url, LIVE_DATABASE_URL: direct }
    const api = await spawnApi(office, { ...urls, METRICS_PORT })
    const db = connect(pooler.url, 5, { isPooled: true })
    const worker = await startWorker({
      ...office,
      db,
      log: createLog('silent'),
      databaseUrl: direct,
    })
    try {
      const customer = await office.signedIn('customer')
      const id = await seedRequest(office, customer.user._id)
      const browser = customer.browser.at(api.address)
      const live = await LiveListener.open(browser)

      const write = (count: number) =>
        browser.call(messages.writeMessage, {
          params: { requestId: id },
          body: { comment: `Message ${count}` },
        })
      const replies = await Promise.all(Array.from({ length: 20 }, (_, count) => write(count)))

      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      await live.until(() => live.tags.includes(`Request ${id}`))
      live.close()
      await expect
        .poll(async () => (await office.mailsTo(customer.user.email)).length, { timeout: 20_000 })
        .toBeGreaterThan(0)
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and application_name = 'kakehashi'`.execute(office.db)
      expect(rows[0]?.count, 'connections of the pooler, and those of this test').toBeLessThan(15)
      const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
      expect(await metrics.text()).toContain('kakehashi_database_up 1')
    } finally {
      await worker.stop()
      await db.destroy()
      await api.kill()
      await pooler.stop()
      await office.close()
    }
  },
)
