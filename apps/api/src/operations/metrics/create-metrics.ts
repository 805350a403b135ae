import { type SignInFailure, signInFailures } from '@kakehashi/domain/people/failed-sign-ins'
import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client'
import type { DatabaseWatch, JobWatch, MailOutcome } from '../../watch.ts'
import { createDatabaseMetrics } from './database-metrics.ts'
import { createJobMetrics } from './job-metrics.ts'

export interface Metrics {
  readonly registry: Registry
  readonly database: DatabaseWatch
  readonly jobs: JobWatch
  observeCall(method: string, route: string, status: number, milliseconds: number): void
  readonly countMail: (outcome: MailOutcome) => void
  readonly countFailedSignIn: (reason: SignInFailure) => void
  /** Called before each scrape, to bring gauges up to date. */
  beforeScrape(refresh: () => Promise<void>): void
  /** The text for Prometheus. */
  scrape(): Promise<string>
}

const mailOutcomes: readonly MailOutcome[] = ['accepted', 'deferred', 'refused']

/** Of one process. API and worker have the same metrics; what a process does not do stays at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'http_call_seconds',
    help: 'How long calls took, by route and outcome',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const mails = new Counter({
    name: 'kakehashi_mail_sent_total',
    help: 'Mails that this process handed to the relay, by its answer',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  const failedSignIns = new Counter({
    name: 'kakehashi_failed_sign_ins_total',
    help: 'Failed sign-ins and proofs of identity; locked is one that was refused unread after too many others',
    labelNames: ['reason'],
    registers,
  })
  // A series that begins at zero shows its first increase.
  for (const reason of signInFailures) failedSignIns.inc({ reason }, 0)
  const refreshes: (() => Promise<void>)[] = []
  const beforeScrape = (refresh: () => Promise<void>) => void refreshes.push(refresh)
  return {
    registry,
    database: createDatabaseMetrics(registry, beforeScrape),
    jobs: createJobMetrics(registry),
    observeCall(method, route, status, milliseconds) {
      calls.observe({ method, route, status }, milliseconds / 1000)
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countFailedSignIn: (reason) => failedSignIns.inc({ reason }),
    beforeScrape,
    async scrape() {
      await Promise.all(refreshes.map((refresh) => refresh()))
      return registry.metrics()
    },
  }
}
