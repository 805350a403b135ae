import { endSessions, unlockAccount } from './accounts/operator-help.ts'
import { systemClock } from './clock.ts'
import { configOrExit } from './config.ts'
import { createBackupStore, createFileStorage } from './create-file-storage.ts'
import type { Database } from './db/connection.ts'
import { verifyFiles } from './documents/verify-files.ts'
import { createHistoryKeys } from './events/history-keys.ts'
import { recountFigures } from './figures/count.ts'
import { retryMailNow } from './jobs/retry-delayed-mail.ts'
import { checkKeys } from './operations/doctor/check-keys.ts'
import { report } from './operations/doctor/finding.ts'
import { recover } from './recovery/after-restore.ts'
import { copyFiles } from './recovery/copy-files.ts'
import { discardHeldMail, listWaitingMail, sendHeldMail } from './recovery/held-mail.ts'
import {
  isMaintenanceTask,
  maintenanceTasks,
  recordMaintenance,
} from './recovery/maintenance-runs.ts'
import { verifyBackup } from './verify-backup.ts'

export type Command = (db: Database, args: string[]) => Promise<string>

export const operatorUsage = `  unlock EMAIL                  forget the failed attempts at an account
  end-sessions [EMAIL]          sign one person out everywhere, or everybody
  recount-figures               count the figures of the owner's dashboard anew
  retry-mail                    try all mails that wait at once
  copy-files                    copy what is new in the file store to BACKUP_FOLDER or
                                BACKUP_S3_BUCKET
  record-run TASK [PROBLEM]     note that a task has run (${maintenanceTasks.join(', ')}), or failed
  after-restore                 make a restored database safe to use, before anything starts
  held-mail [send | discard]    list the mails that wait after a restore, or decide about them
  verify-files                  open every document and compare it with its hash
  verify-backup                 all of this with a restored database that nobody uses and the copy
                                of the files; for deploy/backup/restore-drill`

/** For operators: help for people, backups and restores. */
export const operatorCommands: Record<string, Command> = {
  async unlock(db, [email]) {
    if (!email) throw new Error('write the e-mail address of the account')
    await unlockAccount(db, email)
    return `${email} can log in again`
  },
  async 'end-sessions'(db, [email]) {
    return `Ended ${await endSessions(db, email, systemClock.now())} sessions`
  },
  async 'recount-figures'(db) {
    return `Counted ${await recountFigures(db)} requests anew`
  },
  async 'retry-mail'(db) {
    return `${await retryMailNow(db)} mails are tried again now`
  },
  async 'copy-files'(db) {
    const config = configOrExit()
    const to = createBackupStore(config)
    if (!to) throw new Error('BACKUP_FOLDER is missing: set it, or BACKUP_S3_BUCKET')
    const { store: from } = createFileStorage(config)
    const now = systemClock.now()
    const { copied, deleted } = await copyFiles({ db, from, to }, config.BACKUP_DAYS, now)
    return `Copied ${copied} objects, deleted ${deleted} that left the store ${config.BACKUP_DAYS} days ago`
  },
  async 'record-run'(db, [task, problem]) {
    if (!isMaintenanceTask(task)) {
      throw new Error(`write the task: ${maintenanceTasks.join(' or ')}`)
    }
    await recordMaintenance(db, task, systemClock.now(), problem)
    return problem === undefined ? `${task} has run` : `${task} has failed`
  },
  async 'after-restore'(db) {
    const config = configOrExit()
    const keys = await checkKeys(config, db)
    if (keys.some(({ level }) => level === 'problem')) throw new Error(report(keys))
    const { store } = createFileStorage(config)
    const historyKeys = createHistoryKeys(config.HISTORY_KEYS)
    const lines = await recover({ db, store, keys: historyKeys, now: systemClock.now() })
    return lines.join('\n')
  },
  async 'held-mail'(db, [decision]) {
    if (decision === 'discard') return `Discarded ${await discardHeldMail(db)} mails`
    const config = configOrExit()
    if (decision === 'send') {
      const { store } = createFileStorage(config)
      const keys = createHistoryKeys(config.HISTORY_KEYS)
      const repeated = await sendHeldMail({ db, store, keys, now: systemClock.now() })
      return `Mails leave again; ${repeated} were not sent because their like was sent before`
    }
    if (decision !== undefined) throw new Error('write `held-mail send` or `held-mail discard`')
    const waiting = await listWaitingMail(db)
    const lines = waiting.map(
      ({ kind, count, oldest }) => `${count} ${kind}, the oldest of ${oldest.toISOString()}`,
    )
    return lines.length > 0 ? lines.join('\n') : 'No mail waits'
  },
  async 'verify-files'(db) {
    const { opened, problems } = await verifyFiles(db, createFileStorage(configOrExit()))
    if (problems.length > 0) {
      throw new Error(`${problems.length} files cannot be used:\n  ${problems.join('\n  ')}`)
    }
    return `Opened ${opened} files; each has its hash`
  },
  async 'verify-backup'(db) {
    return verifyBackup(db, configOrExit())
  },
}
