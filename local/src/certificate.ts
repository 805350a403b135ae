import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Certificate {
  readonly certificateFile: string
  readonly keyFile: string
  readonly cert: string
  readonly key: string
}

/** A self-signed certificate for this machine. This process and its calls trust it. */
export async function createCertificate(folder: string, days = 90): Promise<Certificate> {
  const certificateFile = join(folder, 'certificate.pem')
  const keyFile = join(folder, 'key.pem')
  const files = ['-keyout', keyFile, '-out', certificateFile]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await run('openssl', ['req', '-x509', ...key, '-days', String(days), ...names, ...files])
  const cert = await readFile(certificateFile, 'utf8')
  setDefaultCACertificates([...getCACertificates(), cert])
  return { certificateFile, keyFile, cert, key: await readFile(keyFile, 'utf8') }
}
