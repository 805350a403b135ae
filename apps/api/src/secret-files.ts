import { readFileSync } from 'node:fs'

/** Settings that hold a secret. Each can be read from the file that NAME_FILE names. */
const secretNames = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'LIVE_DATABASE_URL',
  'OFFICE_SECRET',
  'OFFICE_SECRET_PREVIOUS',
  'HISTORY_KEYS',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  'FILE_KEYS',
  'SIGNING_KEY',
]

/** The environment with the contents of those files, and a line for each that cannot be used. */
export function readSecretFiles(env: NodeJS.ProcessEnv): {
  readonly env: NodeJS.ProcessEnv
  readonly problems: readonly string[]
} {
  const filled = { ...env }
  const problems: string[] = []
  for (const name of secretNames) {
    const file = env[`${name}_FILE`]
    if (file === undefined) continue
    if (env[name] !== undefined) {
      problems.push(`  ${name} and ${name}_FILE are both set: remove one of them`)
      continue
    }
    try {
      filled[name] = readFileSync(file, 'utf8').trim()
    } catch {
      problems.push(`  ${name}_FILE cannot be read: check the path and who may read it`)
    }
  }
  return { env: filled, problems }
}
