import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled, run } from './programs.ts'

/** Each program checks its own configuration, with a certificate made for it. */
export function proxyProblems(): string[] {
  if (!isInstalled('openssl')) return []
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-proxies-'))
  try {
    createCertificate(folder)
    return [
      ...problemsOf('nginx', folder, 'nginx.conf', (file) => ['-t', '-q', '-c', file]),
      ...problemsOf('haproxy', folder, 'haproxy.cfg', (file) => ['-c', '-f', file]),
      ...problemsOf('caddy', folder, 'Caddyfile', (file) => [
        'validate',
        '--adapter',
        'caddyfile',
        '--config',
        file,
      ]),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const { isDone, output } = run('openssl', ['req', '-x509', ...key, '-subj', '/CN=a', ...files])
  if (!isDone) throw new Error(output)
  const parts = ['fullchain.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)))
  writeFileSync(join(folder, 'haproxy.pem'), Buffer.concat(parts))
}

function problemsOf(
  program: string,
  folder: string,
  name: string,
  check: (file: string) => string[],
): string[] {
  if (!isInstalled(program)) return []
  const published = `deploy/proxy/${name}`
  const file = join(folder, name)
  const here = readFileSync(published, 'utf8')
    .replaceAll('/etc/ssl/office', folder)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx/error.log', join(folder, 'error.log'))
    // Only root can change to another user.
    .replace(/^user www-data;\n/m, '')
    .replaceAll(/^ {4}(user|group) haproxy\n/gm, '')
  writeFileSync(file, here)
  const { isDone, output } = run(program, check(file))
  return isDone ? [] : [`${published}: ${output}`]
}
