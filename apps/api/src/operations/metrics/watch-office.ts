import type { OfficeReader } from '../office-reader.ts'
import { watchCertificate } from './certificate-metric.ts'
import type { Metrics } from './create-metrics.ts'
import { watchDisk } from './disk-metrics.ts'
import { createOfficeMetrics } from './office-metrics.ts'

/** Two systems that scrape at the same time cost no more than one. */
const cacheTime = 5_000

/** What every process says about the whole office. */
export function watchOffice(metrics: Metrics, reader: OfficeReader): void {
  const office = createOfficeMetrics(metrics.registry)
  let last: { at: number; done: Promise<void> } | undefined
  metrics.beforeScrape(() => {
    const at = Date.now()
    if (!last || at - last.at > cacheTime) {
      last = { at, done: reader.figures().then((figures) => office.set(figures)) }
    }
    return last.done
  })
  watchDisk(metrics, reader)
  watchCertificate(metrics, reader)
}
