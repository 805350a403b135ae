import type { Command, Part } from '@kakehashi/domain/request/commands'
import type { RequestState } from '@kakehashi/domain/request/state'
import { remainingCents } from '@kakehashi/domain/request/state'
import type { SystemNote } from '@kakehashi/domain/request/system-notes'
import type { ReviewQuestion } from '@kakehashi/domain/request/review-questions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { RequestRow } from './queries.ts'
import { insertSystemNote } from './notes/queries.ts'
import { enqueueProposals } from './proposals/enqueue.ts'
import { recordPayment } from './payments/record.ts'
import { insertQuote, saveAnswer, withdrawQuote } from './quotes.ts'

interface ChangeRecord {
  readonly row: Pick<RequestRow, 'id' | 'translator_name'>
  readonly before: RequestState
  readonly command: Command
  readonly outcome: { readonly next: RequestState }
  readonly parts: readonly Part[]
  /** What was open when a review ended. */
  readonly open: readonly ReviewQuestion[]
  readonly actorId: string
  readonly now: Date
}

/** Saves the quotes, payments and system notes that follow from a command. */
export async function recordSideEffects(trx: Transaction<DB>, record: ChangeRecord): Promise<void> {
  const { row, before, command, outcome, actorId, now } = record
  const { next } = outcome
  if (command.kind === 'submitQuote') {
    const { lines = [] } = command
    await insertQuote(trx, { requestId: row.id, next, lines, actorId, now })
  }
  if ((command.kind === 'acceptQuote' || command.kind === 'declineQuote') && next.quote) {
    await saveAnswer(trx, row.id, next.quote.version, {
      answer: next.quote.answer,
      answer_reason: command.kind === 'declineQuote' ? command.reason : null,
      answered_at: now,
      answered_by: actorId,
    })
  }
  if (before.quote && !next.quote) await withdrawQuote(trx, row.id, before.quote.version, now)
  if (next.stage === 'translate' && before.stage !== 'translate') {
    await enqueueProposals(trx, row.id)
  }
  if (next.paidCents !== before.paidCents) {
    await recordPayment(trx, {
      requestId: row.id,
      differenceCents: next.paidCents - before.paidCents,
      paidAfterCents: next.paidCents,
      command,
      at: now,
      actorId,
    })
  }
  const note = systemNoteFor(record)
  if (note) await insertSystemNote(trx, row.id, note, now)
}

function systemNoteFor({
  row,
  before,
  outcome: { next },
  command,
  parts,
  open,
}: ChangeRecord): SystemNote | undefined {
  const { kind } = command
  if (kind === 'deliver' && remainingCents(next) > 0) {
    return { kind: 'delivered-with-balance', remainingCents: remainingCents(next) }
  }
  if (kind === 'completePayment' && next.paidCents < next.depositCents) {
    const { paidCents, depositCents } = next
    return { kind: 'paid-below-deposit', paidCents, depositCents }
  }
  const isPaidSet = kind === 'recordPaid' || kind === 'completePayment' || kind === 'deliver'
  if (isPaidSet && next.paidCents < before.paidCents) {
    return { kind: 'paid-lowered', fromCents: before.paidCents, toCents: next.paidCents }
  }
  if (kind === 'correctPayment') {
    return { kind: 'payment-corrected', cents: command.differenceCents, reason: command.reason }
  }
  if (kind === 'recordRefund') {
    const { refundCents, reason } = command
    const isLowered = next.totalCents < before.totalCents
    const lowered = isLowered ? { newPriceCents: next.totalCents } : {}
    return { kind: 'refunded', refundCents, reason, ...lowered }
  }
  if (kind === 'returnToTranslator') return { kind: 'returned', reason: command.reason }
  if (kind === 'continueReview' && open.length > 0) {
    const { reason = '' } = command
    return { kind: 'reviewed-although', open, reason }
  }
  if (kind === 'declineWork') {
    return { kind: 'work-declined', name: row.translator_name ?? '', reason: command.reason }
  }
  if (kind === 'acceptQuote') return { kind: 'quote-answered', isAccepted: true, reason: '' }
  if (kind === 'declineQuote') {
    return { kind: 'quote-answered', isAccepted: false, reason: command.reason }
  }
  if (kind === 'changeDelivery') {
    return { kind: 'delivery-changed', isByCustomer: !parts.includes('office') }
  }
  if (kind === 'close') return { kind: 'closed', reason: command.reason }
  if (kind === 'stepBack') {
    return { kind: 'stepped-back', to: next.stage, reason: command.reason }
  }
  if (kind === 'reopen') return { kind: 'reopened' }
  return undefined
}
