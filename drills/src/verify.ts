import { connect } from '@kakehashi/api/db/connection'
import { recount } from '@kakehashi/api/test/counters/recount'
import {
  compareAccounts,
  compareAttachments,
  compareFiles,
  comparePhones,
  compareTexts,
  type Of,
} from './compare.ts'
import type { Customer } from './customers.ts'
import type { Report } from './report.ts'
import type { RunningOffice } from './running-office.ts'
import type { Writes } from './writes.ts'

/** Everything that was acknowledged exists exactly once, and nothing that was sent exists twice. */
export async function verifyWrites(
  office: RunningOffice,
  writes: Writes,
  customers: readonly Customer[],
  report: Report,
): Promise<void> {
  await verifyTexts(office, writes.like, report, 'message', textsOf('message', writes.messages))
  await verifyTexts(office, writes.like, report, 'note', textsOf('note', writes.notes))
  const orders = [...writes.orders].map(
    ([mark, { id, document }]) => ({ kind: 'order', mark, request: id, document }) as const,
  )
  await verifyTexts(office, writes.like, report, 'order', orders)
  await verifyAccounts(office, writes, report)
  await verifyPhones(office, writes, report)
  await verifyAttachments(office, orders, report)
  await verifyFiles(writes, customers, report)
  await verifyCounters(office, report)
  await verifyHistory(office, report)
}

function textsOf<Kind extends 'message' | 'note'>(kind: Kind, texts: ReadonlyMap<string, string>) {
  return [...texts].map(([mark, request]) => ({ kind, mark, request }))
}

async function verifyTexts<One extends Of<'message' | 'note' | 'order'>>(
  office: RunningOffice,
  like: string,
  report: Report,
  kind: One['kind'],
  acknowledged: readonly One[],
): Promise<void> {
  const found = await compareTexts(office, kind, acknowledged, like)
  const { missing, doubled, unanswered } = found
  report.expect(
    missing.length === 0 && doubled.length === 0,
    `${acknowledged.length} ${kind}s acknowledged: ` +
      `${missing.length} lost, ${doubled.length} doubled` +
      (unanswered > 0 ? ` (${unanswered} more were stored without a reply)` : ''),
  )
}

async function verifyAccounts(office: RunningOffice, { registered }: Writes, report: Report) {
  const accounts = [...registered].map((email) => ({ kind: 'account', email }) as const)
  const { missing } = await compareAccounts(office, accounts)
  report.expect(
    missing.length === 0,
    `${registered.size} accounts acknowledged: ${missing.length} lost`,
  )
}

async function verifyPhones(office: RunningOffice, { phones }: Writes, report: Report) {
  const changes = [...phones].map(([email, number]) => ({ kind: 'phone', email, number }) as const)
  const { missing } = await comparePhones(office, changes)
  report.expect(
    missing.length === 0,
    `${phones.size} changed phones acknowledged: ${missing.length} lost`,
  )
}

async function verifyAttachments(
  office: RunningOffice,
  orders: readonly Of<'order'>[],
  report: Report,
) {
  const sent = orders.filter(({ document }) => document !== undefined)
  const { missing } = await compareAttachments(office, sent)
  report.expect(
    missing.length === 0,
    `${sent.length} orders with a document: ${missing.length} without it`,
  )
}

async function verifyFiles({ files }: Writes, customers: readonly Customer[], report: Report) {
  const sent = files.map((file) => ({ ...file, kind: 'file' }) as const)
  const { missing } = await compareFiles(customers, sent)
  report.expect(
    missing.length === 0,
    `${files.length} files downloaded again: ${missing.length} not as they were sent`,
  )
  report.details(missing.map(({ path }) => path))
}

/** The figures that screens show are counted by triggers, in the same transactions. */
export async function verifyCounters(
  { databaseUrl }: RunningOffice,
  report: Report,
): Promise<void> {
  const db = connect(databaseUrl, 1)
  const { stored, counted } = await recount(db)
  await db.destroy()
  const keys = new Set([...Object.keys(stored), ...Object.keys(counted)])
  const wrong = [...keys].filter((key) => stored[key] !== counted[key])
  report.expect(wrong.length === 0, `${keys.size} counters: ${wrong.length} wrong`)
}

export async function verifyHistory({ command }: RunningOffice, report: Report): Promise<void> {
  const result = await command(['verify-events']).then(
    ({ stdout }) => ({ isIntact: true, text: stdout }),
    // After the line that repeats the command.
    (error: unknown) => ({ isIntact: false, text: String(error).split('\n').slice(1).join(' ') }),
  )
  report.expect(result.isIntact, `history: ${result.text.trim().split(';')[0]}`)
}
