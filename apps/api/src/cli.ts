import { readFile } from 'node:fs/promises'
import { problemText } from '@kakehashi/contract/fields/problems'
import { officeFacts } from '@kakehashi/contract/office'
import { systemClock } from './clock.ts'
import { configOrExit } from './config.ts'
import { connect } from './db/connection.ts'
import { migrateAsOwner } from './db/prepare-database.ts'
import { newHistoryKey } from './events/history-keys.ts'
import { verifyHistory } from './verify-history.ts'
import { rotateCertificateKeys } from './requests/certificates/rotate-keys.ts'
import { newSigningKey } from './papers/signing/new-signing-key.ts'
import { rotateExportKeys } from './exports/rotate-keys.ts'
import { rotateImportKeys } from './imports/file.ts'
import { rotateFileKeys } from './documents/rotate-keys.ts'
import { publishSite } from './jobs/publish-site.ts'
import { examine } from './operations/doctor/doctor.ts'
import { report } from './operations/doctor/finding.ts'
import { publishOffice } from './office/publish.ts'
import { getOffice } from './office/queries.ts'
import { drawSealOutline } from './office/seal-outline.ts'
import { changeSetting } from './settings/commands.ts'
import { getSetting } from './settings/queries.ts'
import { isSettingName, settings } from './settings/settings.ts'
import { setupLink } from './setup/setup-token.ts'
import { hasOwner } from './setup/setup-state.ts'
import { createVault, newFileKey } from './storage/vault.ts'
import { createOfficeSecret } from './office-secret.ts'
import { resealSecondFactors } from './accounts/second-factor/reseal.ts'
import { removeSecondFactorByCommand } from './accounts/second-factor/owner-help.ts'
import { makeOwner } from './accounts/make-owner.ts'
import { type Command, operatorCommands, operatorUsage } from './operator-commands.ts'

const usage = `Usage: kakehashi COMMAND

Commands:
  doctor [EMAIL]                check everything the office depends on; with an address, send it a
                                test message
  settings                      list all settings
  settings NAME VALUE           change a setting; VALUE is JSON (${Object.keys(settings).join(', ')})
  office                        print what the office says about itself, as JSON
  publish FILE                  publish such a file; the worker renders the website
  render-site                   render the website now, for instance before a new version starts
  setup-link                    print the link with which a new office is set up
  make-owner EMAIL              make a registered user an owner
  remove-second-factor EMAIL    remove a lost second factor, for instance of the only owner
  verify-events [SEAL ...]      check the history against its keys and anchors, and against
                                seals from the log (POSITION:SEAL)
  new-history-key [NAME]        create a key for HISTORY_KEYS
  new-file-key [NAME]           create a key for FILE_KEYS
  new-signing-key NAME          create a key and a certificate for SIGNING_KEY; NAME is the office's
  rotate-file-keys              re-wrap all file keys with the first key of FILE_KEYS
  rotate-office-secret          seal all second factors again with OFFICE_SECRET
  migrate                       apply pending database migrations
${operatorUsage}`

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const commands: Record<string, Command> = {
  ...operatorCommands,
  async doctor(db, [recipient]) {
    const findings = await examine(configOrExit(), db, recipient)
    if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
    return report(findings)
  },
  async settings(db, [name, value]) {
    if (name === undefined) {
      const names = Object.keys(settings).filter(isSettingName)
      const lines = names.map(async (key) => `${key} ${JSON.stringify(await getSetting(db, key))}`)
      return (await Promise.all(lines)).join('\n')
    }
    if (!isSettingName(name) || value === undefined) throw new Error(usage)
    await changeSetting(db, name, JSON.parse(value), null, systemClock.now())
    return `Set ${name} to ${value}`
  },
  async office(db) {
    return JSON.stringify(await getOffice(db), null, 2)
  },
  async publish(db, [file]) {
    if (!file) throw new Error(usage)
    const { seal, ...facts } = officeFacts.parse(JSON.parse(await readFile(file, 'utf8')))
    const outline = await drawSealOutline(seal.text)
    if (outline === undefined) throw new Error(problemText('seal-text', 'en'))
    const office = { ...facts, seal: { ...seal, outline } }
    const now = systemClock.now()
    const id = await db.transaction().execute((trx) => publishOffice(trx, office, null, now))
    return `Published as number ${id}`
  },
  async 'render-site'(db) {
    const { PUBLIC_URL: publicUrl, SITE_FOLDER: siteFolder } = configOrExit()
    if (siteFolder === undefined) throw new Error('SITE_FOLDER is missing')
    await publishSite({ db, clock: systemClock, publicUrl, siteFolder })
    return 'Rendered the website'
  },
  async 'setup-link'(db) {
    if (await hasOwner(db)) throw new Error('this office has an owner, who can sign in')
    const config = configOrExit()
    const secret = createOfficeSecret(config.OFFICE_SECRET, config.OFFICE_SECRET_PREVIOUS)
    return setupLink(secret, config.PUBLIC_URL)
  },
  async 'make-owner'(db, [email]) {
    if (!email) throw new Error(usage)
    await makeOwner(db, email, systemClock.now())
    return `${email} is now an owner`
  },
  async 'remove-second-factor'(db, [email]) {
    if (!email) throw new Error(usage)
    await removeSecondFactorByCommand(db, email, systemClock.now())
    return `${email} logs in with the password alone and has been e-mailed`
  },
  async 'verify-events'(db, noted) {
    return verifyHistory(db, configOrExit(), noted)
  },
  async 'rotate-file-keys'(db) {
    const vault = createVault(configOrExit().FILE_KEYS)
    const count =
      (await rotateFileKeys(db, vault)) +
      (await rotateExportKeys(db, vault)) +
      (await rotateImportKeys(db, vault)) +
      (await rotateCertificateKeys(db, vault))
    return `Re-wrapped ${count} file keys with ${vault.currentKeyId}; older keys can be removed from FILE_KEYS`
  },
  async 'rotate-office-secret'(db) {
    const config = configOrExit()
    const secret = createOfficeSecret(config.OFFICE_SECRET, config.OFFICE_SECRET_PREVIOUS)
    const count = await resealSecondFactors(db, secret)
    return `Sealed ${count} second factors with OFFICE_SECRET`
  },
  async migrate() {
    const applied = await migrateAsOwner(configOrExit(), print)
    return applied.length > 0 ? `Applied ${applied.join(', ')}` : 'No pending migrations'
  },
}

const [name = '', ...args] = process.argv.slice(2)
if (name === 'new-file-key' || name === 'new-history-key') {
  // Runs before the environment is complete, so it does not read the configuration.
  const id = args[0] ?? systemClock.now().toISOString().slice(0, 10)
  process.stdout.write(`${name === 'new-file-key' ? await newFileKey(id) : newHistoryKey(id)}\n`)
  process.exit(0)
}
if (name === 'new-signing-key') {
  const [officeName] = args
  if (!officeName) {
    process.stderr.write('write the name of the office, as in `new-signing-key "Kakehashi"`\n')
    process.exit(1)
  }
  process.stdout.write(`${await newSigningKey(officeName, systemClock.now())}\n`)
  process.exit(0)
}
const command = commands[name]
if (!command) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const { DATABASE_URL, LIVE_DATABASE_URL } = configOrExit()
const db = connect(LIVE_DATABASE_URL ?? DATABASE_URL, 2)
try {
  process.stdout.write(`${await command(db, args)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
