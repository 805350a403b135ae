import type { WaitingItem } from '@kakehashi/contract/requests/waiting'
import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { dollarsOf } from '@kakehashi/domain/money'
import { isQuoteAccepted } from '@kakehashi/domain/request/quote'
import { expectedReadyDay } from '@kakehashi/domain/request/ready-day'
import {
  isTranslationAvailable,
  remainingCents,
  type RequestState,
} from '@kakehashi/domain/request/state'
import { latenessOf } from '@kakehashi/domain/request/late'
import type { ListedKind } from '@kakehashi/domain/request/waiting'
import { hasReadyDay } from '@kakehashi/domain/services'
import { stateOf } from '../state.ts'
import type { WaitingRow } from './queries.ts'

interface Context {
  readonly now: Date
  readonly calendar: OfficeCalendar
  /** The beginning of the newest message from the office, by request. */
  readonly comments: ReadonlyMap<string, string>
}

export function toWaitingItem(row: WaitingRow, kind: ListedKind, context: Context): WaitingItem {
  const state = stateOf(row)
  const comment = context.comments.get(row.id)
  return {
    kind,
    request: row.id,
    orderNumber: row.order_number,
    requestItem: row.service_name,
    ...(row.service_name_ja && { requestItemJa: row.service_name_ja }),
    amount: dollarsOf(centsOf(state, kind)),
    ...((kind === 'quote' || kind === 'deposit') &&
      hasReadyDay(row.service_kind) && { ready: readyDay(state, context) }),
    ...(kind === 'late' && lateDays(state, context)),
    ...(kind === 'translation' && {
      delivery: row.delivery,
      canDownload: row.translation_id !== null && isTranslationAvailable(state),
    }),
    ...(kind === 'message' && { unread: row.customer_unread, ...(comment && { comment }) }),
  }
}

function centsOf(state: RequestState, kind: ListedKind): number {
  if (kind === 'quote') return state.totalCents
  return kind === 'deposit' ? state.depositCents - state.paidCents : remainingCents(state)
}

function lateDays(state: RequestState, { now, calendar }: Context) {
  const lateness = latenessOf(state, now, calendar.timeZone)
  if (!lateness) return {}
  const { promisedOn, newDay } = lateness
  return { late: { promisedOn, ...(newDay !== null && { newDay }) } }
}

function readyDay(state: RequestState, context: Context) {
  const { promisedOn, usualWorkingDays, depositCents, paidCents } = state
  const isDepositDue = paidCents < depositCents
  const isAccepted = isQuoteAccepted(state)
  return expectedReadyDay({ promisedOn, usualWorkingDays, isAccepted, isDepositDue }, context)
}
