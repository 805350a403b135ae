import { countRefused } from '@kakehashi/domain/counter/tray'
import { type PublicStatus, publicStatusOf } from '@kakehashi/domain/system/public-status'
import {
  checkSystem,
  type Finding,
  type MaintenanceRun,
  type SystemState,
} from '@kakehashi/domain/system/system-check'
import type { Clock } from '../clock.ts'
import type { MaintenanceTask } from '../recovery/maintenance-runs.ts'
import type { Health } from './health.ts'
import type { OfficeReader } from './office-reader.ts'
import type { OfficeFigures } from './read-figures.ts'

/** Whether everything is all right, in words for owners and for visitors. */
export interface SystemCheck {
  /** Undefined if the database does not answer. */
  findings(): Promise<Finding[] | undefined>
  publicStatus(): Promise<PublicStatus>
}

/** Anybody can ask for the public status, as often as they like. */
const cacheTime = 5_000

export function createSystemCheck(
  reader: OfficeReader,
  health: Pick<Health, 'parts'>,
  clock: Clock,
): SystemCheck {
  let last: { at: number; state: Promise<SystemState | undefined> } | undefined

  async function read(): Promise<SystemState | undefined> {
    const [figures, parts, disk] = await Promise.all([
      reader.figures(),
      health.parts(),
      reader.disk(),
    ])
    if (!figures) return undefined
    const { mails, scans, heartbeats, mailHeldAt, scannerFolder } = figures
    return {
      isMailServerUp: parts.mail === 'up',
      mailHeldSince: toDate(mailHeldAt),
      mails: { count: mails.count, seconds: mails.age, refused: mails.refused },
      scanner: parts.scanner,
      scans: { count: scans.count, seconds: scans.age },
      scannerFolder: scannerFolder && {
        seenAt: new Date(scannerFolder.seenAt * 1000),
        problem: scannerFolder.problem,
        refused: countRefused(scannerFolder.refused),
      },
      isFileStoreUp: parts.files === 'up',
      disk,
      workerSeenAt: toDate(heartbeats['worker']),
      jobs: jobsOf(figures),
      backup: lastRun(figures, 'backup'),
      restoreDrill: lastRun(figures, 'restore-drill'),
      certificateExpiresAt: reader.certificateExpiresAt(),
    }
  }

  function readState(): Promise<SystemState | undefined> {
    const at = Date.now()
    if (!last || at - last.at > cacheTime) last = { at, state: read() }
    return last.state
  }

  return {
    async findings() {
      const state = await readState()
      return state && checkSystem(state, clock.now())
    },
    publicStatus: async () => publicStatusOf(await readState(), clock.now()),
  }
}

function jobsOf({ jobs }: OfficeFigures): SystemState['jobs'] {
  const ready = jobs.filter(({ state }) => state === 'ready')
  return {
    count: sum(ready.map(({ count }) => count)),
    seconds: Math.max(0, ...ready.map(({ age }) => age)),
    givenUp: sum(jobs.filter(({ state }) => state === 'given-up').map(({ count }) => count)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function lastRun({ maintenance }: OfficeFigures, task: MaintenanceTask): MaintenanceRun | null {
  const run = maintenance[task]
  if (!run) return null
  const { succeededAt, failedAt, hasFailed } = run
  return { succeededAt: toDate(succeededAt), failedAt: toDate(failedAt), hasFailed }
}

function toDate(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}
