import { automaticLine } from '@kakehashi/domain/price-list/automatic-quote'
import { automaticCopiesLine } from '@kakehashi/domain/price-list/copies'
import { amountOf, type QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import { transition } from '@kakehashi/domain/request/transition'
import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { listFilesOf } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueNotices, noticesFor } from '../outbox/enqueue-notices.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { findService } from '../services/queries.ts'
import { getCalendar } from '../settings/calendar.ts'
import { getSetting } from '../settings/queries.ts'
import { findCopyPrice, pricedService, sizeOf } from './again/price.ts'
import { findAgain } from './again/queries.ts'
import { insertSystemNote } from './notes/queries.ts'
import { lockRequest, type RequestRow, saveRequest } from './queries.ts'
import { insertQuote } from './quotes.ts'
import { columnsOf, stateOf } from './state.ts'

/** In the transaction after which every document may have been scanned. */
export async function enqueueAutomaticQuote(
  trx: Transaction<DB>,
  requestId: string,
): Promise<void> {
  await addJob(trx, 'quote-automatically', { requestId }, { key: `quote:${requestId}` })
}

/**
 * The job: quotes a request from the price list, if its service allows it and nobody has to look at
 * the documents first. The quote cannot be undone, so the customer is told at once.
 */
export async function quoteAutomatically(
  db: Database,
  requestId: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, requestId)
    const line = row && (await findLine(trx, row))
    if (line) await submitQuote(trx, row, line, now)
  })
}

async function findLine(trx: Transaction<DB>, row: RequestRow): Promise<QuoteLine | undefined> {
  const service = await findService(trx, row.service_id)
  if (!service || row.customer_deleted_at !== null) return undefined
  const priced = pricedService(service)
  if (!priced) return undefined
  const files = await listFilesOf(trx, row.id)
  const documents = files.filter(({ role }) => role === 'document')
  const selfQuoting = {
    ...priced,
    kind: service.kind,
    quotesItself: service.quotes_itself,
    ceilingCents: service.quote_ceiling_cents,
  }
  const toBeQuoted = {
    ...sizeOf(documents),
    // 'not-scanned' passes: it is used where there is no scanner.
    areDocumentsClean: documents.every(
      ({ status }) => status === 'clean' || status === 'not-scanned',
    ),
    wasQuotedBefore: row.stage !== 'quote' || stateOf(row).quotesMade > 0,
  }
  const again = await findAgain(trx, row.id)
  if (!again) return automaticLine(selfQuoting, toBeQuoted)
  const { copies } = again
  // The list has one price for a service, whichever the language is.
  if (copies === null) return undefined
  return automaticCopiesLine(selfQuoting, await findCopyPrice(trx), { ...toBeQuoted, copies })
}

/** Without a deposit, as the form of the office suggests. */
async function submitQuote(
  trx: Transaction<DB>,
  row: RequestRow,
  line: QuoteLine,
  now: Date,
): Promise<void> {
  const before = stateOf(row)
  const totalCents = amountOf(line)
  const lines = [line]
  const outcome = transition(
    before,
    { kind: 'submitQuote', depositCents: 0, totalCents, lines },
    {
      actorId: null,
      parts: ['office'],
      seenVersion: undefined,
      now,
      calendar: await getCalendar(trx),
      quoteValidDays: await getSetting(trx, 'quoteValidDays'),
    },
  )
  // Cancelled meanwhile.
  if (outcome.kind !== 'changed') return
  const { next, event } = outcome
  await insertQuote(trx, { requestId: row.id, next, lines, actorId: null, now })
  await insertSystemNote(trx, row.id, { kind: 'quoted-automatically', totalCents }, now)
  await saveRequest(trx, row.id, { ...columnsOf(next), last_event: event, last_at: now })
  await recordEvent(trx, {
    kind: `request.${event}`,
    at: now,
    actorId: null,
    subject: { kind: 'request', id: row.id },
    fields: ['depositCents', 'totalCents', 'lines'],
  })
  const notices = noticesFor({ ...outcome, parts: ['office'], before, actorId: null })
  await enqueueNotices(trx, row, notices, now)
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id, row.translator_id])
}
