import { systemClock } from './clock.ts'
import { configOrExit, exitIfUnsafe, metricsPort, requiresMailTls } from './config.ts'
import { connect } from './db/connection.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { createHistoryKeys } from './events/history-keys.ts'
import { createLog } from './log.ts'
import { smtpTransport } from './mail/transport.ts'
import { startWorker } from './jobs/worker.ts'
import { watchNoFolder, watchScannerFolder } from './tray/folder/watch-folder.ts'
import { createOfficeSecret } from './office-secret.ts'
import { createHealth } from './operations/health.ts'
import { createMetrics } from './operations/metrics/create-metrics.ts'
import { serveMetrics } from './operations/metrics/serve-metrics.ts'
import { watchOffice } from './operations/metrics/watch-office.ts'
import { createOfficeReader } from './operations/office-reader.ts'
import { createSystemCheck } from './operations/system-check.ts'
import { loadTracing } from './operations/tracing/load-tracing.ts'
import { onStop } from './on-stop.ts'
import { refuseIfRestored } from './refuse-if-restored.ts'
import { createFileStorage } from './create-file-storage.ts'

const config = configOrExit()
const log = createLog(config.LOG_LEVEL)
await prepareDatabase(config).catch(exitIfUnsafe)
const metrics = createMetrics()
const isPooled = config.LIVE_DATABASE_URL !== undefined
const tracing = await loadTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'worker')
const watch = tracing?.database(metrics.database) ?? metrics.database
const db = connect(config.DATABASE_URL, 10, { isPooled, watch })
const transport = smtpTransport(
  config.SMTP_URL,
  config.MAIL_FROM,
  requiresMailTls(config),
  metrics.countMail,
)
const reader = createOfficeReader(config)
watchOffice(metrics, reader)
const metricsServer = serveMetrics(metrics, config.METRICS_HOST, metricsPort(config, 'worker'))
metricsServer.on('error', (error) => log.warn({ err: error }, 'no metrics from this process'))
const files = createFileStorage(config)
await refuseIfRestored(db, files.store, systemClock.now(), log).catch(exitIfUnsafe)
const health = createHealth(db, transport, systemClock, files)
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
  isTimeReal: config.NODE_ENV === 'production',
  systemCheck: createSystemCheck(reader, health, systemClock),
  siteFolder: config.SITE_FOLDER,
  watch: tracing?.jobs(metrics.jobs) ?? metrics.jobs,
})
const { SCANNER_FOLDER: folder } = config
const scanner =
  folder === undefined
    ? await watchNoFolder({ db })
    : watchScannerFolder({ db, clock: systemClock, files, log }, folder)
log.info('worker started')

onStop(async () => {
  await Promise.all([worker.stop(), scanner.stop()])
  metricsServer.close()
  transport.close()
  await Promise.all([reader.close(), db.destroy(), tracing?.stop()])
})
