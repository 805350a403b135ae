import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, waitForPort } from '@kakehashi/local/ports'
import { startSwift } from '@kakehashi/local/swift'

const run = promisify(execFile)

export type BackupBucket = Awaited<ReturnType<typeof startBackupBucket>>

/** An S3 store behind TLS, with a certificate of an authority that nobody else knows. */
export async function startBackupBucket(folder: string) {
  await mkdir(folder, { mode: 0o755 })
  const swift = await startSwift()
  const port = await freePort()
  const certificates = await createCertificates(folder)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend tls
  bind 127.0.0.1:${port} ssl crt ${certificates.serverFile}
  default_backend store
backend store
  server swift ${new URL(swift.endpoint).host}
`,
  )
  const proxy = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  process.once('exit', () => proxy.kill('SIGKILL'))
  await waitForPort(port, () => proxy.exitCode !== null)
  const { bucket, region, accessKey, secretKey } = swift
  return { bucket, region, accessKey, secretKey, port, authorityFile: certificates.authorityFile }
}

/** The published configuration of pgBackRest, with this bucket. */
export function withBucket(text: string, bucket: BackupBucket): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^repo1-s3-bucket=.*$/m, `repo1-s3-bucket=${bucket.bucket}`],
    [/^repo1-s3-endpoint=.*$/m, 'repo1-s3-endpoint=localhost'],
    [/^repo1-s3-region=.*$/m, `repo1-s3-region=${bucket.region}`],
    [/^repo1-s3-key=.*$/m, `repo1-s3-key=${bucket.accessKey}`],
    [/^repo1-s3-key-secret=.*$/m, `repo1-s3-key-secret=${bucket.secretKey}`],
    [/^# repo1-s3-uri-style=path$/m, 'repo1-s3-uri-style=path'],
    [/^# repo1-storage-port=.*$/m, `repo1-storage-port=${bucket.port}`],
    [/^# repo1-storage-ca-file=.*$/m, `repo1-storage-ca-file=${bucket.authorityFile}`],
  ]
  let changed = text
  for (const [pattern, line] of changes) {
    if (!pattern.test(changed)) throw new Error(`pgbackrest.conf has no ${pattern}`)
    changed = changed.replace(pattern, line)
  }
  return changed
}

function openssl(...words: string[]) {
  return run('openssl', words)
}

async function createCertificates(folder: string) {
  const at = (name: string) => join(folder, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const authorityFile = at('authority.pem')
  const days = ['-days', '30']
  const own = ['-subj', '/CN=authority', '-keyout', at('authority.key'), '-out', authorityFile]
  await openssl('req', '-x509', ...key, ...days, ...own)
  const request = ['-subj', '/CN=localhost', '-keyout', at('server.key'), '-out', at('server.csr')]
  await openssl('req', ...key, ...request)
  await writeFile(at('names'), 'subjectAltName=DNS:localhost')
  const by = ['-CA', authorityFile, '-CAkey', at('authority.key'), '-CAcreateserial']
  const files = ['-in', at('server.csr'), '-extfile', at('names'), '-out', at('server.crt')]
  await openssl('x509', '-req', ...by, ...days, ...files)
  const serverFile = at('server.pem')
  const both = await Promise.all(['server.crt', 'server.key'].map((name) => readFile(at(name))))
  await writeFile(serverFile, Buffer.concat(both), { mode: 0o600 })
  return { authorityFile, serverFile }
}
