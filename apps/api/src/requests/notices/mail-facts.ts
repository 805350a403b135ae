import { sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import {
  type Closures,
  openingState,
  readyOn,
  timeLeftForSameDay,
  tokyoDay,
} from '@kakehashi/domain/calendar/working-days'
import { countsTowardsLimit } from '@kakehashi/domain/documents/files'
import { inEachLanguage } from '@kakehashi/domain/language'
import { nameInMail } from '@kakehashi/domain/people/people'
import { latenessOf } from '@kakehashi/domain/request/late'
import { type NoticeKind, noticeReader } from '@kakehashi/domain/request/notices'
import { isQuoteAccepted, isReadyToStart } from '@kakehashi/domain/request/quote'
import type { RequestState } from '@kakehashi/domain/request/state'
import type { RequestFacts } from '@kakehashi/emails'
import type { Kysely } from 'kysely'
import { fullName } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listFilesOf } from '../../documents/queries.ts'
import { findService } from '../../services/queries.ts'
import { getSetting } from '../../settings/queries.ts'
import { refundAt } from '../payments/queries.ts'
import type { RequestRow } from '../queries.ts'
import { stateOf } from '../state.ts'

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
  const closures = await getSetting(db, 'closures')
  const isForCustomer = reader === 'customer'
  return {
    customer: reader === 'office' ? nameInMail(fullName(row)) : '',
    service: inEachLanguage((language) =>
      language === 'ja' ? (service?.name_ja ?? row.service_name) : row.service_name,
    ),
    serviceKind: row.service_kind,
    fromLanguage: row.source_language,
    toLanguage: row.target_language,
    documents: files.filter((file) => file.role === 'document' && countsTowardsLimit(file)).length,
    neededBy: row.needed_by,
    isCancelled: row.closed_at !== null,
    refundedCents: kind === 'refund-recorded' ? await refundAt(db, row.id, created_at) : 0,
    price: isForCustomer ? priceOf(state) : null,
    ready: readyOf(state, isForCustomer, closures, now),
    delivery: row.delivery,
  }
}

function priceOf(state: RequestState): RequestFacts['price'] {
  const { stage, quote, totalCents, depositCents, paidCents } = state
  if (quote === null) return null
  const isStarted = stage !== 'payment'
  return {
    totalCents,
    paidCents,
    depositDueCents: isStarted ? 0 : Math.max(0, depositCents - paidCents),
    validUntil: isStarted || isQuoteAccepted(state) ? null : tokyoDay(quote.expiresAt),
    isRestDue: stage === 'delivery' || stage === 'complete',
  }
}

/** Absent once the translation is ready. */
function readyOf(
  state: RequestState,
  isForCustomer: boolean,
  closures: Closures,
  now: Date,
): RequestFacts['ready'] {
  const { stage, promisedOn } = state
  if (stage === 'delivery' || stage === 'complete') return null
  if (promisedOn !== null) {
    const lateness = isForCustomer ? latenessOf(state, now) : null
    const missed = lateness?.newDay === promisedOn ? lateness.promisedOn : null
    return { day: promisedOn, missed, condition: null }
  }
  if (!isForCustomer || stage !== 'payment' || isReadyToStart(state)) return null
  return readyIfDoneSoon(state, closures, now)
}

/** The day it would be ready if the customer came to the counter on the next opening day. */
function readyIfDoneSoon(
  state: RequestState,
  closures: Closures,
  now: Date,
): NonNullable<RequestFacts['ready']> {
  const opening = openingState(now, closures)
  const start = opening.kind === 'closed' ? opening.opensAt : now
  const isDepositDue = state.paidCents < state.depositCents
  const isSameDay = state.usualWorkingDays === 0 && timeLeftForSameDay(start, closures) !== null
  const answered = isQuoteAccepted(state) ? 'pay' : isDepositDue ? 'accept-and-pay' : 'accept'
  return {
    day: readyOn(start, state.usualWorkingDays, closures),
    missed: null,
    condition: {
      action: answered,
      on: tokyoDay(start),
      before: isSameDay ? sameDayUntil : null,
    },
  }
}
