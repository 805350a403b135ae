import { Gauge } from '@prometheus-io/client'
import type { Health } from '../health.ts'
import type { Metrics } from './create-metrics.ts'
import { withTimeout } from '../../with-timeout.ts'

const longest = 1_200

/** What only an API process says. */
export function watchApi(
  metrics: Metrics,
  health: Pick<Health, 'isReady'>,
  live: { readonly count: number },
): void {
  const registers = [metrics.registry]
  const ready = new Gauge({
    name: 'kakehashi_ready',
    help: 'Whether this API process is ready for calls (1) or not (0), as at /api/ready',
    registers,
  })
  const streams = new Gauge({
    name: 'kakehashi_live_streams',
    help: 'Open live streams, one for each browser with an open page',
    registers,
  })
  metrics.beforeScrape(async () => {
    streams.set(live.count)
    ready.set((await withTimeout(health.isReady(), longest, false)) ? 1 : 0)
  })
}
