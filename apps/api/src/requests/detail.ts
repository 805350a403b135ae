import type { FileView } from '@kakehashi/contract/documents/file-view'
import { threadPageSize } from '@kakehashi/contract/fields/limits'
import type { CustomerRequestItem, RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { Language } from '@kakehashi/domain/language'
import type { QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import type { Part } from '@kakehashi/domain/request/commands'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { leavesAt } from '@kakehashi/domain/request/retention'
import { isTranslationAvailable } from '@kakehashi/domain/request/state'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type FileRow, listFilesOf } from '../documents/queries.ts'
import { toViewsWithReadings } from '../documents/readings/with-readings.ts'
import { getOfficeTime, type OfficeTime } from '../office/office-time.ts'
import { toFileView } from '../documents/view.ts'
import { readAgainForCustomer, readAgainForDesk, readAgainForOffice } from './again/read-again.ts'
import { findUnreadMarks } from './conversations/queries.ts'
import { seenByCustomer } from '../outbox/held-move.ts'
import { listMessages } from './messages/queries.ts'
import { toMessageView } from './messages/view.ts'
import { findHoldReason, findReturnReasons, listNotes } from './notes/queries.ts'
import { toNoteView } from './notes/view.ts'
import { readEarlierQuotes } from './earlier-quotes.ts'
import { readSigners } from './certificates/facts.ts'
import { listCertificatesOf } from './certificates/queries.ts'
import { toCertificateView, toCustomersCertificates } from './certificates/view.ts'
import { listRemovedFiles } from './files/queries.ts'
import { toRemovedFileView } from './files/view.ts'
import { listOriginalsOf } from './originals/queries.ts'
import { toCustomersOriginals, toOriginalView } from './originals/view.ts'
import { readPickupCode } from './pickup-codes/queries.ts'
import { findOfficeCloseReason } from './close-reason.ts'
import { questionsFor } from './review/open-questions.ts'
import { listQuoteLines, toShownLines } from './quote-lines.ts'
import { findDeclineReason } from './quotes.ts'
import { retainedOf, stateOf } from './state.ts'
import { shownWayDetails, toCustomerItem, toDeskItem, toOfficeItem } from './view.ts'
import type { VisibleRequest } from './access.ts'
import type { RequestRow } from './queries.ts'
import { getSetting } from '../settings/queries.ts'

const newest = { limit: threadPageSize, before: undefined }

/** A reader with several relations to the request gets the view of staff, then of the customer. */
export async function readDetail(
  db: Kysely<DB>,
  request: VisibleRequest,
  reader: { readonly id: string; readonly language: Language },
  now: Date,
): Promise<RequestDetail> {
  const { row, parts } = request
  const { language } = reader
  const time = await getOfficeTime(db, now)
  // Refused files would be listed, although their names are gone.
  const files = row.content_erased_at ? [] : await listFilesOf(db, row.id)
  const documents = files.filter(({ role }) => role === 'document')
  const translations = files.filter(({ role }) => role === 'translation')
  const inbox = async () =>
    (await listMessages(db, row.id, newest)).map((message) =>
      toMessageView(message, reader.id, parts),
    )
  const notes = async () =>
    (await listNotes(db, row.id, parts, newest)).map((note) => toNoteView(note, language))

  if (parts.includes('office')) {
    const lines = await listQuoteLines(db, row.id)
    return {
      ...withLines(toOfficeItem(row, parts, time), lines),
      ...(await readAgainForOffice(db, row, documents)),
      isMarkedUnread: (await findUnreadMarks(db, reader.id, [row])).has(row.id),
      ...shownWayDetails(row),
      ...(await readRetention(db, row, time)),
      isOnHold: row.is_on_hold,
      ...(row.is_on_hold && { holdReason: await findHoldReason(db, row.id) }),
      documents: await viewForOffice(db, documents, toFileView, parts),
      translations: await viewForOffice(db, translations, toFileView, parts),
      removedFiles: await viewForOffice(
        db,
        await listRemovedFiles(db, row.id),
        toRemovedFileView,
        parts,
      ),
      earlierQuotes: await readEarlierQuotes(db, row, lines),
      ...(await readPickupCode(db, row)),
      originals: row.content_erased_at
        ? []
        : (await listOriginalsOf(db, [row.id])).map(toOriginalView),
      certificates: (await listCertificatesOf(db, row.id)).map(toCertificateView),
      ...(await readOpenQuestions(db, row, reader.id)),
      ...(await readSigners(db, row)),
      inbox: await inbox(),
      notes: await notes(),
    }
  }
  if (parts.includes('customer')) {
    const lines = await listQuoteLines(db, row.id)
    const seen = seenByCustomer(row, now)
    const isOut = isTranslationAvailable(stateOf(seen))
    const closeReason = await findOfficeCloseReason(db, seen)
    const declineReason = await findDeclineReason(db, seen)
    const released = translations.filter(({ id }) => isOut && id === seen.translation_id)
    return {
      ...withLines(toCustomerItem(row, parts, time), lines),
      ...(await readAgainForCustomer(db, row)),
      ...shownWayDetails(seen),
      ...(closeReason !== undefined && { closeReason }),
      ...(declineReason !== undefined && { declineReason }),
      ...(await readRetention(db, seen, time)),
      documents: await toViewsWithReadings(db, documents, { isNamed: false, toView: toFileView }),
      translations: released.map(toFileView),
      ...(await readPickupCode(db, seen)),
      originals: row.content_erased_at
        ? []
        : toCustomersOriginals(await listOriginalsOf(db, [row.id])),
      certificates: toCustomersCertificates(
        await listCertificatesOf(db, row.id),
        isOut ? seen.translation_id : null,
      ),
      inbox: await inbox(),
    }
  }
  const reasons = await findReturnReasons(db, [row.id])
  return {
    ...toDeskItem(row, parts, time, reasons.get(row.id)),
    ...(await readAgainForDesk(db, request)),
    documents: documents.map(toFileView),
    translations: translations.map(toFileView),
    notes: await notes(),
  }
}

/** Without the checklist, which is on a screen of its own. */
async function readOpenQuestions(db: Kysely<DB>, row: RequestRow, readerId: string) {
  const openQuestions = await questionsFor(db, row, readerId, false)
  return openQuestions.length > 0 ? { openQuestions } : {}
}

function withLines<Item extends Pick<CustomerRequestItem, 'quote'>>(
  item: Item,
  lines: ReadonlyMap<number, QuoteLine[]>,
): Item {
  const { quote } = item
  return quote ? { ...item, quote: { ...quote, ...toShownLines(lines.get(quote.version)) } } : item
}

/** Only owners see which of their staff have read a file. */
async function viewForOffice<Row extends FileRow, View extends FileView>(
  db: Kysely<DB>,
  files: readonly Row[],
  toView: (file: Row) => View,
  parts: readonly Part[],
): Promise<View[]> {
  return parts.includes('owner')
    ? toViewsWithReadings(db, files, { isNamed: true, toView })
    : files.map(toView)
}

async function readRetention(db: Kysely<DB>, row: RequestRow, { now, timeZone }: OfficeTime) {
  if (row.content_erased_at) return { contentErasedAt: row.content_erased_at.toISOString() }
  const retained = retainedOf(row)
  if (retained.endedAt === null) return {}
  const leaves = leavesAt(retained, await getSetting(db, 'retentionDays'), now)
  return leaves ? { contentLeavesOn: dayAt(leaves, timeZone) } : {}
}
