import { setTimeout } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { configOrExit, drainSeconds, exitIfUnsafe, metricsPort, requiresMailTls } from './config.ts'
import { connect } from './db/connection.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { closeBehindProxy } from './http/connections.ts'
import { createLiveHub } from './live/hub.ts'
import { createLog } from './log.ts'
import { smtpTransport } from './mail/transport.ts'
import { examineAtStart } from './operations/doctor/doctor.ts'
import { createHealth } from './operations/health.ts'
import { createMetrics } from './operations/metrics/create-metrics.ts'
import { serveMetrics } from './operations/metrics/serve-metrics.ts'
import { watchApi } from './operations/metrics/watch-api.ts'
import { watchOffice } from './operations/metrics/watch-office.ts'
import { createOfficeReader } from './operations/office-reader.ts'
import { createSystemCheck } from './operations/system-check.ts'
import { loadTracing } from './operations/tracing/load-tracing.ts'
import { createOfficeSecret } from './office-secret.ts'
import { onStop } from './on-stop.ts'
import { refuseIfRestored } from './refuse-if-restored.ts'
import { setupLink } from './setup/setup-token.ts'
import { hasOwner } from './setup/setup-state.ts'
import { createFileStorage } from './create-file-storage.ts'

const config = configOrExit()
const log = createLog(config.LOG_LEVEL)
const applied = await prepareDatabase(config).catch(exitIfUnsafe)
if (applied.length > 0) log.info({ applied }, 'database migrated')

const metrics = createMetrics()
const isPooled = config.LIVE_DATABASE_URL !== undefined
const tracing = await loadTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'api')
const watch = tracing?.database(metrics.database) ?? metrics.database
const db = connect(config.DATABASE_URL, config.DATABASE_POOL, { isPooled, watch })
const transport = smtpTransport(config.SMTP_URL, config.MAIL_FROM, requiresMailTls(config))
const files = createFileStorage(config)
await refuseIfRestored(db, files.store, systemClock.now(), log).catch(exitIfUnsafe)
const officeSecret = createOfficeSecret(config.OFFICE_SECRET, config.OFFICE_SECRET_PREVIOUS)
const health = createHealth(db, transport, systemClock, files)
const databaseUrl = config.LIVE_DATABASE_URL ?? config.DATABASE_URL
const live = createLiveHub({ databaseUrl, db, clock: systemClock, log })
const reader = createOfficeReader(config)
watchOffice(metrics, reader)
watchApi(metrics, health, live)
const metricsServer = serveMetrics(metrics, config.METRICS_HOST, metricsPort(config, 'api'))
metricsServer.on('error', (error) => log.warn({ err: error }, 'no metrics from this process'))
const app = await buildApp({
  deps: {
    db,
    clock: systemClock,
    officeSecret,
    files,
    signingKey: config.SIGNING_KEY,
    publicUrl: config.PUBLIC_URL,
    uploadQuotas: {
      megabytes: config.UPLOAD_MB_PER_DAY,
      unconfirmedMegabytes: config.UPLOAD_MB_PER_DAY_UNCONFIRMED,
    },
    undoSeconds: config.UNDO_SECONDS,
    readingLimit: config.READING_LIMIT,
    onFailedSignIn: metrics.countFailedSignIn,
  },
  log,
  health,
  systemCheck: createSystemCheck(reader, health, systemClock),
  live,
  metrics,
  tracing: tracing?.calls,
  trustedProxies: config.TRUSTED_PROXIES,
  isHttps: config.PUBLIC_URL.startsWith('https://'),
  isCheckingReplies: config.NODE_ENV !== 'production',
  siteFolder: config.SITE_FOLDER,
})
// Before the port opens: from then on a supervisor may stop the process.
onStop(async () => {
  health.drain()
  const seconds = drainSeconds(config)
  log.info({ seconds }, 'stopping')
  await setTimeout(seconds * 1000)
  await (seconds > 0 ? closeBehindProxy(app) : app.close())
  metricsServer.close()
  transport.close()
  await Promise.all([reader.close(), db.destroy(), tracing?.stop()])
})

await app.listen({ host: config.HOST, port: config.PORT })
log.info({ url: config.PUBLIC_URL }, 'server listening')
if (!(await hasOwner(db))) {
  log.warn({ link: setupLink(officeSecret, config.PUBLIC_URL) }, 'this office has no owner yet')
}
// Tests and development run with a database that is quick instead of safe.
if (config.NODE_ENV === 'production') await examineAtStart(config, db, log)
