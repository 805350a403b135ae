import { expect, test } from 'vitest'
import { connect } from '../../../src/db/connection.ts'
import { createMetrics } from '../../../src/operations/metrics/create-metrics.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { scraped } from '../../support/scraped.ts'

test('the pool says how many connections are used, idle and waited for, and for how long', async () => {
  const database = await freshDatabase()
  const metrics = createMetrics()
  const db = connect(database.url, 2, { watch: metrics.database })
  const read = () => db.selectFrom('users').select('id').execute()
  try {
    await Promise.all([read(), read()])
    const idle = await scraped(metrics)
    expect(idle).toMatchObject({
      'kakehashi_database_pool_connections{state="used"}': 0,
      'kakehashi_database_pool_connections{state="idle"}': 2,
      kakehashi_database_pool_size: 2,
      kakehashi_database_pool_waiting: 0,
      'kakehashi_database_query_seconds_count{query="select users"}': 2,
      kakehashi_database_pool_wait_seconds_count: 2,
    })

    const hold = Promise.withResolvers<void>()
    const held = [1, 2].map(() =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('users').select('id').execute()
        await hold.promise
      }),
    )
    const late = read()
    const isWaiting = async () => (await scraped(metrics))['kakehashi_database_pool_waiting']
    await expect.poll(isWaiting).toBe(1)
    expect(await scraped(metrics)).toMatchObject({
      'kakehashi_database_pool_connections{state="used"}': 2,
      'kakehashi_database_pool_connections{state="idle"}': 0,
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    hold.resolve()
    await Promise.all([...held, late])

    const after = await scraped(metrics)
    expect(after['kakehashi_database_pool_wait_seconds_count']).toBe(5)
    const waitedLess = after['kakehashi_database_pool_wait_seconds_bucket{le="0.1"}']
    expect(waitedLess).toBe(4)
  } finally {
    await db.destroy()
    await database.drop()
  }
})
