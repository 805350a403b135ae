import { details as detailsField } from '@kakehashi/contract/requests/request-fields'
import { type Day, instantAt } from '@kakehashi/domain/calendar/day'
import { documentLanguageNames } from '@kakehashi/domain/data-files/value-names'
import { asciiSigns } from '@kakehashi/domain/half-width'
import { isSameLanguage } from '@kakehashi/domain/request/submitted-details'
import { serviceSlug } from '@kakehashi/domain/services'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { UserRow } from '../accounts/people/queries.ts'
import { after, duration } from '../clock.ts'
import { lockCounters } from '../counters/queries.ts'
import type { DB } from '../db/schema.gen.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { requestSearchWords } from '../requests/request-search-words.ts'
import { insertSearchWords } from '../search-index/queries.ts'
import type { ServiceRow } from '../services/queries.ts'
import { type CellReader, createCellReader } from './cell-reader.ts'
import { type Known, lookUp } from './look-up.ts'
import type { Line } from './read-lines.ts'
import type { Checked } from './checked.ts'

export type PastRequest = NonNullable<ReturnType<typeof readRequest>['row']>

export async function checkRequests(
  db: Kysely<DB>,
  lines: readonly Line[],
  seen: Map<string, number>,
  today: Day,
): Promise<Checked<PastRequest>[]> {
  const known = await lookUp(db, lines)
  return lines.map((line) => readRequest(line, known, seen, today))
}

function readRequest(line: Line, known: Known, seen: Map<string, number>, today: Day) {
  const cell = createCellReader(line, today)
  for (const column of ['service', 'received']) cell.demand(column)
  const found = {
    orderNumber: readOrderNumber(cell, known, seen),
    customer: readCustomer(cell, known),
    service: readService(cell, known),
    received: cell.day('received'),
    ...readEnd(cell),
    from: cell.named('from', documentLanguageNames),
    into: cell.named('into', documentLanguageNames),
    details: cell.checked('details', detailsField) ?? '',
  }
  const amounts = readAmounts(cell, found.cancelled !== null)
  const { customer, service, received, from, into } = found
  if (isSameLanguage(from, into)) cell.report('into', 'same-language')
  const ended = found.delivered ?? found.cancelled
  if (received !== null && ended !== null && ended < received) {
    cell.report(found.delivered ? 'delivered' : 'cancelled', 'ends-before-start')
  }
  const isRight = cell.problems.length === 0 && customer && service && received && ended
  const row = isRight
    ? { ...found, ...amounts, customer, service, received, ended, line: line.line }
    : null
  return { line: line.line, problems: cell.problems, row }
}

/** The shape of those that the office gives itself. Its prefix can be changed at any time. */
const ownNumber = /^[A-Z]{1,5}-\d{4}-\d+$/

function readOrderNumber(
  cell: CellReader,
  { orderNumbers }: Known,
  seen: Map<string, number>,
): string | null {
  const number = asciiSigns(cell.text('orderNumber')).toUpperCase()
  if (number === '') return null
  const other = seen.get(number)
  if (!/^[\dA-Z/-]{1,30}$/.test(number)) cell.report('orderNumber', 'order-number-format')
  else if (orderNumbers.has(number)) cell.report('orderNumber', 'order-number-here-already')
  else if (ownNumber.test(number)) cell.report('orderNumber', 'order-number-reserved')
  else if (other !== undefined) cell.report('orderNumber', 'order-number-twice', other)
  else seen.set(number, cell.line)
  return number
}

function readCustomer(cell: CellReader, { byEmail, byPhone }: Known): UserRow | undefined {
  const email = asciiSigns(cell.text('email')).toLowerCase()
  const phone = cell.text('phone').replace(/\D/g, '')
  if (email === '' && phone === '') {
    cell.report('email', 'customer-missing')
    return undefined
  }
  if (email !== '') {
    const customer = byEmail.get(email)
    if (!customer) cell.report('email', 'customer-unknown')
    return customer
  }
  const [customer, another] = byPhone.get(phone) ?? []
  if (!customer) cell.report('phone', 'customer-unknown')
  else if (another) cell.report('phone', 'customer-ambiguous')
  return customer
}

function readService(cell: CellReader, { services }: Known): ServiceRow | undefined {
  const name = cell.text('service')
  if (name === '') return undefined
  const service = services.find(
    ({ name: en, name_ja }) => serviceSlug(en) === serviceSlug(name) || name_ja === name,
  )
  if (!service) cell.report('service', 'service-unknown')
  return service
}

function readEnd(cell: CellReader) {
  const [delivered, cancelled] = [cell.day('delivered'), cell.day('cancelled')]
  const given = ['delivered', 'cancelled'].filter((column) => cell.text(column) !== '')
  if (given.length === 0) cell.report('delivered', 'end-missing')
  if (given.length === 2) cell.report('cancelled', 'two-ends')
  return { delivered, cancelled }
}

function readAmounts(cell: CellReader, isCancelled: boolean) {
  const [price, paid, remaining] = [
    cell.cents('price'),
    cell.cents('paid'),
    cell.cents('remaining'),
  ]
  const amounts = { total: price ?? 0, paid: paid ?? 0 }
  const isReadable = (column: string) => !cell.problems.some((problem) => problem.column === column)
  if (isCancelled) {
    const read = { price, paid, remaining }
    const wrong = (['price', 'paid', 'remaining'] as const).find(
      (column) => (read[column] ?? 0) > 0,
    )
    if (wrong) cell.report(wrong, 'amount-of-cancelled')
    return amounts
  }
  if (isReadable('price') && !price) cell.report('price', 'price-missing')
  if (cell.text('paid') === '') cell.report('paid', 'required')
  if (price === null || paid === null || price === 0) return amounts
  if (paid > price) cell.report('paid', 'paid-above-price')
  else if (remaining !== null && remaining !== price - paid) {
    cell.report('remaining', 'amounts-do-not-add-up')
  }
  return amounts
}

/**
 * Their amounts are in no till and no ledger: they were in the books of the system before. Nobody
 * is told, and no job follows.
 */
export async function insertRequests(
  trx: Transaction<DB>,
  rows: readonly PastRequest[],
  time: OfficeTime,
  importName: string,
): Promise<string[]> {
  await lockCounters(trx, countersOf(rows))
  const requests = rows.map((row) => toColumns(row, time, importName))
  await trx.insertInto('requests').values(requests).execute()
  const quotes = requests.flatMap(({ id, total_cents, created_at }) =>
    total_cents === 0 ? [] : [quoteOf(id, total_cents, created_at)],
  )
  if (quotes.length > 0) await trx.insertInto('quotes').values(quotes).execute()
  await insertSearchWords(
    trx,
    'request',
    requests.map((request) => ({ id: request.id, words: requestSearchWords(request) })),
  )
  return requests.map(({ id }) => id)
}

function countersOf(rows: readonly PastRequest[]): string[] {
  const own = rows.flatMap(({ customer, service }) => [
    ...['current', 'orders', 'spent', 'unread'].map((what) => `person:${customer.id}:${what}`),
    ...['open', 'completed'].map((what) => `service:${service.id}:${what}`),
  ])
  return [...new Set(['balance-due', 'stage:complete', ...own])]
}

function toColumns(
  { customer, service, received, ended, ...row }: PastRequest,
  { now, timeZone }: OfficeTime,
  importName: string,
) {
  const [createdAt, endedAt] = [
    instantAt(received, '0900', timeZone),
    instantAt(ended, '1700', timeZone),
  ]
  const { first_name, middle_name, last_name, name_ja, name_kana, email, phone } = customer
  const isDelivered = row.delivered !== null
  return {
    id: uuidv7(),
    order_number: row.orderNumber ?? `${importName}-${String(row.line).padStart(5, '0')}`,
    user_id: customer.id,
    first_name,
    middle_name,
    last_name,
    name_ja,
    name_kana,
    email,
    phone,
    service_id: service.id,
    service_name: service.name,
    usual_working_days: service.usual_working_days,
    details: row.details,
    source_language: row.from,
    target_language: row.into,
    created_at: createdAt,
    imported_at: now,
    admin_viewed: true,
    last_at: endedAt,
    total_cents: row.total,
    paid_cents: row.paid,
    ...(isDelivered
      ? {
          stage: 'complete' as const,
          quoted_at: createdAt,
          paid_at: createdAt,
          translated_at: endedAt,
          reviewed_at: endedAt,
          delivered_at: endedAt,
          completed_at: row.paid === row.total ? endedAt : null,
          quote_version: 1,
          quotes_made: 1,
          last_event: 'delivered' as const,
        }
      : { closed_at: endedAt, last_event: 'closed' as const }),
  } satisfies Insertable<DB['requests']>
}

function quoteOf(requestId: string, total: number, quotedAt: Date): Insertable<DB['quotes']> {
  return {
    request_id: requestId,
    version: 1,
    deposit_cents: 0,
    total_cents: total,
    quoted_at: quotedAt,
    quoted_by: null,
    expires_at: after(quotedAt, 30 * duration.day),
    answer: 'accepted',
    answered_at: quotedAt,
  }
}
