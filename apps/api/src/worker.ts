import { systemClock } from './clock.ts'
import { configOrExit, exitIfUnsafe, requiresMailTls } from './config.ts'
import { connect } from './db/connection.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { createHistoryKeys } from './events/history-keys.ts'
import { createLog } from './log.ts'
import { smtpTransport } from './mail/transport.ts'
import { startWorker } from './jobs/worker.ts'
import { createOfficeSecret } from './office-secret.ts'
import { onStop } from './on-stop.ts'
import { refuseIfRestored } from './refuse-if-restored.ts'
import { createFileStorage } from './create-file-storage.ts'

const config = configOrExit()
const log = createLog(config.LOG_LEVEL)
await prepareDatabase(config).catch(exitIfUnsafe)
const isPooled = config.LIVE_DATABASE_URL !== undefined
const db = connect(config.DATABASE_URL, 10, { isPooled })
const transport = smtpTransport(config.SMTP_URL, config.MAIL_FROM, requiresMailTls(config))
const files = createFileStorage(config)
await refuseIfRestored(db, files.store, systemClock.now(), log).catch(exitIfUnsafe)
const worker = await startWorker({
  databaseUrl: config.LIVE_DATABASE_URL ?? config.DATABASE_URL,
  db,
  transport,
  files,
  officeSecret: createOfficeSecret(config.OFFICE_SECRET, config.OFFICE_SECRET_PREVIOUS),
  historyKeys: createHistoryKeys(config.HISTORY_KEYS),
  publicUrl: config.PUBLIC_URL,
  clock: systemClock,
  log,
  siteFolder: config.SITE_FOLDER,
})
log.info('worker started')

onStop(async () => {
  await worker.stop()
  transport.close()
  await db.destroy()
})
