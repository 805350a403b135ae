import { Gauge, type Registry } from '@prometheus-io/client'
import type { OfficeFigures } from '../read-figures.ts'

/** Every process reports the same figures of the office, so that one that is left is enough. */
export function createOfficeMetrics(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  const databaseUp = gauge(
    'kakehashi_database_up',
    'Whether the database answered this process in time (1) or not (0)',
  )
  const jobs = gauge(
    'kakehashi_jobs',
    'Jobs by task and state: ready to run, later, running, or given up after too many attempts',
    ['task', 'state'],
  )
  const oldestJob = gauge(
    'kakehashi_job_oldest_ready_seconds',
    'How long the oldest job that is ready to run has waited, by task',
    ['task'],
  )
  const mails = gauge(
    'kakehashi_mail_waiting',
    'Mails that wait for the worker or for another attempt',
  )
  const oldestMail = gauge(
    'kakehashi_mail_oldest_waiting_seconds',
    'How long the oldest mail has waited',
  )
  const scans = gauge(
    'kakehashi_documents_waiting_for_scan',
    'Documents that nobody can open until they are scanned',
  )
  const oldestScan = gauge(
    'kakehashi_document_oldest_waiting_for_scan_seconds',
    'How long the oldest document has waited for its scan',
  )
  const tray = gauge(
    'kakehashi_tray_documents',
    'Documents from the scanner that are in no request yet; only with a scanner folder',
  )
  const folderUp = gauge(
    'kakehashi_scanner_folder_up',
    'Whether the folder of the scanner can be read and changed (1) or not (0)',
  )
  const refusedScans = gauge(
    'kakehashi_scanner_folder_refused_files',
    'Files of the scanner folder that were not accepted and are still there, by reason',
    ['reason'],
  )
  const heartbeats = gauge(
    'kakehashi_heartbeat_timestamp_seconds',
    'When a part was last heard of, such as worker, backup or restore-drill',
    ['part'],
  )
  const lagSeconds = gauge(
    'kakehashi_replication_lag_seconds',
    'How far a standby is behind, in time; needs the role pg_read_all_stats',
    ['standby'],
  )
  const lagBytes = gauge(
    'kakehashi_replication_lag_bytes',
    'How far a standby is behind, in bytes of the log; needs the role pg_read_all_stats',
    ['standby'],
  )
  const synchronous = gauge(
    'kakehashi_synchronous_standbys',
    'Standbys that confirm every change; only if synchronous_standby_names is set; needs the role pg_read_all_stats',
  )
  const withLabels = [jobs, oldestJob, refusedScans, heartbeats, lagSeconds, lagBytes]
  const withoutLabels = [mails, oldestMail, scans, oldestScan, tray, folderUp, synchronous]
  const forget = () => {
    for (const each of withLabels) each.reset()
    // A reset one would say 0, which is not true.
    for (const each of withoutLabels) each.remove()
  }
  forget()
  databaseUp.remove()

  return {
    /** Undefined if the database is away: then nothing is said about the office. */
    set(figures: OfficeFigures | undefined): void {
      databaseUp.set(figures ? 1 : 0)
      forget()
      if (!figures) return
      for (const { task, state, count, age } of figures.jobs) {
        jobs.set({ task, state }, count)
        if (state === 'ready') oldestJob.set({ task }, age)
      }
      mails.set(figures.mails.count)
      oldestMail.set(figures.mails.age)
      scans.set(figures.scans.count)
      oldestScan.set(figures.scans.age)
      for (const [part, at] of Object.entries(figures.heartbeats)) heartbeats.set({ part }, at)
      const { replication, scannerFolder } = figures
      if (scannerFolder) {
        const { waiting, problem, refused, seenAt } = scannerFolder
        tray.set(waiting)
        folderUp.set(problem === 'unreadable' ? 0 : 1)
        heartbeats.set({ part: 'scanner-folder' }, seenAt)
        for (const [reason, count] of Object.entries(refused)) refusedScans.set({ reason }, count)
      }
      for (const { name, seconds, bytes } of replication?.standbys ?? []) {
        lagSeconds.set({ standby: name }, seconds)
        lagBytes.set({ standby: name }, bytes)
      }
      if (!replication?.isSynchronous) return
      synchronous.set(replication.standbys.filter(({ isSynchronous }) => isSynchronous).length)
    },
  }
}
