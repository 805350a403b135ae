import { expect, it } from 'vitest'
import { languages } from '../language.ts'
import { describeFinding, runbooks } from './describe-finding.ts'
import { publicStatusOf } from './public-status.ts'
import {
  checkSystem,
  findingCodes,
  isProblem,
  type SystemPart,
  type SystemState,
} from './system-check.ts'

const now = new Date('2026-11-16T03:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const none = { count: 0, seconds: 0 }
const made = (hours: number) => ({ succeededAt: ago(hours), failedAt: null, hasFailed: false })

const allRight: SystemState = {
  isMailServerUp: true,
  mailHeldSince: null,
  mails: { ...none, refused: 0 },
  scanner: 'up',
  scans: none,
  scannerFolder: null,
  isFileStoreUp: true,
  disk: { freeBytes: 40e9, sizeBytes: 100e9 },
  workerSeenAt: now,
  jobs: { ...none, givenUp: 0 },
  backup: made(6),
  restoreDrill: made(100),
  certificateExpiresAt: ago(-60 * 24),
}

function find(part: SystemPart, change: Partial<SystemState> = {}) {
  return checkSystem({ ...allRight, ...change }, now).find((finding) => finding.part === part)
}

const codeOf = (part: SystemPart, change: Partial<SystemState>) => find(part, change)?.code

function textOf(part: SystemPart, change?: Partial<SystemState>) {
  const found = find(part, change)
  return found && describeFinding(found, 'en', 'Asia/Tokyo').text
}

it('finds no problem when everything is all right', () => {
  expect(checkSystem(allRight, now).filter(isProblem)).toEqual([])
})

const failed = { ...made(30), failedAt: ago(1), hasFailed: true }
const folder = { seenAt: now, problem: null, refused: 0 }
const silent = { workerSeenAt: ago(0.1) }

it.each<[SystemPart, Partial<SystemState>, string]>([
  ['mail', { isMailServerUp: false }, 'mail-unreachable'],
  ['mail', { mailHeldSince: ago(1), isMailServerUp: false }, 'mail-held'],
  ['mail', silent, 'mail-stopped'],
  ['mail', { mails: { count: 3, seconds: 60, refused: 2 } }, 'mail-refused'],
  ['mail', { mails: { count: 3, seconds: 60, refused: 0 } }, 'mail-sent'],
  ['scans', { scanner: 'absent' }, 'scanner-missing'],
  ['scans', { scanner: 'down' }, 'scanner-unreachable'],
  ['scans', { scans: { count: 1, seconds: 901 } }, 'scans-delayed'],
  ['scans', { scans: { count: 1, seconds: 899 } }, 'scans-done'],
  ['scanner-folder', { scannerFolder: { ...folder, refused: 9 } }, 'folder-watched'],
  ['scanner-folder', { scannerFolder: { ...folder, refused: 10 } }, 'folder-refuses'],
  ['scanner-folder', { scannerFolder: { ...folder, seenAt: ago(0.2) } }, 'folder-silent'],
  ['scanner-folder', { scannerFolder: { ...folder, problem: 'unreadable' } }, 'folder-unreadable'],
  ['scanner-folder', { scannerFolder: { ...folder, problem: 'full' } }, 'tray-full'],
  ['files', { isFileStoreUp: false }, 'files-unreachable'],
  ['disk', { disk: null }, 'disk-not-used'],
  ['disk', { disk: undefined }, 'disk-unreadable'],
  ['disk', { disk: { freeBytes: 9e9, sizeBytes: 100e9 } }, 'disk-nearly-full'],
  ['jobs', silent, 'jobs-stopped'],
  ['jobs', { workerSeenAt: null }, 'jobs-stopped'],
  ['jobs', { jobs: { count: 1, seconds: 901, givenUp: 1 } }, 'jobs-delayed'],
  ['jobs', { jobs: { ...none, givenUp: 1 } }, 'jobs-given-up'],
  ['backup', { backup: null }, 'backup-missing'],
  ['backup', { backup: failed }, 'backup-failed'],
  ['backup', { backup: made(27) }, 'backup-old'],
  ['restore-drill', { restoreDrill: null }, 'drill-missing'],
  ['restore-drill', { restoreDrill: failed }, 'drill-failed'],
  ['restore-drill', { restoreDrill: made(9 * 24) }, 'drill-old'],
  ['certificate', { certificateExpiresAt: ago(-13 * 24) }, 'certificate-expiring'],
  ['certificate', { certificateExpiresAt: ago(1) }, 'certificate-expired'],
])('%s with %o is %s', (part, change, code) => {
  expect(codeOf(part, change)).toBe(code)
})

it('does not speak of a certificate or a scanner folder if the office has none', () => {
  expect(codeOf('scanner-folder', {})).toBeUndefined()
  expect(codeOf('certificate', { certificateExpiresAt: null })).toBeUndefined()
})

it('tells the owner what to do about every problem, and the operator where to read', () => {
  for (const code of findingCodes) {
    const described = languages.map((language) =>
      describeFinding({ part: 'mail', code, at: now.toISOString() }, language, 'Asia/Tokyo'),
    )
    const hasAdvice = described.every(({ advice }) => advice !== undefined)
    expect([code, hasAdvice, runbooks[code] !== undefined]).toEqual([
      code,
      isProblem({ code }),
      isProblem({ code }),
    ])
    for (const { text } of described) expect(text).not.toMatch(/[{}]/)
  }
})

it('says times in the zone of the office, and sizes as disks are sold', () => {
  expect(textOf('backup')).toBe('The last backup was made on 16 Nov 2026 at 6:00.')
  expect(textOf('disk')).toBe('40 GB of 100 GB are free.')
  expect(textOf('disk', { disk: { freeBytes: 1.5e9, sizeBytes: 2e12 } })).toBe(
    'The disk with the documents is nearly full: 1.5 GB of 2.0 TB are free.',
  )
})

it('tells visitors about orders, documents and mail, and never about the virus scanner', () => {
  const status = (change: Partial<SystemState>) => publicStatusOf({ ...allRight, ...change }, now)
  const up = { orders: 'up', documents: 'up', mail: 'up' }
  expect(status({})).toEqual(up)
  expect(status({ scanner: 'down', backup: null })).toEqual(up)
  expect(status({ isFileStoreUp: false })).toEqual({ ...up, documents: 'down' })
  expect(status({ isMailServerUp: false })).toEqual({ ...up, mail: 'delayed' })
  expect(publicStatusOf(undefined, now)).toEqual({
    orders: 'down',
    documents: 'down',
    mail: 'delayed',
  })
})
