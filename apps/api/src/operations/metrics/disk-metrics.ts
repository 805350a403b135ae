import { statfs } from 'node:fs/promises'
import { Gauge } from '@prometheus-io/client'
import type { Metrics } from './create-metrics.ts'
import { within } from './within.ts'

/** A disk of another machine may not answer. */
const longest = 1_000

/** The disk of the files. Undefined if they are in a bucket. */
export function watchDisk(metrics: Metrics, folder: string | undefined): void {
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
  if (folder === undefined) return
  metrics.beforeScrape(async () => {
    const disk = await within(longest, statfs(folder), undefined)
    if (!disk) return forget()
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
  })
}
