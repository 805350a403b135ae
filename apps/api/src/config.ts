import { z } from 'zod'

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
  return config
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
