import { systemClock } from './clock.ts'
import { configOrExit } from './config.ts'
import type { Database } from './db/connection.ts'
import { connect } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { sealEvents } from './events/seal.ts'
import { verifyEvents } from './events/verify.ts'
import { rotateFileKeys } from './documents/rotate-keys.ts'
import { changeSetting } from './settings/commands.ts'
import { getSetting } from './settings/queries.ts'
import { isSettingName, settings } from './settings/settings.ts'
import { createVault, newFileKey } from './storage/vault.ts'
import { makeOwner } from './accounts/make-owner.ts'

const usage = `Commands of the office:
  settings                      what is set
  settings NAME VALUE           change a setting; VALUE is JSON (${Object.keys(settings).join(', ')})
  make-owner E-MAIL             make a registered person the owner
  verify-events                 check that the history is whole
  new-file-key NAME             make a key for FILE_KEYS
  rotate-file-keys              wrap the keys of all files by the first of FILE_KEYS
  migrate                       bring the database to the newest schema`

type Command = (db: Database, words: string[]) => Promise<string>

const commands: Record<string, Command> = {
  async settings(db, [name, value]) {
    if (name === undefined) {
      const names = Object.keys(settings).filter(isSettingName)
      const lines = names.map(async (key) => `${key} ${JSON.stringify(await getSetting(db, key))}`)
      return (await Promise.all(lines)).join('\n')
    }
    if (!isSettingName(name) || value === undefined) throw new Error(usage)
    await changeSetting(db, name, JSON.parse(value), null, systemClock.now())
    return `${name} is now ${value}`
  },
  async 'make-owner'(db, [email]) {
    if (!email) throw new Error(usage)
    await makeOwner(db, email, systemClock.now())
    return `${email} is an owner`
  },
  async 'verify-events'(db) {
    await sealEvents(db)
    const verdict = await verifyEvents(db)
    if (!verdict.isWhole) throw new Error(`Broken at ${verdict.position}: ${verdict.what}`)
    return `${verdict.count} events, whole; newest seal ${verdict.head}`
  },
  async 'rotate-file-keys'(db) {
    const vault = createVault(configOrExit().FILE_KEYS)
    const count = await rotateFileKeys(db, vault)
    return `${count} files now need the key ${vault.currentKeyId}; older keys can go`
  },
  async migrate() {
    const applied = await migrate(configOrExit().DATABASE_URL)
    return applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply'
  },
}

const [name = '', ...words] = process.argv.slice(2)
if (name === 'new-file-key') {
  // Needed before there is a complete environment, so it asks for none.
  const today = systemClock.now().toISOString().slice(0, 10)
  process.stdout.write(`${await newFileKey(words[0] ?? today)}\n`)
  process.exit(0)
}
const command = commands[name]
if (!command) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const db = connect(configOrExit().DATABASE_URL, 2)
try {
  process.stdout.write(`${await command(db, words)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
