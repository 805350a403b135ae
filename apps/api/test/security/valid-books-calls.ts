import { Readable } from 'node:stream'
import { periodOfMonth } from '@kakehashi/domain/payments/books'
import { after, duration } from '../../src/clock.ts'
import { holderOf } from '../../src/documents/key-holder.ts'
import { newObjectKey } from '../../src/storage/file-store.ts'
import { formWith } from '../support/pictures.ts'
import type { CallContext, ValidCall } from './callers.ts'

let months = 0

/** A new one for each call, long ago. */
function nextMonth(): string {
  const number = months
  months += 1
  return `20${String(Math.floor(number / 12) % 26).padStart(2, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

async function seedClosedMonth({ office, customer }: CallContext): Promise<string> {
  const month = nextMonth()
  const { startsAt, endsAt } = periodOfMonth(month, 'Asia/Tokyo')
  await office.db
    .insertInto('month_closings')
    .values({
      id: crypto.randomUUID(),
      month: `${month}-01`,
      starts_at: startsAt,
      ends_at: endsAt,
      closed_at: office.clock.now(),
      closed_by: customer.account.id,
      figures: JSON.stringify({
        methods: [],
        receipts: { issued: 0, first: null, last: null, voided: 0 },
        tills: [],
        pay: { agreed: 0, paid: 0 },
        outstanding: { unpaid: { orders: 0, cents: 0 }, refundsOwed: { orders: 0, cents: 0 } },
      }),
    })
    .execute()
  return month
}

/** The columns of a row that a sealed file belongs to. */
async function storeSealed(
  { office: { clock, files } }: CallContext,
  holder: ReturnType<typeof holderOf>,
  text: string,
) {
  const object_key = newObjectKey(clock.now())
  const bytes = Buffer.from(text)
  const { sealed, ...key } = await files.vault.seal(Readable.from([bytes]), holder)
  await files.store.write(object_key, sealed)
  return { size: bytes.length, object_key, ...key }
}

async function seedExport(context: CallContext): Promise<string> {
  const { office, customer } = context
  const id = crypto.randomUUID()
  const now = office.clock.now()
  await office.db
    .insertInto('exports')
    .values({
      id,
      kind: 'requests',
      format: 'csv',
      language: 'en',
      from_day: '2026-01-01',
      to_day: '2026-12-31',
      asked_at: now,
      asked_by: customer.account.id,
      state: 'ready',
      expires_at: after(now, duration.day),
      row_count: 0,
      ...(await storeSealed(context, holderOf('exports', id), 'Order number')),
    })
    .execute()
  return id
}

async function seedImport(context: CallContext, state: 'checked' | 'done'): Promise<string> {
  const { office, customer } = context
  const id = crypto.randomUUID()
  const now = office.clock.now()
  const columns = 'last_name,first_name,email\n'
  const stored =
    state === 'checked'
      ? await storeSealed(context, holderOf('imports', id), columns)
      : { size: columns.length }
  await office.db
    .insertInto('imports')
    .values({
      id,
      kind: 'customers',
      name: 'old-system.csv',
      asked_at: now,
      asked_by: customer.account.id,
      state,
      expires_at: after(now, duration.day),
      ...stored,
    })
    .execute()
  return id
}

/** Calls about the books of a month, about exports and imports. */
export const validBooksCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/exports': () => ({}),
  'POST /api/exports': () => ({
    body: { kind: 'payments', format: 'xlsx', from: '2026-01-01', to: '2026-12-31' },
  }),
  'GET /api/exports/:id/file': async (context) => ({ params: { id: await seedExport(context) } }),
  'GET /api/imports': () => ({}),
  'GET /api/imports/:id': async (context) => ({
    params: { id: await seedImport(context, 'checked') },
  }),
  'POST /api/imports': () => ({
    query: { kind: 'customers' },
    body: formWith('file', Buffer.from('Last name'), 'old-system.csv'),
  }),
  'POST /api/imports/:id/run': async (context) => ({
    params: { id: await seedImport(context, 'checked') },
  }),
  'POST /api/imports/:id/take-back': async (context) => ({
    params: { id: await seedImport(context, 'done') },
  }),
  'GET /api/books': () => ({}),
  'GET /api/books/:month': async (context) => ({
    params: { month: await seedClosedMonth(context) },
  }),
  'GET /api/books/:month/statement': () => ({ params: { month: nextMonth() } }),
  'POST /api/books/:month/close': () => ({ params: { month: nextMonth() } }),
  'POST /api/books/:month/reopen': async (context) => ({
    params: { month: await seedClosedMonth(context) },
    body: { reason: 'A receipt was found' },
  }),
}
