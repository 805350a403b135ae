import type { CallWatch, DatabaseWatch, JobWatch } from '../../watch.ts'

/** Spans of calls, of jobs and of the queries that these send. */
export interface Tracing {
  readonly calls: CallWatch
  /** Adds spans to what another watch does. */
  database(inner: DatabaseWatch): DatabaseWatch
  jobs(inner: JobWatch): JobWatch
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}
