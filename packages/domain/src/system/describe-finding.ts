import { dateAndTime } from '../calendar/date-formats.ts'
import type { Language, Words } from '../language.ts'
import { findingTexts } from './finding-texts.ts'
import type { Finding, FindingCode, SystemPart } from './system-check.ts'

export const systemPartNames: Readonly<Record<SystemPart, Words>> = {
  database: { en: 'Database', ja: 'データベース' },
  mail: { en: 'E-mail', ja: 'メール' },
  scans: { en: 'Virus checks', ja: 'ウイルス検査' },
  'scanner-folder': { en: 'Scanner folder', ja: 'スキャナーの保存先' },
  files: { en: 'Document storage', ja: '書類の保管場所' },
  disk: { en: 'Disk space', ja: 'ディスクの空き容量' },
  jobs: { en: 'Background work', ja: '自動処理' },
  backup: { en: 'Backup', ja: 'バックアップ' },
  'restore-drill': { en: 'Restore test', ja: '復元テスト' },
  certificate: { en: 'Website certificate', ja: 'ウェブサイトの証明書' },
}

/** For whoever looks after the server: the heading in docs/operations/runbooks.md. */
export const runbooks: Readonly<Partial<Record<FindingCode, string>>> = {
  'database-away': 'The database is away',
  'mail-held': 'Mail is held after a restore',
  'mail-unreachable': 'The relay refuses mail',
  'mail-stopped': 'The worker is silent',
  'mail-refused': 'The relay refuses mail',
  'scanner-missing': 'clamd is down',
  'scanner-unreachable': 'clamd is down',
  'scans-delayed': 'clamd is down',
  'folder-unreadable': 'The scanner folder does not work',
  'folder-silent': 'The scanner folder does not work',
  'folder-refuses': 'The scanner folder does not work',
  'tray-full': 'The scanner folder does not work',
  'files-unreachable': 'A disk is full',
  'disk-unreadable': 'A disk is full',
  'disk-nearly-full': 'A disk is full',
  'jobs-stopped': 'The worker is silent',
  'jobs-delayed': 'Jobs wait too long',
  'jobs-given-up': 'A job was given up',
  'backup-missing': 'There is no new backup',
  'backup-failed': 'There is no new backup',
  'backup-old': 'There is no new backup',
  'drill-missing': 'No backup was tried',
  'drill-failed': 'No backup was tried',
  'drill-old': 'No backup was tried',
  'certificate-expiring': 'The certificate has expired',
  'certificate-expired': 'The certificate has expired',
}

export interface DescribedFinding {
  readonly text: string
  readonly advice: string | undefined
  readonly runbook: string | undefined
}

/** The same sentences on the owners' page and in their mails. */
export function describeFinding(
  finding: Finding,
  language: Language,
  timeZone: string,
): DescribedFinding {
  const { text, advice } = findingTexts[finding.code]
  const { at, count = 0, freeBytes = 0, sizeBytes = 0 } = finding
  const values: Readonly<Record<string, string>> = {
    at: at === undefined ? '–' : dateAndTime(at, language, timeZone),
    count: String(count),
    free: bytesText(freeBytes),
    size: bytesText(sizeBytes),
  }
  return {
    text: text[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
    advice: advice?.[language],
    runbook: runbooks[finding.code],
  }
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** '48.2 GB', in steps of a thousand as disks are sold. */
function bytesText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`
}
