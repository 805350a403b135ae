import { type Mail, requestMailKinds } from '../index.ts'
import { link, orderNumber, sampleMail } from './sample-mail.ts'

export const settingsLink = 'https://kakehashi.example/profile/notices'

export const requestMails = requestMailKinds.map((kind) => sampleMail(kind))

export const bulkReading = {
  kind: 'bulk-reading',
  name: '山田 花子',
  reader: 'Clara Clerk',
  at: '2026-11-16T01:12:00.000Z',
  documents: 40,
  minutes: 10,
  link,
} satisfies Mail

export const virusFound = {
  kind: 'virus-found',
  name: '山田 花子',
  sender: 'Bob Builder',
  at: '2026-11-16T01:12:00.000Z',
  signature: 'Eicar-Test',
  link,
} satisfies Mail

const scannerVirus: Mail = { ...virusFound, sender: undefined, isFromScanner: true }

const systemReports: Mail[] = [
  {
    kind: 'system-report',
    name: '山田 花子',
    at: '2026-11-16T01:12:00.000Z',
    problems: [
      { part: 'mail', code: 'mail-refused', count: 3, at: '2026-11-16T00:30:00.000Z' },
      { part: 'backup', code: 'backup-failed', at: '2026-11-15T18:00:00.000Z' },
    ],
    solved: ['disk'],
    link,
  },
  {
    kind: 'system-report',
    name: '山田 花子',
    at: '2026-11-16T01:12:00.000Z',
    problems: [],
    solved: ['backup', 'disk'],
    link,
  },
]

const about = { name: '山田 花子', person: '比嘉 陽子', actor: '仲間 真吾', link }
const roleMails: Mail[] = [
  { kind: 'own-roles-changed', name: '山田 花子', given: ['isAdmin'], taken: [], link },
  { kind: 'staff-roles-changed', ...about, given: ['isAdmin'], taken: ['isTranslator'] },
  { kind: 'admin-proposed', ...about, until: '2026-11-30T01:12:00.000Z' },
]

const newDevice = {
  kind: 'new-device',
  name: '山田 花子',
  at: '2026-11-16T01:12:00.000Z',
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.0/24',
  link,
} satisfies Mail

const birthRecord = {
  orderNumber,
  service: { en: 'Birth Certificate', ja: '出生証明書' },
  serviceKind: 'translation',
  stage: 'review',
} as const
const busyMorning = {
  kind: 'morning',
  name: '山田 花子',
  facts: {
    day: '2026-11-19',
    most: 100,
    dueToday: { count: 7, first: Array.from({ length: 5 }, () => birthRecord) },
    overdue: { count: 1, first: [birthRecord] },
    unanswered: { count: 4, since: '2026-11-17' },
    toQuote: 3,
    unpaid: { count: 5, cents: 34_000 },
    refundsOwed: { count: 1, cents: 2_500 },
  },
  link,
  settingsLink,
} satisfies Mail
const noneListed = { count: 0, first: [] }
const quietMorning: Mail = {
  ...busyMorning,
  facts: {
    ...busyMorning.facts,
    dueToday: noneListed,
    overdue: noneListed,
    unanswered: { count: 0, since: null },
    toQuote: 0,
    unpaid: { count: 0, cents: 0 },
    refundsOwed: { count: 0, cents: 0 },
  },
}

export const mailsWithLink: Mail[] = [
  { kind: 'verify-email', name: '山田 花子', link, isNewAddress: false, isEntered: false },
  { kind: 'verify-email', name: '山田 花子', link, isNewAddress: true, isEntered: false },
  { kind: 'verify-email', name: '山田 花子', link, isNewAddress: false, isEntered: true },
  { kind: 'reset-password', name: '山田 花子', link },
  bulkReading,
  virusFound,
  scannerVirus,
  ...systemReports,
  ...roleMails,
  newDevice,
  busyMorning,
  quietMorning,
  { kind: 'keep-account', name: '山田 花子', link, erasedFrom: '2026-11-24T01:12:00.000Z' },
  ...requestMails,
]

const toOwners = {
  kind: 'second-factor-removed',
  name: '山田 花子',
  by: undefined,
  person: '佐藤 健',
} satisfies Mail

export const accountMails = [
  { kind: 'password-changed', name: '山田 花子' },
  { kind: 'email-changed', name: '山田 花子', newEmailHint: '•••@例.example' },
  { kind: 'email-entered', name: '山田 花子', newEmailHint: '•••@例.example' },
  { kind: 'second-factor-changed', name: '山田 花子', isOn: true },
  { kind: 'second-factor-changed', name: '山田 花子', isOn: false },
  { kind: 'passkey-changed', name: '山田 花子', isAdded: true },
  { kind: 'passkey-changed', name: '山田 花子', isAdded: false },
  { kind: 'second-factor-removed', name: '山田 花子', by: undefined, person: undefined },
] satisfies Mail[]

/** Every mail, in each form that has texts of its own. */
export const everyMail: Mail[] = [...mailsWithLink, ...accountMails, toOwners]
