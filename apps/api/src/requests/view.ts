import { filePath } from '@kakehashi/contract/documents/file-reference'
import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type {
  CustomerRequestItem,
  DeskRequestItem,
  OfficeRequestItem,
} from '@kakehashi/contract/requests/request-view'
import { defaultLanguage } from '@kakehashi/domain/language'
import { dollarsOf } from '@kakehashi/domain/money'
import type { Part } from '@kakehashi/domain/request/commands'
import { possibleCommands } from '@kakehashi/domain/request/possible-commands'
import { actsNowFor, reachedAt, steps } from '@kakehashi/domain/request/progress'
import { isOverdue } from '@kakehashi/domain/request/due'
import { latenessOf } from '@kakehashi/domain/request/late'
import { hasExpired, isQuoteAccepted } from '@kakehashi/domain/request/quote'
import { flagsOf, type StageTimes } from '@kakehashi/domain/request/stage'
import type { RequestState } from '@kakehashi/domain/request/state'
import { isCompleted, isReturned, isTranslationAvailable } from '@kakehashi/domain/request/state'
import { isUndoableMove } from '@kakehashi/domain/request/undo'
import { actsNowForCustomer, waitingForCustomer } from '@kakehashi/domain/request/waiting'
import { hasReadyDay } from '@kakehashi/domain/services'
import { duration } from '../clock.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { isHeld, seenByCustomer } from '../outbox/held-move.ts'
import { canOrderAgain } from './again/files-left.ts'
import { wayDetailsOf } from './delivery.ts'
import type { RequestRow } from './queries.ts'
import { stageTimesOf, stateOf } from './state.ts'
import { toShownDetails } from './submitted-details.ts'

type NonNullFields<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: NonNullable<Fields[Name]>
}

function omitNull<Fields extends object>(fields: Fields): NonNullFields<Fields> {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) if (value !== null) kept[name] = value
  return kept as NonNullFields<Fields>
}

const iso = (moment: Date | null) => moment && moment.toISOString()

function isoTimes(times: StageTimes): Record<keyof StageTimes, string | null> {
  const texts = Object.entries(times).map(([name, time]) => [name, iso(time)])
  return Object.fromEntries(texts) as Record<keyof StageTimes, string | null>
}

interface Reading {
  readonly reader: Part
  readonly parts: readonly Part[]
  readonly now: Date
}

function commonFields(row: RequestRow, state: RequestState, { reader, parts, now }: Reading) {
  const actsNow = actsNowFor(reader, state, now)
  return {
    _id: row.id,
    orderNumber: row.order_number,
    version: row.version,
    user: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    requestItem: row.service_name,
    service: row.service_id,
    serviceKind: row.service_kind,
    usualWorkingDays: state.usualWorkingDays,
    stage: row.stage,
    createdAt: row.created_at.toISOString(),
    ...flagsOf(row.stage),
    isCompleted: isCompleted(state),
    progress: progressOf(state),
    can: possibleCommands(state, parts),
    ...omitNull({
      serviceIcon:
        row.service_icon && isUploadedPicture(row.service_icon) ? row.service_icon : null,
      middleName: row.middle_name,
      nameJa: row.name_ja,
      nameKana: row.name_kana,
      ...toShownDetails(row),
      promisedOn: row.promised_on,
      ...isoTimes(stageTimesOf(row)),
      unconfirmedNames: row.unconfirmed_names || null,
      proof: row.proof_state,
      completedAt: iso(row.completed_at),
      closedAt: iso(row.closed_at),
      document: row.document_id && filePath(row.document_id),
      actsNow,
    }),
  }
}

function progressOf(state: RequestState) {
  const reached = reachedAt(state)
  return steps.map((step) => Object.assign({ step }, omitNull({ reachedAt: iso(reached[step]) })))
}

function money(row: RequestRow, state: RequestState, now: Date, isAutomatic = false) {
  const { quote } = state
  return {
    totalPrice: dollarsOf(row.total_cents),
    deposit: dollarsOf(row.deposit_cents),
    paidAmount: dollarsOf(row.paid_cents),
    ...(quote && {
      quote: {
        version: quote.version,
        expiresAt: quote.expiresAt.toISOString(),
        isExpired: hasExpired(state, now),
        isTaken: isQuoteAccepted(state),
        ...omitNull({ answer: quote.answer, answeredAt: iso(row.quote_answered_at) }),
        ...(isAutomatic && { isAutomatic: true as const }),
      },
    }),
  }
}

function due(state: RequestState, { now, timeZone }: OfficeTime) {
  const { dueOn } = state
  return { isOverdue: isOverdue(state, now, timeZone), ...(dueOn !== null && { dueOn }) }
}

/** For staff: the last move, while it can be undone. */
export function undo(row: RequestRow, now: Date) {
  const { held_move_id: move, held_until: until, held_kind: kind } = row
  if (!isHeld(row, now) || !move || !until || !kind || !isUndoableMove(kind)) return {}
  const secondsLeft = (until.getTime() - now.getTime()) / duration.second
  return { undo: { move, kind, secondsLeft } }
}

/** For customers and the office, in the detail only. */
export function shownWayDetails(row: RequestRow) {
  return omitNull(wayDetailsOf(row))
}

/** The reason belongs to the new day, so it is absent until there is one. */
function late(row: RequestRow, state: RequestState, { now, timeZone }: OfficeTime) {
  const lateness = latenessOf(state, now, timeZone)
  if (lateness === null) return {}
  const { promisedOn, newDay } = lateness
  const reason = newDay && row.delay_reason
  return { late: { promisedOn, ...omitNull({ newDay, reason }) } }
}

/** The account's own data, or what the request was sent with once the account is deleted. */
function contact(row: RequestRow) {
  const isDeleted = row.customer_deleted_at !== null
  return {
    email: isDeleted ? row.email : (row.customer_email ?? row.email),
    phone: isDeleted ? row.phone : (row.customer_phone ?? row.phone),
  }
}

export function toOfficeItem(
  row: RequestRow,
  parts: readonly Part[],
  time: OfficeTime,
): OfficeRequestItem {
  const { now } = time
  const state = stateOf(row)
  return {
    reader: 'office',
    ...commonFields(row, state, { reader: 'office', parts, now }),
    ...contact(row),
    delivery: row.delivery,
    ...money(row, state, now, row.quote_is_automatic),
    ...due(state, time),
    ...late(row, state, time),
    adminViewed: row.admin_viewed,
    customerLanguage: row.customer_language ?? defaultLanguage,
    ...undo(row, now),
    ...omitNull({
      handler: row.handler_name && row.handler_id,
      handlerName: row.handler_name,
      awaitingReplySince: iso(row.awaiting_reply_since),
      translation: row.translation_id && filePath(row.translation_id),
      translator: row.translator_id,
      translatorName: row.translator_name,
      acceptedAt: iso(row.accepted_at),
      declinedBy: row.declined_by.length === 0 ? null : row.declined_by,
      releasedAt: iso(row.released_at),
      closeReason: row.close_reason,
      askedAt: askedAt(row),
      customerDeletedAt: iso(row.customer_deleted_at),
      originalsHere: row.originals_here || null,
    }),
  }
}

export function toCustomerItem(
  stored: RequestRow,
  parts: readonly Part[],
  time: OfficeTime,
): Omit<CustomerRequestItem, 'documentCount'> {
  const { now } = time
  const row = seenByCustomer(stored, now)
  const state = stateOf(row)
  const isReleased = row.translation_id !== null && isTranslationAvailable(state)
  const waiting = waitingForCustomer(state, row.customer_unread, now)
  const {
    actsNow = null,
    promisedOn,
    ...fields
  } = commonFields(row, state, {
    reader: 'customer',
    parts,
    now,
  })
  return {
    reader: 'customer',
    ...fields,
    ...omitNull({ actsNow: actsNowForCustomer(waiting, actsNow) }),
    ...contact(row),
    delivery: row.delivery,
    ...canOrderAgain(row),
    ...money(row, state, now),
    // The office plans an interpretation with a day, but does not promise it.
    ...(hasReadyDay(row.service_kind) && {
      ...(promisedOn && { promisedOn }),
      ...late(row, state, time),
    }),
    unread: row.customer_unread,
    waiting,
    ...(isReleased && row.translation_id && { translation: filePath(row.translation_id) }),
  }
}

/** A question that can no longer be answered is not open. */
function askedAt(row: RequestRow): string | null {
  return row.closed_at === null && row.stage !== 'complete' ? iso(row.asked_at) : null
}

export function toDeskItem(
  row: RequestRow,
  parts: readonly Part[],
  time: OfficeTime,
  returnReason: string | undefined,
): DeskRequestItem {
  const { now } = time
  const state = stateOf(row)
  const returnedAt = isReturned(state) ? iso(row.returned_at) : null
  return {
    reader: 'desk',
    ...commonFields(row, state, { reader: 'desk', parts, now }),
    ...due(state, time),
    ...undo(row, now),
    ...omitNull({
      translation: row.translation_id && filePath(row.translation_id),
      askedAt: askedAt(row),
    }),
    ...(returnedAt && {
      returned: { at: returnedAt, ...(returnReason !== undefined && { reason: returnReason }) },
    }),
  }
}
