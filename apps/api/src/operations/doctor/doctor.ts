import type { Config } from '../../config.ts'
import { createFileStorage } from '../../create-file-storage.ts'
import type { Database } from '../../db/connection.ts'
import type { Log } from '../../log.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisks, checkFiles } from './check-files.ts'
import { checkKeys } from './check-keys.ts'
import { checkMail, checkWork } from './check-mail.ts'
import { checkReading } from './check-reading.ts'
import { checkSigningKey } from './check-signing-key.ts'
import type { Finding } from './finding.ts'

/** Every check, for an operator who waits for it. With a recipient, a test message is sent. */
export async function examine(
  config: Config,
  db: Database,
  recipient?: string,
): Promise<Finding[]> {
  const database = await checkDatabase(config, db)
  const isReachable = database.some(({ part, level }) => part === 'database' && level === 'ok')
  const found = await Promise.all([
    isReachable ? checkKeys(config, db) : [],
    checkFiles(config, createFileStorage(config)),
    checkMail(config, recipient),
    isReachable ? checkWork(db) : [],
    isReachable ? checkReading(db) : [],
    checkAddresses(config, isReachable ? db : undefined),
  ])
  return [...database, ...found.flat(), ...checkSigningKey(config, new Date())]
}

/** What costs little and nobody would notice before it hurts, at every start. */
export async function examineAtStart(config: Config, db: Database, log: Log): Promise<void> {
  const found = await Promise.all([
    checkDatabase(config, db),
    checkKeys(config, db),
    checkDisks(config),
  ])
  for (const { part, level, text, advice } of [
    ...found.flat(),
    ...checkSigningKey(config, new Date()),
  ]) {
    if (level === 'problem') log.error({ part, advice }, text)
    else if (level === 'warning') log.warn({ part, advice }, text)
  }
}
