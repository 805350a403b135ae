import { readDatabaseUrl } from './db/database-url.ts'

/** The settings that decide it; config.ts reads them. */
interface Settings {
  readonly SAMPLE_OFFICE: boolean
  readonly PUBLIC_URL: string
  readonly SMTP_URL: string
  readonly SMTP_WITHOUT_TLS?: boolean | undefined
  readonly OFFICE_SECRET: Buffer
  readonly HISTORY_KEYS: readonly { readonly secret: Buffer }[]
  readonly DATABASE_URL: string
  readonly S3_ENDPOINT?: string | undefined
  readonly CLAMD_URL?: string | undefined
  readonly MIGRATION_DATABASE_URL?: string | undefined
  readonly LIVE_DATABASE_URL?: string | undefined
}

/** What production refuses to start with: one line for each setting, with what to do. */
export function unsafeInProduction(config: Settings): string[] {
  const lines: string[] = []
  if (config.SAMPLE_OFFICE) {
    lines.push('  SAMPLE_OFFICE is refused in production: its passwords are published')
  }
  if (!config.PUBLIC_URL.startsWith('https://')) {
    lines.push('  PUBLIC_URL must begin with https:// in production: passwords travel over it')
  }
  if (config.SMTP_WITHOUT_TLS && !isThisMachine(new URL(config.SMTP_URL).hostname)) {
    lines.push(
      '  SMTP_WITHOUT_TLS is only for a mail server on this machine: remove it, or use localhost',
    )
  }
  if (weakensMailTls(new URL(config.SMTP_URL))) {
    lines.push(
      '  SMTP_URL changes how the connection is secured: remove the options tls, secure, ignoreTLS and requireTLS',
    )
  }
  if (isGuessable(config.OFFICE_SECRET)) {
    lines.push('  OFFICE_SECRET is not random: create one with `openssl rand -base64 32`')
  }
  if (config.HISTORY_KEYS.some(({ secret }) => isGuessable(secret))) {
    lines.push('  HISTORY_KEYS is not random: create one with `kakehashi new-history-key`')
  }
  if (config.S3_ENDPOINT !== undefined && !isSafeAddress(config.S3_ENDPOINT, 'https:')) {
    lines.push('  S3_ENDPOINT leaves this machine without TLS: use https://')
  }
  // clamd has no TLS, and it gets every document in the clear.
  if (config.CLAMD_URL !== undefined && !isSafeAddress(config.CLAMD_URL, 'unix:')) {
    lines.push('  CLAMD_URL must be a daemon on this machine: documents travel to it without TLS')
  }
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'LIVE_DATABASE_URL'] as const) {
    const url = config[name]
    if (url !== undefined && !isSafeConnection(url)) {
      lines.push(
        `  ${name} leaves this machine without TLS or without checking the certificate: add ?sslmode=verify-full, or use a database on this machine`,
      )
    }
  }
  return lines
}

function isThisMachine(host: string): boolean {
  return ['', 'localhost', '[::1]'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

function isSafeAddress(url: string, safeProtocol: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === safeProtocol || isThisMachine(hostname)
}

/** The mail library reads options from the address, also those that accept any certificate. */
function weakensMailTls({ hostname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  return (
    !isThisMachine(hostname) &&
    names.some((name) => /^(tls\b|secure$|ignoreTLS$|requireTLS$)/i.test(name))
  )
}

function isSafeConnection(url: string): boolean {
  const { host, sslMode } = readDatabaseUrl(url)
  if (host.startsWith('/') || isThisMachine(host)) return true
  // With `require`, some versions of the library accept any certificate.
  return sslMode === 'verify-full'
}

/** Repeated, counted or typed bytes; a random secret looks so less than once in 10^12. */
function isGuessable(secret: Buffer): boolean {
  const steps = [...secret.subarray(1)].map((byte, index) => (byte - (secret[index] ?? 0)) & 255)
  const isTyped = secret.every((byte) => byte >= 0x20 && byte < 0x7f)
  return new Set(secret).size < 16 || new Set(steps).size < 8 || isTyped
}
