import { Gauge } from '@prometheus-io/client'
import type { OfficeReader } from '../office-reader.ts'
import type { Metrics } from './create-metrics.ts'

export function watchDisk(metrics: Metrics, { disk }: Pick<OfficeReader, 'disk'>): void {
  const free = new Gauge({
    name: 'kakehashi_files_disk_free_bytes',
    help: 'Free space on the disk of FILES_FOLDER; not with a bucket',
    registers: [metrics.registry],
  })
  const size = new Gauge({
    name: 'kakehashi_files_disk_size_bytes',
    help: 'Size of the disk of FILES_FOLDER; not with a bucket',
    registers: [metrics.registry],
  })
  const forget = () => [free, size].forEach((each) => each.remove())
  forget()
  metrics.beforeScrape(async () => {
    const space = await disk()
    if (!space) return forget()
    free.set(space.freeBytes)
    size.set(space.sizeBytes)
  })
}
