import * as contract from '@kakehashi/contract/imports'
import { importColumns, type ImportKind } from '@kakehashi/domain/data-files/imports'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedService } from '../support/services.ts'

type Cells = Readonly<Record<string, string>>

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A file with every column, as the template has them. */
export function csvOf(kind: ImportKind, lines: readonly (Cells | string)[]): string {
  const columns = Object.entries(importColumns[kind])
  const titles = columns.map(([, { title }]) => quoted(title.en)).join(',')
  const rows = lines.map((line) =>
    typeof line === 'string' ? line : columns.map(([key]) => quoted(line[key] ?? '')).join(','),
  )
  return [titles, ...rows, ''].join('\r\n')
}

let customers = 0
export function sampleCustomer(changes: Cells = {}): Cells {
  customers += 1
  const email = `imported${customers}@example.com`
  return { lastName: 'Oshiro', firstName: 'Kenji', phone: '090-1234-5678', email, ...changes }
}

export function samplePast(changes: Cells = {}): Cells {
  const days = { received: '2021-04-01', delivered: '2021-04-08' }
  return { service: 'Birth Certificate', ...days, price: '45.00', paid: '45.00', ...changes }
}

export function send(
  { browser }: SignedInUser,
  kind: ImportKind,
  content: string | Uint8Array,
  name = 'old-system.csv',
) {
  const form = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.append('file', new File([bytes], name, { type: 'text/csv' }))
  return browser.call(contract.checkImport, { query: { kind }, body: form })
}

/** Sends a file and has it checked. */
export async function checked(
  office: Office,
  owner: SignedInUser,
  kind: ImportKind,
  content: string | Uint8Array,
) {
  const { body, status } = await send(owner, kind, content)
  if (status !== 200) throw new Error(`the upload returned ${status} ${body.code}`)
  await office.runJobs()
  return read(owner, body._id)
}

export async function read({ browser }: SignedInUser, id: string) {
  return (await browser.call(contract.getImport, { params: { id } })).body
}

/** What is wrong, as 'line column: message'. */
export const problemsOf = ({ listed }: contract.ImportDetail) =>
  listed.map(({ line, column, message }) => `${line ?? '-'} ${column ?? '-'}: ${message}`)

/** Sends, checks and imports a file. */
export async function imported(
  office: Office,
  owner: SignedInUser,
  kind: ImportKind,
  content: string,
) {
  const found = await checked(office, owner, kind, content)
  const { body, status } = await owner.browser.call(contract.runImport, {
    params: { id: found._id },
  })
  if (status !== 200)
    throw new Error(`the import returned ${status}: ${problemsOf(found).join(', ')}`)
  await office.runJobs()
  return read(owner, body._id)
}

export async function takenBack(office: Office, { browser, ...owner }: SignedInUser, id: string) {
  await browser.call(contract.takeBackImport, { params: { id } })
  await office.runJobs()
  return read({ browser, ...owner }, id)
}

/** An office with the service that the sample lines name. */
export async function openOfficeForImports(): Promise<OfficeWithStaff> {
  const staff = await openOfficeWithStaff()
  await seedService(staff.office, 'Birth Certificate')
  await staff.office.runJobs()
  return staff
}

/** A customer, and three past orders of theirs: one is paid, one in part, one cancelled. */
export async function importBoth({ office, owner }: OfficeWithStaff) {
  const customer = sampleCustomer({ nameJa: '大城 健二', since: '2019/5/1' })
  const { email = '' } = customer
  const people = await imported(office, owner, 'customers', csvOf('customers', [customer]))
  const lines = [
    samplePast({
      email,
      orderNumber: 'OLD-7',
      details: 'Two copies',
      from: 'Japanese',
      into: '英語',
    }),
    samplePast({ phone: '09012345678', paid: '$20.50', remaining: '24.5' }),
    samplePast({ email, delivered: '', cancelled: '4/9/2021', price: '', paid: '' }),
  ]
  const orders = await imported(office, owner, 'requests', csvOf('requests', lines))
  return { people, orders, email }
}

export function fileOf({ db }: Office, importId: string) {
  return db
    .selectFrom('imports')
    .select(['object_key', 'state'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
}

/** What says that an import was there and who did it, and what changes with every call. */
const left = new Set([
  'events',
  'event_seals',
  'unsealed_events',
  'imports',
  'sessions',
  'throttles',
  'migrations',
])

/** Every row of every table as text. */
export async function dump(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const tables: Record<string, readonly string[]> = {}
  for (const { name } of rows.filter((table) => !left.has(table.name))) {
    const content = await sql<{ line: string }>`
      select row::text as line from ${sql.table(name)} as row order by 1`.execute(db)
    const lines = content.rows.map(({ line }) => line)
    // A counter of 0 is as good as none.
    tables[name] = name === 'counters' ? lines.filter((line) => !line.endsWith(',0)')) : lines
  }
  return tables
}
