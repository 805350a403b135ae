import { Gauge, Histogram, type Registry } from '@prometheus-io/client'
import type { DatabaseWatch, PoolState } from '../../watch.ts'
import { createQueryNames } from './query-name.ts'

const unused: PoolState = { used: 0, idle: 0, waiting: 0, most: 0 }

/** The connections of this process and the queries that it sends. */
export function createDatabaseMetrics(
  registry: Registry,
  beforeScrape: (refresh: () => Promise<void>) => void,
): DatabaseWatch {
  const registers = [registry]
  const connections = new Gauge({
    name: 'kakehashi_database_pool_connections',
    help: 'Connections of the pool of this process, by state',
    labelNames: ['state'],
    registers,
  })
  const size = new Gauge({
    name: 'kakehashi_database_pool_size',
    help: 'Connections that the pool of this process may open',
    registers,
  })
  const waiting = new Gauge({
    name: 'kakehashi_database_pool_waiting',
    help: 'Queries and transactions that wait for a connection now',
    registers,
  })
  let stateNow: (() => PoolState) | undefined
  beforeScrape(async () => {
    const state = stateNow?.() ?? unused
    connections.set({ state: 'used' }, state.used)
    connections.set({ state: 'idle' }, state.idle)
    size.set(state.most)
    waiting.set(state.waiting)
  })
  const waits = new Histogram({
    name: 'kakehashi_database_pool_wait_seconds',
    help: 'How long queries and transactions waited for a connection',
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 5],
    registers,
  })
  const queries = new Histogram({
    name: 'kakehashi_database_query_seconds',
    help: 'How long queries took, by what they do and to which table',
    labelNames: ['query'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  })
  const nameOf = createQueryNames()
  return {
    pool(given) {
      stateNow = given
    },
    waited: (seconds) => waits.observe(seconds),
    async query(text, run) {
      const began = performance.now()
      try {
        return await run()
      } finally {
        queries.observe({ query: nameOf(text) }, (performance.now() - began) / 1000)
      }
    },
  }
}
