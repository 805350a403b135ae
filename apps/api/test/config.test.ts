import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, drainSeconds, readConfig, requiresMailTls } from '../src/config.ts'

const identity = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX'

const randomSecret = randomBytes(32).toString('base64')

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://office:secret@db.example/office?sslmode=verify-full',
  PUBLIC_URL: 'https://office.example',
  OFFICE_SECRET: randomSecret,
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  MAIL_FROM: 'Kakehashi <office@office.example>',
  FILES_FOLDER: '/srv/files',
  FILE_KEYS: `2026:${identity}`,
  HISTORY_KEYS: `2026:${randomSecret}`,
  CLAMD_URL: 'tcp://127.0.0.1:3310',
}

function errorOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

test('optional settings have safe defaults', () => {
  expect(readConfig(complete)).toMatchObject({
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
    SAMPLE_OFFICE: false,
    LOG_LEVEL: 'info',
    OFFICE_SECRET: Buffer.from(randomSecret, 'base64'),
  })
  const { NODE_ENV: _, ...withoutNodeEnv } = complete
  expect(readConfig(withoutNodeEnv).NODE_ENV).toBe('production')
})

test('folders can be relative to where the process starts', () => {
  const config = readConfig({ ...complete, SITE_FOLDER: 'apps/site/build', FILES_FOLDER: 'files' })

  expect(config.SITE_FOLDER).toBe(join(process.cwd(), 'apps/site/build'))
  expect(config.FILES_FOLDER).toBe(join(process.cwd(), 'files'))
})

test('in production a stopping process waits until proxies have noticed', () => {
  expect(drainSeconds(readConfig(complete))).toBe(10)
  expect(drainSeconds(readConfig({ ...complete, DRAIN_SECONDS: '3' }))).toBe(3)
  expect(drainSeconds(readConfig({ ...complete, NODE_ENV: 'development' }))).toBe(0)
})

test.each([
  ['DATABASE_URL', 'set it to postgres://user:password@host/database'],
  ['PUBLIC_URL', 'set it to the public address, like https://office.example'],
  ['OFFICE_SECRET', 'create one with `openssl rand -base64 32`'],
  ['SMTP_URL', 'set it to smtp://user:password@host:587'],
  ['MAIL_FROM', 'set it to the sender address of mails'],
  ['FILE_KEYS', 'create one with `kakehashi new-file-key`'],
  ['HISTORY_KEYS', 'create one with `kakehashi new-history-key`'],
  ['FILES_FOLDER', 'or set S3_BUCKET'],
  ['CLAMD_URL', 'set it to the virus scanner, like tcp://127.0.0.1:3310'],
])('without %s the error says what to set', (name, advice) => {
  const { [name]: _, ...rest } = complete as Record<string, string>
  const message = errorOf(rest)

  expect(message).toContain(`${name} is missing`)
  expect(message).toContain(advice)
  expect(message.split('\n')).toHaveLength(2)
})

test('one error lists everything that is missing', () => {
  const message = errorOf({})

  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'OFFICE_SECRET', 'SMTP_URL', 'MAIL_FROM']) {
    expect(message).toContain(name)
  }
})

test.each([
  { DATABASE_URL: 'mysql://db.example' },
  { PUBLIC_URL: 'office.example' },
  { OFFICE_SECRET: 'dG9vIHNob3J0' },
  { SMTP_URL: 'https://mail.example' },
  { MAIL_FROM: 'office' },
  { MAIL_FROM: 'Our Office <office@office.example' },
  { PORT: '99999' },
  { DATABASE_POOL: '0' },
  { LOG_LEVEL: 'loud' },
  { SAMPLE_OFFICE: 'yes' },
  { NODE_ENV: 'staging' },
  { SIGNING_KEY: '-----BEGIN PRIVATE KEY-----' },
  { FILE_KEYS: 'dG9vIHNob3J0' },
  { FILE_KEYS: `2026:${identity},` },
  { FILE_KEYS: `2026:${identity}, 2026:${identity}` },
  { FILE_KEYS: `2026:${identity.slice(0, -1)}` },
  { HISTORY_KEYS: 'dG9vIHNob3J0' },
  { HISTORY_KEYS: '2026:dG9vIHNob3J0' },
  { HISTORY_KEYS: `2026:${randomSecret}, 2026:${randomSecret}` },
  { OFFICE_SECRET_PREVIOUS: 'dG9vIHNob3J0' },
  { CLAMD_URL: 'http://scanner.example' },
  { S3_ENDPOINT: 'storage' },
])('%o is refused by name, without repeating the value', (wrong) => {
  const message = errorOf({ ...complete, ...wrong })

  expect(message).toContain(`  ${Object.keys(wrong)[0]} `)
  expect(message).not.toContain('dG9vIHNob3J0')
})

test('sample users are refused in production, because their password is public', () => {
  expect(errorOf({ ...complete, SAMPLE_OFFICE: 'true' })).toContain('SAMPLE_OFFICE is refused')
  const development = { ...complete, NODE_ENV: 'development', SAMPLE_OFFICE: 'true' }
  expect(readConfig(development).SAMPLE_OFFICE).toBe(true)
})

test('proxies are parsed as a list, and a trailing slash is removed from the URL', () => {
  const env = {
    ...complete,
    TRUSTED_PROXIES: ' 10.0.0.1, 10.1.0.0/16 ,',
    PUBLIC_URL: 'https://o.example//',
  }

  expect(readConfig(env)).toMatchObject({
    TRUSTED_PROXIES: ['10.0.0.1', '10.1.0.0/16'],
    PUBLIC_URL: 'https://o.example',
  })
})

test('files are stored in a folder or in a bucket with credentials', () => {
  const { FILES_FOLDER: _, ...withoutStore } = complete
  const bucket = { ...withoutStore, S3_BUCKET: 'office' }

  expect(errorOf(bucket)).toContain('S3_ACCESS_KEY and S3_SECRET_KEY are missing')
  expect(readConfig({ ...bucket, S3_ACCESS_KEY: 'name', S3_SECRET_KEY: 'secret' })).toMatchObject({
    S3_BUCKET: 'office',
    S3_REGION: 'us-east-1',
  })
})

test('several file keys are read, the current one first', () => {
  const config = readConfig({ ...complete, FILE_KEYS: `2026:${identity}, 2025:${identity}` })

  expect(config.FILE_KEYS.map((key) => key?.id)).toEqual(['2026', '2025'])
})

test('only development may run without a scanner', () => {
  const { CLAMD_URL: _, ...withoutScanner } = complete

  expect(readConfig({ ...withoutScanner, NODE_ENV: 'development' }).CLAMD_URL).toBeUndefined()
})

function bytes(fill: (index: number) => number): string {
  return Buffer.from(Array.from({ length: 32 }, (_, index) => fill(index))).toString('base64')
}

describe('production refuses to start with', () => {
  test.each([
    [{ PUBLIC_URL: 'http://office.example' }, 'PUBLIC_URL must begin with https://'],
    [{ OFFICE_SECRET: bytes(() => 0) }, 'OFFICE_SECRET is not random'],
    [{ OFFICE_SECRET: bytes((index) => index) }, 'OFFICE_SECRET is not random'],
    [{ OFFICE_SECRET: bytes((index) => (index % 2) * 255) }, 'OFFICE_SECRET is not random'],
    [
      { OFFICE_SECRET: Buffer.from('the office secret of kakehashi !').toString('base64') },
      'OFFICE_SECRET is not random',
    ],
    [{ HISTORY_KEYS: `2026:${bytes(() => 0)}` }, 'HISTORY_KEYS is not random'],
    [{ SMTP_WITHOUT_TLS: 'true' }, 'SMTP_WITHOUT_TLS is only for a mail server on this machine'],
    [
      { SMTP_URL: 'smtps://user:secret@mail.example?tls.rejectUnauthorized=false' },
      'SMTP_URL changes how the connection is secured',
    ],
    [
      { SMTP_URL: 'smtp://user:secret@mail.example?ignoreTLS=true' },
      'SMTP_URL changes how the connection is secured',
    ],
    [{ SAMPLE_OFFICE: 'true' }, 'SAMPLE_OFFICE is refused'],
    [{ CLAMD_URL: 'tcp://10.0.0.3:3310' }, 'CLAMD_URL must be a daemon on this machine'],
    [{ S3_ENDPOINT: 'http://store.example' }, 'S3_ENDPOINT leaves this machine without TLS'],
    [
      { DATABASE_URL: 'postgres://office:secret@db.example/office' },
      'DATABASE_URL leaves this machine without TLS',
    ],
    [
      { DATABASE_URL: 'postgres://office:secret@db.example/office?sslmode=no-verify' },
      'DATABASE_URL leaves this machine without TLS',
    ],
    [
      { DATABASE_URL: 'postgres://office:secret@db.example/office?sslmode=require' },
      'DATABASE_URL leaves this machine without TLS',
    ],
    [
      {
        DATABASE_URL:
          'postgres://office:secret@db.example/office?sslmode=verify-full&sslmode=no-verify',
      },
      'DATABASE_URL leaves this machine without TLS',
    ],
    [
      { MIGRATION_DATABASE_URL: 'postgres://owner:secret@10.0.0.2/office?sslmode=prefer' },
      'MIGRATION_DATABASE_URL leaves this machine without TLS',
    ],
  ])('%o', (wrong, sentence) => {
    expect(errorOf({ ...complete, ...wrong })).toContain(`  ${sentence}`)
    expect(errorOf({ ...complete, ...wrong, NODE_ENV: 'development' })).toBe('none')
  })

  test.each([
    { DATABASE_URL: 'postgres://office:secret@localhost/office' },
    { DATABASE_URL: 'postgres://office:secret@127.0.0.1:5433/office' },
    { DATABASE_URL: 'postgres://office@/office?host=/var/run/postgresql' },
    { SMTP_URL: 'smtp://localhost:25', SMTP_WITHOUT_TLS: 'true' },
    { SMTP_URL: 'smtps://user:secret@mail.example?name=office.example' },
    { SMTP_URL: 'smtp://localhost:25?tls.rejectUnauthorized=false' },
    { CLAMD_URL: 'unix:/run/clamav/clamd.ctl' },
    { CLAMD_URL: 'tcp://127.0.0.1:3310' },
    { S3_ENDPOINT: 'https://store.example' },
  ])('but not with %o', (right) => {
    expect(errorOf({ ...complete, ...right })).toBe('none')
  })
})

test('mail is sent without TLS only in development or if that was asked for', () => {
  const local = { ...complete, SMTP_URL: 'smtp://localhost:25' }

  expect(requiresMailTls(readConfig(local))).toBe(true)
  expect(requiresMailTls(readConfig({ ...local, SMTP_WITHOUT_TLS: 'true' }))).toBe(false)
  expect(requiresMailTls(readConfig({ ...local, NODE_ENV: 'development' }))).toBe(false)
})

test('a secret can be in a file, but not in two places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-secrets-'))
  try {
    const file = join(folder, 'office-secret')
    writeFileSync(file, `${randomSecret}\n`)
    const { OFFICE_SECRET: _, ...rest } = complete
    const read = readConfig({ ...rest, OFFICE_SECRET_FILE: file })
    expect(read.OFFICE_SECRET).toEqual(Buffer.from(randomSecret, 'base64'))
    expect(errorOf({ ...complete, OFFICE_SECRET_FILE: file })).toContain('are both set')
    expect(errorOf({ ...rest, OFFICE_SECRET_FILE: join(folder, 'none') })).toContain(
      'OFFICE_SECRET_FILE cannot be read',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
