import type { FolderProblem } from '../counter/tray.ts'

/** What the office needs beside its people, in the order in which owners read about it. */
export const systemParts = [
  'database',
  'mail',
  'scans',
  'scanner-folder',
  'files',
  'disk',
  'jobs',
  'backup',
  'restore-drill',
  'certificate',
] as const
export type SystemPart = (typeof systemParts)[number]

/** What can be found about each part. */
const findings = {
  database: { good: ['database-reachable'], bad: ['database-away'] },
  mail: {
    good: ['mail-sent'],
    bad: ['mail-held', 'mail-unreachable', 'mail-stopped', 'mail-refused'],
  },
  scans: { good: ['scans-done'], bad: ['scanner-missing', 'scanner-unreachable', 'scans-delayed'] },
  'scanner-folder': {
    good: ['folder-watched'],
    bad: ['folder-unreadable', 'folder-silent', 'folder-refuses', 'tray-full'],
  },
  files: { good: ['files-reachable'], bad: ['files-unreachable'] },
  disk: { good: ['disk-enough', 'disk-not-used'], bad: ['disk-unreadable', 'disk-nearly-full'] },
  jobs: { good: ['jobs-done'], bad: ['jobs-stopped', 'jobs-delayed', 'jobs-given-up'] },
  backup: { good: ['backup-made'], bad: ['backup-missing', 'backup-failed', 'backup-old'] },
  'restore-drill': { good: ['drill-passed'], bad: ['drill-missing', 'drill-failed', 'drill-old'] },
  certificate: {
    good: ['certificate-valid'],
    bad: ['certificate-expiring', 'certificate-expired'],
  },
} as const satisfies Record<SystemPart, { good: readonly string[]; bad: readonly string[] }>

type Findings = typeof findings
export type FindingCode = Findings[SystemPart]['good' | 'bad'][number]
type CodeOf<Part extends SystemPart> = Findings[Part]['good' | 'bad'][number]

export const findingCodes: readonly FindingCode[] = systemParts.flatMap((part) => [
  ...findings[part].good,
  ...findings[part].bad,
])
const problemCodes: ReadonlySet<string> = new Set(systemParts.flatMap((part) => findings[part].bad))

export interface Finding {
  readonly part: SystemPart
  readonly code: FindingCode
  /** Since when, when last, or until when, as ISO 8601. */
  readonly at?: string | undefined
  /** How many mails, documents or jobs wait. */
  readonly count?: number | undefined
  readonly freeBytes?: number | undefined
  readonly sizeBytes?: number | undefined
}

export function isProblem({ code }: Pick<Finding, 'code'>): boolean {
  return problemCodes.has(code)
}

interface Waiting {
  readonly count: number
  /** How long the oldest has waited. */
  readonly seconds: number
}

export interface MaintenanceRun {
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  /** Whether the last run failed. */
  readonly hasFailed: boolean
}

interface ScannerFolderState {
  readonly seenAt: Date
  readonly problem: FolderProblem | null
  /** How many files it could not take in. */
  readonly refused: number
}

export interface SystemState {
  readonly isMailServerUp: boolean
  readonly mailHeldSince: Date | null
  readonly mails: Waiting & {
    /** Those that the mail server has not accepted at the first attempt. */
    readonly refused: number
  }
  readonly scanner: 'up' | 'down' | 'absent'
  readonly scans: Waiting
  /** Where the office's scanner saves documents; null if there is none. */
  readonly scannerFolder: ScannerFolderState | null
  readonly isFileStoreUp: boolean
  /** Null if documents are not on a disk of this machine; undefined if it could not be read. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null | undefined
  readonly workerSeenAt: Date | null
  readonly jobs: Waiting & { readonly givenUp: number }
  readonly backup: MaintenanceRun | null
  readonly restoreDrill: MaintenanceRun | null
  /** Null if the site has none, or it was not read yet. */
  readonly certificateExpiresAt: Date | null
}

/** The same limits as in deploy/monitoring/alerts.yaml. */
export const systemLimits = {
  /** Three heartbeats. The alert waits longer, so that a restart wakes nobody. */
  workerSilentSeconds: 30,
  jobSeconds: 900,
  scanSeconds: 900,
  folderSilentSeconds: 600,
  /** A few are nothing unusual: somebody scanned a page in a format that is not accepted. */
  refusedFiles: 10,
  diskFreeShare: 0.1,
  backupHours: 26,
  restoreDrillDays: 8,
  certificateDays: 14,
} as const

const hour = 3_600_000
const day = 24 * hour

export function checkSystem(state: SystemState, now: Date): Finding[] {
  const all: (Finding | undefined)[] = [
    // Otherwise nothing of the rest would be known.
    found('database', 'database-reachable'),
    checkMail(state, now),
    checkScans(state, now),
    checkScannerFolder(state, now),
    found('files', state.isFileStoreUp ? 'files-reachable' : 'files-unreachable'),
    checkDisk(state),
    checkJobs(state, now),
    checkBackup(state, now),
    checkRestoreDrill(state, now),
    checkCertificate(state, now),
  ]
  return all.filter((finding) => finding !== undefined)
}

function found<Part extends SystemPart>(
  part: Part,
  code: CodeOf<Part>,
  more: Pick<Finding, 'count' | 'freeBytes' | 'sizeBytes'> & { at?: Date | null } = {},
): Finding {
  const { at, ...figures } = more
  return { part, code, ...figures, ...(at && { at: at.toISOString() }) }
}

function checkMail(state: SystemState, now: Date): Finding {
  const { mails, mailHeldSince, isMailServerUp } = state
  const { count } = mails
  const since = oldest(mails, now)
  if (mailHeldSince) return found('mail', 'mail-held', { count, at: mailHeldSince })
  if (!isMailServerUp) return found('mail', 'mail-unreachable', { count })
  if (isWorkerSilent(state, now)) return found('mail', 'mail-stopped', { count, at: since })
  if (mails.refused > 0) return found('mail', 'mail-refused', { count: mails.refused, at: since })
  return found('mail', 'mail-sent', { count })
}

function checkScans({ scanner, scans }: SystemState, now: Date): Finding {
  const { count } = scans
  if (scanner === 'absent') return found('scans', 'scanner-missing')
  if (scanner === 'down') return found('scans', 'scanner-unreachable', { count })
  return scans.seconds > systemLimits.scanSeconds
    ? found('scans', 'scans-delayed', { count, at: oldest(scans, now) })
    : found('scans', 'scans-done', { count })
}

function checkScannerFolder({ scannerFolder }: SystemState, now: Date): Finding | undefined {
  if (!scannerFolder) return undefined
  const part = 'scanner-folder'
  const { seenAt: at, problem, refused: count } = scannerFolder
  const silentFor = now.getTime() - at.getTime()
  if (silentFor > systemLimits.folderSilentSeconds * 1000) {
    return found(part, 'folder-silent', { at })
  }
  if (problem === 'unreadable') return found(part, 'folder-unreadable')
  if (problem === 'full') return found(part, 'tray-full')
  const isMany = count >= systemLimits.refusedFiles
  return found(part, isMany ? 'folder-refuses' : 'folder-watched', { count })
}

function checkDisk({ disk }: SystemState): Finding {
  if (disk === null) return found('disk', 'disk-not-used')
  if (!disk) return found('disk', 'disk-unreadable')
  const isLow = disk.freeBytes / disk.sizeBytes < systemLimits.diskFreeShare
  return found('disk', isLow ? 'disk-nearly-full' : 'disk-enough', disk)
}

function checkJobs(state: SystemState, now: Date): Finding {
  const { jobs, workerSeenAt } = state
  if (isWorkerSilent(state, now)) return found('jobs', 'jobs-stopped', { at: workerSeenAt })
  if (jobs.seconds > systemLimits.jobSeconds) {
    return found('jobs', 'jobs-delayed', { count: jobs.count, at: oldest(jobs, now) })
  }
  if (jobs.givenUp > 0) return found('jobs', 'jobs-given-up', { count: jobs.givenUp })
  return found('jobs', 'jobs-done')
}

function checkBackup({ backup }: SystemState, now: Date): Finding {
  if (backup?.hasFailed) return found('backup', 'backup-failed', { at: backup.failedAt })
  const at = backup?.succeededAt
  if (!at) return found('backup', 'backup-missing')
  const isOld = now.getTime() - at.getTime() > systemLimits.backupHours * hour
  return found('backup', isOld ? 'backup-old' : 'backup-made', { at })
}

function checkRestoreDrill({ restoreDrill }: SystemState, now: Date): Finding {
  const part = 'restore-drill'
  if (restoreDrill?.hasFailed) return found(part, 'drill-failed', { at: restoreDrill.failedAt })
  const at = restoreDrill?.succeededAt
  if (!at) return found(part, 'drill-missing')
  const isOld = now.getTime() - at.getTime() > systemLimits.restoreDrillDays * day
  return found(part, isOld ? 'drill-old' : 'drill-passed', { at })
}

function checkCertificate({ certificateExpiresAt: at }: SystemState, now: Date) {
  if (!at) return undefined
  const left = at.getTime() - now.getTime()
  if (left <= 0) return found('certificate', 'certificate-expired', { at })
  const isLow = left < systemLimits.certificateDays * day
  return found('certificate', isLow ? 'certificate-expiring' : 'certificate-valid', { at })
}

function isWorkerSilent({ workerSeenAt }: SystemState, now: Date): boolean {
  const limit = systemLimits.workerSilentSeconds * 1000
  return !workerSeenAt || now.getTime() - workerSeenAt.getTime() > limit
}

function oldest({ count, seconds }: Waiting, now: Date): Date | null {
  return count > 0 ? new Date(now.getTime() - seconds * 1000) : null
}
