import { Gauge } from '@prometheus-io/client'
import type { OfficeReader } from '../office-reader.ts'
import type { Metrics } from './create-metrics.ts'

export function watchCertificate(
  metrics: Metrics,
  { certificateExpiresAt }: Pick<OfficeReader, 'certificateExpiresAt'>,
): void {
  const expiry = new Gauge({
    name: 'kakehashi_certificate_expiry_timestamp_seconds',
    help: 'When the certificate of the site expires; only if PUBLIC_URL begins with https',
    registers: [metrics.registry],
  })
  expiry.remove()
  metrics.beforeScrape(async () => {
    const at = certificateExpiresAt()
    if (at) expiry.set(at.getTime() / 1000)
  })
}
