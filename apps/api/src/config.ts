import { resolve } from 'node:path'
import { z } from 'zod'
import type { HistorySecret } from './events/history-keys.ts'
import { unsafeInProduction } from './production-rules.ts'
import { readSigningKey } from './papers/signing/signing-key.ts'
import { readSecretFiles } from './secret-files.ts'
import type { OfficeKey } from './storage/vault.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** Relative to the folder in which the process was started. */
const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(path))
const isOn = z.enum(['true', 'false']).transform((word) => word === 'true')

const officeSecret = z
  .string({ error: 'is missing: create one with `openssl rand -base64 32` and keep it safe' })
  .refine(
    (text) => Buffer.from(text, 'base64').length === 32,
    'must be 32 bytes in base64: create one with `openssl rand -base64 32`',
  )
  .transform((text) => Buffer.from(text, 'base64'))

function secretOf(id = '', base64 = ''): HistorySecret {
  return { id, secret: Buffer.from(base64, 'base64') }
}

const signingKey = z.string().transform((pem, context) => {
  try {
    return readSigningKey(pem)
  } catch {
    const message =
      'must be a private key (RSA or P-256) and its certificate in PEM: create them with `kakehashi new-signing-key`'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
})

/** Each error message says which value to set. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: z
    .string({ error: 'is missing: set it to postgres://user:password@host/database' })
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  /** Owns the tables; only `kakehashi migrate` needs it. */
  MIGRATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /**
   * The database itself, if DATABASE_URL is a pooler such as PgBouncer. Live updates and jobs listen
   * for notifications, which do not pass a pooler that hands out connections by transaction.
   */
  LIVE_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  PUBLIC_URL: z
    .url({
      error: 'is missing or not a URL: set it to the public address, like https://office.example',
    })
    .transform((url) => url.replace(/\/+$/, '')),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** By default 9464 for an API and 9465 for a worker, so that one of each can share a machine. */
  METRICS_PORT: port.optional(),
  /** A collector of OpenTelemetry, by its usual name; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ error: 'is not a URL: set it to a collector, like http://127.0.0.1:4318, or remove it' })
    .optional(),
  /** Encrypts second factors. If it is lost, they have to be set up again. */
  OFFICE_SECRET: officeSecret,
  /** The secret before the current one; it only reads. */
  OFFICE_SECRET_PREVIOUS: officeSecret.optional(),
  SMTP_URL: z
    .string({ error: 'is missing: set it to smtp://user:password@host:587' })
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  /** For a mail server on this machine; by default smtp:// requires STARTTLS in production. */
  SMTP_WITHOUT_TLS: isOn.optional(),
  /** An address, or a name and an address in angle brackets. */
  MAIL_FROM: z
    .string({ error: 'is missing: set it to the sender address of mails' })
    .regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'is not an address: set it to the sender address of mails, like office@office.example',
    }),
  /** Files are stored in a local folder or in an S3 bucket. */
  FILES_FOLDER: folder.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ error: 'is not a URL: leave it out for Amazon S3' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Where `kakehashi copy-files` copies them to: another disk or machine, or another bucket. */
  BACKUP_FOLDER: folder.optional(),
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z.url({ error: 'is not a URL: leave it out for Amazon S3' }).optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  /** As long as backups of the database are kept. */
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** Encrypts the file keys. If it is lost, every file is lost; keep it apart from the backups. */
  FILE_KEYS: z
    .string({ error: 'is missing: create one with `kakehashi new-file-key` and keep it safe' })
    .transform((list) =>
      list
        .split(',')
        .map((entry) => /^([\w.-]{1,50}):(AGE-SECRET-KEY-1[A-Z0-9]{58})$/.exec(entry.trim()))
        .map((parts) => parts && { id: parts[1] ?? '', identity: parts[2] ?? '' }),
    )
    .refine(
      (keys): keys is [OfficeKey, ...OfficeKey[]] => keys.length > 0 && !keys.includes(null),
      'must be like name:AGE-SECRET-KEY-1..., several separated by commas, the current one first',
    ),
  /** Seals the history. If it is lost, what it sealed can no longer be verified. */
  HISTORY_KEYS: z
    .string({ error: 'is missing: create one with `kakehashi new-history-key` and keep it safe' })
    .transform((list) =>
      list
        .split(',')
        .map((entry) => /^([\w.-]{1,50}):([A-Za-z0-9+/]{43}=)$/.exec(entry.trim()))
        .map((parts) => parts && secretOf(parts[1], parts[2])),
    )
    .refine(
      (keys): keys is [HistorySecret, ...HistorySecret[]] =>
        keys.length > 0 && !keys.includes(null),
      'must be like name:SECRET with 32 bytes in base64, several separated by commas, the current one first',
    ),
  /**
   * Signs certificates of translation, as PEM: the private key, its certificate, and those of the
   * authorities above it. Without it none can be issued.
   */
  SIGNING_KEY: signingKey.optional(),
  /** The ClamAV daemon. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/:]+:\d+|unix:\/.+)$/, 'must be like tcp://host:3310 or unix:/path')
    .optional(),
  /**
   * Where the office's scanner saves documents. The worker takes them in; without it there is no
   * tray at the counter.
   */
  SCANNER_FOLDER: folder.optional(),
  /** What one person can send in a day, and before the e-mail address is confirmed. */
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  UPLOAD_MB_PER_DAY_UNCONFIRMED: z.coerce.number().int().min(1).max(1_000_000).default(100),
  /** Addresses or networks whose X-Forwarded-* headers are trusted, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The built website; without it, this process serves only the API. */
  SITE_FOLDER: folder.optional(),
  /** How long a stopping API answers 503 at /api/ready, so that proxies send calls elsewhere. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  /** Replaces the setting of the office, for demonstrations and tests. */
  UNDO_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  /** Replaces the number of documents in the setting `bulkReading`, for tests. */
  READING_LIMIT: z.coerce.number().int().min(1).optional(),
  /** The passwords of the sample users are public, so they are created only if this is set. */
  SAMPLE_OFFICE: isOn.default(false),
})

export type Config = z.output<typeof environment>

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const withFiles = readSecretFiles(env)
  refuse('The environment is not complete', withFiles.problems)
  const result = environment.safeParse(withFiles.env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`The environment is not complete:\n${lines.join('\n')}`)
  }
  const config = result.data
  refuse('The environment is not complete', missingForFiles(config))
  if (config.NODE_ENV === 'production') {
    refuse('The environment is not safe', unsafeInProduction(config))
  }
  return config
}

function refuse(title: string, lines: readonly string[]): void {
  if (lines.length > 0) throw new ConfigError(`${title}:\n${lines.join('\n')}`)
}

/** Whether mail is refused to a server that does not offer TLS. */
export function requiresMailTls({ NODE_ENV, SMTP_WITHOUT_TLS }: Config): boolean {
  return !(SMTP_WITHOUT_TLS ?? NODE_ENV !== 'production')
}

/** In development and tests nobody waits for a proxy. */
export function drainSeconds({ NODE_ENV, DRAIN_SECONDS }: Config): number {
  return DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 10 : 0)
}

/** Where this process has its metrics. */
export function metricsPort({ METRICS_PORT }: Config, part: 'api' | 'worker'): number {
  return METRICS_PORT ?? { api: 9464, worker: 9465 }[part]
}

/** Files need a store, and in production a virus scanner. */
function missingForFiles(config: Config): string[] {
  const lines: string[] = []
  if (config.S3_BUCKET === undefined && config.FILES_FOLDER === undefined) {
    lines.push('  FILES_FOLDER is missing: set it to a folder for files, or set S3_BUCKET')
  }
  if (config.S3_BUCKET !== undefined && !(config.S3_ACCESS_KEY && config.S3_SECRET_KEY)) {
    lines.push('  S3_ACCESS_KEY and S3_SECRET_KEY are missing: set the credentials of S3_BUCKET')
  }
  const names = {
    FILE_KEYS: config.FILE_KEYS.map((key) => key?.id),
    HISTORY_KEYS: config.HISTORY_KEYS.map((key) => key?.id),
  }
  for (const [name, ids] of Object.entries(names)) {
    if (new Set(ids).size < ids.length) {
      lines.push(`  ${name} has two keys with the same name: give each key its own name`)
    }
  }
  if (config.NODE_ENV === 'production' && config.CLAMD_URL === undefined) {
    lines.push('  CLAMD_URL is missing: set it to the virus scanner, like tcp://127.0.0.1:3310')
  }
  return lines
}

export function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitIfUnsafe(error)
  }
}

/** Prints configuration errors without a stack trace; for `.catch()`. */
export function exitIfUnsafe(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
