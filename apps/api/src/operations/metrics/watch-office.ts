import type { Config } from '../../config.ts'
import { watchCertificate } from './certificate-metric.ts'
import type { Metrics } from './create-metrics.ts'
import { watchDisk } from './disk-metrics.ts'
import { createOfficeMetrics } from './office-metrics.ts'
import { createFigureReader } from './read-figures.ts'

/** Two systems that scrape at the same time cost no more than one. */
const cacheTime = 5_000

type Settings = Pick<
  Config,
  'DATABASE_URL' | 'LIVE_DATABASE_URL' | 'FILES_FOLDER' | 'S3_BUCKET' | 'PUBLIC_URL'
>

/** What every process says about the whole office. */
export function watchOffice(metrics: Metrics, config: Settings): { close(): Promise<void> } {
  const isPooled = config.LIVE_DATABASE_URL !== undefined
  const reader = createFigureReader(config.DATABASE_URL, isPooled)
  const office = createOfficeMetrics(metrics.registry)
  let last: { at: number; done: Promise<void> } | undefined
  metrics.beforeScrape(() => {
    const at = Date.now()
    if (!last || at - last.at > cacheTime) {
      last = { at, done: reader.read().then((figures) => office.set(figures)) }
    }
    return last.done
  })
  watchDisk(metrics, config.S3_BUCKET === undefined ? config.FILES_FOLDER : undefined)
  watchCertificate(metrics, config.PUBLIC_URL)
  return { close: () => reader.close() }
}
