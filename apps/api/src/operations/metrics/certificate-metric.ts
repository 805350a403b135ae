import { Gauge } from '@prometheus-io/client'
import { duration } from '../../clock.ts'
import { peerCertificate } from '../peer-certificate.ts'
import type { Metrics } from './create-metrics.ts'

const timeout = 5_000
const readEvery = duration.hour
/** The proxy may start after this process. */
const tryAgainAfter = duration.minute

/**
 * When the certificate of the site expires. A scrape never waits for it: it says what was read
 * before, and begins a new reading once an hour.
 */
export function watchCertificate(metrics: Metrics, publicUrl: string): void {
  const expiry = new Gauge({
    name: 'kakehashi_certificate_expiry_timestamp_seconds',
    help: 'When the certificate of the site expires; only if PUBLIC_URL begins with https',
    registers: [metrics.registry],
  })
  expiry.remove()
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return
  let nextAt = 0
  const read = async () => {
    const options = { timeout, isAnyRead: true }
    const { valid_to } = await peerCertificate(hostname, Number(port || 443), options)
    const seconds = Date.parse(valid_to) / 1000
    if (Number.isFinite(seconds)) expiry.set(seconds)
  }
  metrics.beforeScrape(async () => {
    if (Date.now() < nextAt) return
    nextAt = Date.now() + readEvery
    read().catch(() => {
      nextAt = Date.now() + tryAgainAfter
    })
  })
}
