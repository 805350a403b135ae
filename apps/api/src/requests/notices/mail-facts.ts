import type { Day } from '@kakehashi/domain/calendar/day'
import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import {
  closureOn,
  dayAt,
  openingState,
  readyOn,
  timeLeftForSameDay,
} from '@kakehashi/domain/calendar/working-days'
import { countsTowardsLimit } from '@kakehashi/domain/documents/files'
import { defaultLanguage, inEachLanguage } from '@kakehashi/domain/language'
import { nameInMail } from '@kakehashi/domain/people/people'
import { printedCodeText } from '@kakehashi/domain/printed-code'
import { isServiceText } from '@kakehashi/domain/price-list/quote-lines'
import { latenessOf } from '@kakehashi/domain/request/late'
import { type NoticeKind, noticeReader } from '@kakehashi/domain/request/notices'
import { isQuoteAccepted, isReadyToStart } from '@kakehashi/domain/request/quote'
import { firstDays } from '@kakehashi/domain/request/ready-day'
import { leavesAt } from '@kakehashi/domain/request/retention'
import type { RequestState } from '@kakehashi/domain/request/state'
import { hasReadyDay } from '@kakehashi/domain/services'
import type { RequestFacts } from '@kakehashi/emails'
import type { Kysely } from 'kysely'
import { fullName } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listFilesOf } from '../../documents/queries.ts'
import type { OfficeTime } from '../../office/office-time.ts'
import { findService } from '../../services/queries.ts'
import { getCalendar } from '../../settings/calendar.ts'
import { getSetting } from '../../settings/queries.ts'
import { findCodeRevokedAt } from '../certificates/queries.ts'
import { refundAt } from '../payments/queries.ts'
import { findDayBefore } from '../promises/queries.ts'
import type { RequestRow } from '../queries.ts'
import { listQuoteLines } from '../quote-lines.ts'
import { retainedOf, stateOf } from '../state.ts'

/** Everything that a mail about a request may contain; record 0052 says why not more. */
export async function readMailFacts(
  db: Kysely<DB>,
  row: RequestRow,
  { kind, created_at }: { readonly kind: NoticeKind; readonly created_at: Date },
  now: Date,
): Promise<RequestFacts> {
  const state = stateOf(row)
  const reader = noticeReader[kind]
  const service = await findService(db, row.service_id)
  const files = await listFilesOf(db, row.id)
  const calendar = await getCalendar(db)
  const isForCustomer = reader === 'customer'
  return {
    customer: reader === 'office' ? nameInMail(fullName(row)) : '',
    service: inEachLanguage((language) =>
      language === 'ja' ? (service?.name_ja ?? row.service_name) : row.service_name,
    ),
    serviceKind: row.service_kind,
    fromLanguage: row.source_language,
    toLanguage: row.target_language,
    documents: files.filter(countsTowardsLimit).length,
    neededBy: row.needed_by,
    isCancelled: row.closed_at !== null,
    refundedCents: kind === 'refund-recorded' ? await refundAt(db, row.id, created_at) : 0,
    price: isForCustomer ? priceOf(state, calendar.timeZone) : null,
    lines: withLines.has(kind) ? await linesOf(db, row) : [],
    ready: isDayTold(row, kind)
      ? await withOldDay(db, row, kind, readyOf(state, isForCustomer, calendar, now), calendar)
      : null,
    delivery: row.delivery,
    quoteBy: isQuoteAwaited(state, kind) ? firstDays(state, calendar).quoteBy : null,
    documentsLeaveOn:
      kind === 'documents-leave'
        ? await leavesOn(db, row, { now, timeZone: calendar.timeZone })
        : null,
    certificateCode:
      kind === 'certificate-revoked' ? await codeRevokedAt(db, row.id, created_at) : null,
  }
}

const withLines: ReadonlySet<NoticeKind> = new Set(['quote-ready', 'quote-replaced'])

/** What somebody typed by hand stays on the page; names of the price list are public. */
async function linesOf(db: Kysely<DB>, row: RequestRow): Promise<RequestFacts['lines']> {
  const lines = (await listQuoteLines(db, row.id)).get(row.quote_version) ?? []
  return lines.map(({ text, textJa, unit, quantity, unitCents }) => {
    const isFromList = textJa !== undefined || isServiceText(text, row.service_name)
    const words = isFromList ? { en: text, ja: textJa ?? text } : null
    return { text: words, unit, quantity, unitCents }
  })
}

async function codeRevokedAt(db: Kysely<DB>, requestId: string, at: Date): Promise<string | null> {
  const code = await findCodeRevokedAt(db, requestId, at)
  return code === null ? null : printedCodeText(code)
}

async function leavesOn(
  db: Kysely<DB>,
  row: RequestRow,
  { now, timeZone }: OfficeTime,
): Promise<Day | null> {
  const leaves = leavesAt(retainedOf(row), await getSetting(db, 'retentionDays'), now)
  return leaves ? dayAt(leaves, timeZone) : null
}

/** The customer of an interpretation hears only of a day that has changed. */
function isDayTold({ service_kind }: RequestRow, kind: NoticeKind): boolean {
  return hasReadyDay(service_kind) || kind === 'promise-moved' || kind === 'late-new-day'
}

function isQuoteAwaited({ stage }: RequestState, kind: NoticeKind): boolean {
  return kind === 'request-received' && stage === 'quote'
}

function priceOf(state: RequestState, timeZone: string): RequestFacts['price'] {
  const { stage, quote, totalCents, depositCents, paidCents } = state
  if (quote === null) return null
  const isStarted = stage !== 'payment'
  const isDepositAsked = !isStarted && quote.answer !== 'declined'
  return {
    totalCents,
    paidCents,
    depositDueCents: isDepositAsked ? Math.max(0, depositCents - paidCents) : 0,
    validUntil: isStarted || isQuoteAccepted(state) ? null : dayAt(quote.expiresAt, timeZone),
    isRestDue: stage === 'delivery' || stage === 'complete',
  }
}

/** Absent once the translation is ready, and while the quote is declined. */
function readyOf(
  state: RequestState,
  isForCustomer: boolean,
  calendar: OfficeCalendar,
  now: Date,
): RequestFacts['ready'] {
  const { stage, promisedOn, quote } = state
  if (stage === 'delivery' || stage === 'complete') return null
  if (stage === 'payment' && quote?.answer === 'declined') return null
  if (promisedOn !== null) {
    const lateness = isForCustomer ? latenessOf(state, now, calendar.timeZone) : null
    const missed = lateness?.newDay === promisedOn ? lateness.promisedOn : null
    return { day: promisedOn, missed, condition: null }
  }
  if (!isForCustomer || stage !== 'payment' || isReadyToStart(state)) return null
  return readyIfDoneSoon(state, calendar, now)
}

/** The mail about a day that a closure has moved also gives the old day and the reason. */
async function withOldDay(
  db: Kysely<DB>,
  row: RequestRow,
  kind: NoticeKind,
  ready: RequestFacts['ready'],
  calendar: OfficeCalendar,
): Promise<RequestFacts['ready']> {
  if (ready === null || kind !== 'promise-moved') return ready
  const day = await findDayBefore(db, row.id, ready.day)
  if (day === undefined) return ready
  // On the way back to an earlier day there is no closure to name.
  const closure = day < ready.day ? closureOn(day, calendar) : null
  return { ...ready, movedFrom: { day, reason: closure?.reason ?? null } }
}

/** The day it would be ready if the customer came to the counter on the next opening day. */
function readyIfDoneSoon(
  state: RequestState,
  calendar: OfficeCalendar,
  now: Date,
): NonNullable<RequestFacts['ready']> {
  const opening = openingState(now, calendar)
  const start = opening.kind === 'closed' ? opening.opensAt : now
  const isDepositDue = state.paidCents < state.depositCents
  const isSameDay = state.usualWorkingDays === 0 && timeLeftForSameDay(start, calendar) !== null
  const answered = isQuoteAccepted(state) ? 'pay' : isDepositDue ? 'accept-and-pay' : 'accept'
  return {
    day: readyOn(start, state.usualWorkingDays, calendar),
    missed: null,
    condition: {
      action: answered,
      on: dayAt(start, calendar.timeZone),
      before: isSameDay ? officeHours(calendar, defaultLanguage).sameDayUntil : null,
    },
  }
}
