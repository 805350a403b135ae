import { createHash } from 'node:crypto'
import { connect } from '@kakehashi/api/db/connection'
import { recount } from '@kakehashi/api/test/counters/recount'
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
  await verifyTexts(office, report, {
    name: 'message',
    found: 'select comment as mark, request_id as id from messages where comment like $1',
    acknowledged: writes.messages,
    like: writes.like,
  })
  await verifyTexts(office, report, {
    name: 'order',
    found: 'select details as mark, id from requests where details like $1',
    acknowledged: new Map([...writes.orders].map(([mark, { id }]) => [mark, id])),
    like: writes.like,
  })
  await verifyAccounts(office, writes, report)
  await verifyAttachments(office, writes, report)
  await verifyFiles(writes, customers, report)
  await verifyCounters(office, report)
  await verifyHistory(office, report)
}

interface Texts {
  readonly name: string
  /** The query for every mark in the database, with the id of its request. */
  readonly found: string
  /** The id of the request by mark. */
  readonly acknowledged: ReadonlyMap<string, string>
  readonly like: string
}

async function verifyTexts(
  office: RunningOffice,
  report: Report,
  { name, found, acknowledged, like }: Texts,
): Promise<void> {
  const rows = await office.query<{ mark: string; id: string }>(found, [like])
  const idsOf = Map.groupBy(rows, ({ mark }) => mark)
  const lost = [...acknowledged].filter(([mark, id]) => idsOf.get(mark)?.[0]?.id !== id)
  const doubled = [...idsOf].filter(([, list]) => list.length > 1)
  const unanswered = [...idsOf.keys()].filter((mark) => !acknowledged.has(mark)).length
  report.expect(
    lost.length === 0 && doubled.length === 0,
    `${acknowledged.size} ${name}s acknowledged: ${lost.length} lost, ${doubled.length} doubled` +
      (unanswered > 0 ? ` (${unanswered} more were stored without a reply)` : ''),
  )
}

async function verifyAccounts({ query }: RunningOffice, { registered }: Writes, report: Report) {
  const rows = await query<{ email: string }>('select email from users where email = any($1)', [
    [...registered],
  ])
  report.expect(
    rows.length === registered.size,
    `${registered.size} accounts acknowledged: ${registered.size - rows.length} lost`,
  )
}

/** Every order has the document that was sent with it. */
async function verifyAttachments({ query }: RunningOffice, { orders }: Writes, report: Report) {
  const rows = await query<{ id: string; request_id: string }>(
    'select id, request_id from files where request_id is not null',
  )
  const requestOf = new Map(rows.map(({ id, request_id }) => [`/api/files/${id}`, request_id]))
  const sent = [...orders.values()].filter(({ document }) => document !== undefined)
  const missing = sent.filter(({ id, document }) => requestOf.get(document ?? '') !== id)
  report.expect(
    missing.length === 0,
    `${sent.length} orders with a document: ${missing.length} without it`,
  )
}

async function verifyFiles({ files }: Writes, customers: readonly Customer[], report: Report) {
  const browserOf = new Map(customers.map(({ email, browser }) => [email, browser]))
  const wrong: string[] = []
  for (const { path, sha256, reader } of files) {
    const response = await browserOf.get(reader)?.open(path)
    const hash = createHash('sha256')
    for await (const chunk of response?.body ?? []) hash.update(chunk)
    if (hash.digest('hex') !== sha256) wrong.push(`${path}: ${response?.status}`)
  }
  report.expect(
    wrong.length === 0,
    `${files.length} files downloaded again: ${wrong.length} not as they were sent`,
  )
  report.details(wrong)
}

/** The figures that screens show are counted by triggers, in the same transactions. */
async function verifyCounters({ databaseUrl }: RunningOffice, report: Report): Promise<void> {
  const db = connect(databaseUrl, 1)
  const { stored, counted } = await recount(db)
  await db.destroy()
  const keys = new Set([...Object.keys(stored), ...Object.keys(counted)])
  const wrong = [...keys].filter((key) => stored[key] !== counted[key])
  report.expect(wrong.length === 0, `${keys.size} counters: ${wrong.length} wrong`)
}

async function verifyHistory({ command }: RunningOffice, report: Report): Promise<void> {
  const result = await command(['verify-events']).then(
    ({ stdout }) => ({ isIntact: true, text: stdout }),
    // After the line that repeats the command.
    (error: unknown) => ({ isIntact: false, text: String(error).split('\n').slice(1).join(' ') }),
  )
  report.expect(result.isIntact, `history: ${result.text.trim().split(';')[0]}`)
}
