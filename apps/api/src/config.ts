import { z } from 'zod'
import type { OfficeKey } from './storage/vault.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const isOn = z.enum(['true', 'false']).transform((word) => word === 'true')

/** Everything a process is told by its environment. Each refusal says what to set. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: z
    .string({ error: 'is missing: set it to postgres://user:password@host/database' })
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  PUBLIC_URL: z
    .url({
      error: 'is missing or no address: set it to what visitors type, like https://office.example',
    })
    .transform((url) => url.replace(/\/+$/, '')),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.default(9464),
  /** Seals what must not be read from a stolen database. Losing it means setting up second factors anew. */
  OFFICE_SECRET: z
    .string({ error: 'is missing: make one with `openssl rand -base64 32` and keep it safe' })
    .refine(
      (text) => Buffer.from(text, 'base64').length === 32,
      'must be 32 bytes in base64: make one with `openssl rand -base64 32`',
    )
    .transform((text) => Buffer.from(text, 'base64')),
  SMTP_URL: z
    .string({ error: 'is missing: set it to smtp://user:password@host:587' })
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: z.string({ error: 'is missing: set it to the address that mail comes from' }).min(3),
  /** Where files are kept: a folder of this machine, or a bucket of any S3. */
  FILES_FOLDER: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ error: 'is no address: leave it out for Amazon' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Seals the keys of files. Losing it means losing every file; keep it apart from both backups. */
  FILE_KEYS: z
    .string({ error: 'is missing: make one with `pnpm office new-file-key` and keep it safe' })
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
  /** ClamAV's daemon. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/:]+:\d+|unix:\/.+)$/, 'must be like tcp://host:3310 or unix:/path')
    .optional(),
  /** Addresses or networks whose X-Forwarded-* headers count, separated by commas. */
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
  /** The built web site; without it this process serves the API alone. */
  SITE_FOLDER: z.string().optional(),
  /** Sample people have a published password, so they exist only where this says so. */
  SAMPLE_OFFICE: isOn.default(false),
})

export type Config = z.output<typeof environment>

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`The environment is not complete:\n${lines.join('\n')}`)
  }
  const config = result.data
  if (config.NODE_ENV === 'production' && config.SAMPLE_OFFICE) {
    throw new ConfigError('SAMPLE_OFFICE is refused in production: its passwords are published.')
  }
  const missing = missingForFiles(config)
  if (missing.length > 0) {
    throw new ConfigError(`The environment is not complete:\n${missing.join('\n')}`)
  }
  return config
}

/** Files need a place to lie, and in production nobody opens one that was not scanned. */
function missingForFiles(config: Config): string[] {
  const lines: string[] = []
  if (config.S3_BUCKET === undefined && config.FILES_FOLDER === undefined) {
    lines.push('  FILES_FOLDER is missing: set it to a folder for files, or S3_BUCKET to a bucket')
  }
  if (config.S3_BUCKET !== undefined && !(config.S3_ACCESS_KEY && config.S3_SECRET_KEY)) {
    lines.push('  S3_ACCESS_KEY and S3_SECRET_KEY are missing: set them to what opens S3_BUCKET')
  }
  if (new Set(config.FILE_KEYS.map((key) => key?.id)).size < config.FILE_KEYS.length) {
    lines.push('  FILE_KEYS names two keys alike: each needs a name of its own')
  }
  if (config.NODE_ENV === 'production' && config.CLAMD_URL === undefined) {
    lines.push('  CLAMD_URL is missing: set it to the virus scanner, like tcp://127.0.0.1:3310')
  }
  return lines
}

/** For an entry point: a person reads the lines, not a stack. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
