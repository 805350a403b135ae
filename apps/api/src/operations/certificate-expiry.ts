import { duration } from '../clock.ts'
import { peerCertificate } from './peer-certificate.ts'

const timeout = 5_000
const readEvery = duration.hour
/** The proxy may start after this process. */
const tryAgainAfter = duration.minute

/**
 * Returns when the certificate of the site expires, or null. Nobody waits for it: it says what was
 * read before, and begins a new reading once an hour.
 */
export function createCertificateExpiry(publicUrl: string): () => Date | null {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return () => null
  let expiresAt: Date | null = null
  let nextAt = 0
  const read = async () => {
    const options = { timeout, isAnyRead: true }
    const { valid_to } = await peerCertificate(hostname, Number(port || 443), options)
    const date = new Date(valid_to)
    if (Number.isFinite(date.getTime())) expiresAt = date
  }
  return () => {
    if (Date.now() >= nextAt) {
      nextAt = Date.now() + readEvery
      read().catch(() => {
        nextAt = Date.now() + tryAgainAfter
      })
    }
    return expiresAt
  }
}
