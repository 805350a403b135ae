import { needsScannedTranslation } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { isAssignable } from '@kakehashi/domain/people/roles'
import { priceText } from '@kakehashi/domain/money'
import { mostLines } from '@kakehashi/domain/price-list/quote-lines'
import type { Command, CommandKind } from '@kakehashi/domain/request/commands'
import { deliveryChanges } from '@kakehashi/domain/request/delivery'
import type { RequestState } from '@kakehashi/domain/request/state'
import type { RequestRefusal } from '@kakehashi/domain/request/outcome'
import { transition } from '@kakehashi/domain/request/transition'
import type { ReviewQuestion } from '@kakehashi/domain/request/review-questions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { attachFile, lockFile, saveFile } from '../documents/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { enqueueNotices, noticesFor } from '../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../refusal.ts'
import { getCalendar } from '../settings/calendar.ts'
import { getSetting } from '../settings/queries.ts'
import { findUser } from '../accounts/people/queries.ts'
import { rolesOf } from '../accounts/people/roles.ts'
import { revokeStanding } from './certificates/revoke.ts'
import { eraseEnded } from './erase-ended.ts'
import { recordSideEffects } from './record-side-effects.ts'
import type { RequestRow } from './queries.ts'
import { saveRequest } from './queries.ts'
import { columnsOf, stateOf } from './state.ts'
import { demandNotHeld, lockVisibleRequest } from './access.ts'
import { announceHeldMove } from './moves/announce.ts'
import { recordMove } from './moves/record.ts'
import { openAtEnd } from './review/open-questions.ts'
import type { Reader } from './last-change.ts'
import { lastChange } from './last-change.ts'

export interface CommandInput {
  readonly requestId: string
  readonly command: Command
  readonly seenVersion: number | undefined
  /** How long a move can be undone; 0 if it cannot. */
  readonly undoSeconds: number
  /** Nobody is mailed. */
  readonly isQuiet?: boolean
}

/** Runs one command on a locked request and records everything that follows from it. */
export async function advanceRequest(
  trx: Transaction<DB>,
  { requestId, command, seenVersion, undoSeconds, isQuiet = false }: CommandInput,
  actor: Actor,
  now: Date,
): Promise<void> {
  const visible = await lockVisibleRequest(trx, requestId, actor)
  demandNotHeld(visible, now)
  const { row, parts } = visible
  const before = stateOf(row)
  const outcome = transition(before, command, {
    actorId: actor.id,
    parts,
    seenVersion,
    now,
    calendar: await getCalendar(trx),
    quoteValidDays: await getSetting(trx, 'quoteValidDays'),
  })
  if (outcome.kind === 'unchanged') return
  if (outcome.kind === 'refused')
    throw await refusalFor(trx, outcome.why, row, { actorId: actor.id, parts })

  const open = command.kind === 'continueReview' ? await openAtEnd(trx, row, command, actor.id) : []
  demandReasonFor(open, command)
  await demandAssignableTranslator(trx, command)
  const translation = await attachTranslation(trx, row, command, actor, now)
  if (needsScannedTranslation.has(command.kind)) {
    await demandScanned(trx, translation.translation_id ?? row.translation_id)
  }
  await recordSideEffects(trx, {
    row,
    before,
    command,
    outcome,
    parts,
    open,
    actorId: actor.id,
    now,
  })
  if (command.kind === 'stepBack') {
    await revokeStanding(trx, row, { because: 'stepped-back', by: actor.id, now })
  }
  await announceHeldMove(trx, row, now)
  const change = {
    ...columnsOf(outcome.next),
    ...translation,
    ...(command.kind === 'promise' && { delay_reason: command.reason || null }),
    ...(command.kind === 'close' && { close_reason: command.reason }),
    ...(command.kind === 'reopen' && { close_reason: null }),
    // What a customer or a translator decides makes the request unread for the office, like a message.
    ...(decisions.has(command.kind) && !parts.includes('office') && { admin_viewed: false }),
    last_event: outcome.event,
    last_at: now,
  }
  const actorId = actor.id
  const notices = isQuiet ? [] : noticesFor({ ...outcome, parts, before, actorId })
  const move = { row, command, change, notices, actorId, now, undoSeconds }
  const heldMoveId = await recordMove(trx, move)
  await saveRequest(trx, requestId, { ...change, held_move_id: heldMoveId })
  await recordEvent(trx, {
    kind: `request.${outcome.event}`,
    at: now,
    actorId,
    subject: { kind: 'request', id: requestId },
    fields: [...fieldsOf(command, before), ...open.map(({ kind }) => kind)],
  })
  if (heldMoveId === null) await enqueueNotices(trx, row, notices, now)
  await publishChange(trx, { type: 'Request', id: requestId }, [
    heldMoveId === null ? row.user_id : null,
    row.translator_id,
    outcome.next.translatorId,
  ])
  if (outcome.next.completedAt ?? outcome.next.closedAt) await eraseEnded(trx, row, now)
}

const decisions: ReadonlySet<CommandKind> = new Set([
  'acceptQuote',
  'declineQuote',
  'changeDelivery',
  'declineWork',
])

/** The file of a command becomes the current translation. */
async function attachTranslation(
  trx: Transaction<DB>,
  row: RequestRow,
  command: Command,
  actor: Actor,
  now: Date,
): Promise<{ translation_id?: string | null }> {
  if (command.kind === 'withdrawTranslation') return withdrawFile(trx, row, now)
  const fileId = 'fileId' in command ? command.fileId : null
  if (fileId === null || fileId === row.translation_id) return {}
  const file = { fileId, requestId: row.id, role: 'translation' as const, actorId: actor.id, now }
  if (!(await attachFile(trx, file))) throw new Refusal('file-unusable')
  return { translation_id: fileId }
}

/** The file stays in the history, marked; it is no longer the translation of the request. */
async function withdrawFile(
  trx: Transaction<DB>,
  { translation_id }: RequestRow,
  now: Date,
): Promise<{ translation_id: null }> {
  if (translation_id !== null) await saveFile(trx, translation_id, { withdrawn_at: now })
  return { translation_id: null }
}

/** 'not-scanned' passes: it is used where there is no scanner. A paper translation has no file. */
async function demandScanned(trx: Transaction<DB>, translationId: string | null): Promise<void> {
  const translation = translationId === null ? undefined : await lockFile(trx, translationId)
  demand(translation?.status !== 'pending', 'file-pending')
  demand(translation?.status !== 'refused', 'translation-refused')
}

async function demandAssignableTranslator(trx: Transaction<DB>, command: Command): Promise<void> {
  if (command.kind !== 'assignTranslator') return
  const person = await findUser(trx, command.translatorId)
  demand(person !== undefined && isAssignable(rolesOf(person)), 'translator-unfit')
}

/** Names are judged with the transition. */
function demandReasonFor(open: readonly ReviewQuestion[], command: Command): void {
  const checks = open.find(({ kind }) => kind === 'checks-open')
  const hasReason = 'reason' in command && Boolean(command.reason)
  if (checks?.kind !== 'checks-open' || hasReason) return
  throw new Refusal('checks-open', { values: { count: checks.count } })
}

async function refusalFor(
  trx: Transaction<DB>,
  why: RequestRefusal,
  row: RequestRow,
  reader: Reader,
): Promise<Refusal> {
  switch (why) {
    case 'seen-outdated':
      return new Refusal('request-changed', { values: await lastChange(trx, row, reader) })
    case 'wrong-stage':
      return new Refusal('request-not-there', { values: await lastChange(trx, row, reader) })
    case 'quote-below-paid':
    case 'refund-out-of-range':
      return new Refusal(why, { values: { paid: priceText(row.paid_cents) } })
    case 'paid-out-of-range':
      return new Refusal(why, { values: { total: priceText(row.total_cents) } })
    case 'payment-out-of-range':
      return new Refusal(why, {
        values: { remaining: priceText(Math.max(0, row.total_cents - row.paid_cents)) },
      })
    case 'correction-out-of-range':
      return new Refusal(why, {
        values: { paid: priceText(row.paid_cents), total: priceText(row.total_cents) },
      })
    case 'names-unconfirmed':
      return new Refusal(why, { values: { count: row.unconfirmed_names } })
    case 'too-many-lines':
      return new Refusal(why, { values: { most: mostLines } })
    case 'forbidden':
    case 'request-closed':
    case 'request-not-closed':
    case 'content-erased':
    case 'quote-replaced':
    case 'quote-expired':
    case 'quote-out-of-range':
    case 'quote-lines-differ':
    case 'already-paying':
    case 'already-released':
    case 'work-accepted':
    case 'day-is-over':
      return new Refusal(why)
  }
}

/** Names only: the history never stores values. */
function fieldsOf(command: Command, before: RequestState): string[] {
  if (command.kind === 'changeDelivery') return deliveryChanges(before, command)
  return Object.keys(command).filter((name) => name !== 'kind')
}
