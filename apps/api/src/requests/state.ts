import type { RequestState } from '@kakehashi/domain/request/state'
import type { Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { RequestRow } from './queries.ts'

/** A row as the domain rules expect it. */
export function stateOf(row: RequestRow): RequestState {
  return {
    version: row.version,
    stage: row.stage,
    createdAt: row.created_at,
    quotedAt: row.quoted_at,
    paidAt: row.paid_at,
    translatedAt: row.translated_at,
    reviewedAt: row.reviewed_at,
    deliveredAt: row.delivered_at,
    completedAt: row.completed_at,
    closedAt: row.closed_at,
    releasedAt: row.released_at,
    depositCents: row.deposit_cents,
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    quote: row.quote_expires_at && {
      version: row.quote_version,
      expiresAt: row.quote_expires_at,
      answer: row.quote_answer,
      paidBeforeCents: row.quote_paid_before_cents ?? 0,
    },
    translatorId: row.translator_id,
    usualWorkingDays: row.usual_working_days,
    promisedOn: row.promised_on,
    isPromisedByStaff: row.promised_by_staff,
    remindAt: row.remind_at,
    dueOn: row.due_on,
    last:
      row.last_command && row.last_actor_id
        ? { command: row.last_command, actorId: row.last_actor_id }
        : null,
  }
}

/** The inverse of stateOf, without the columns that a command cannot change. */
export function columnsOf(next: RequestState): Updateable<DB['requests']> {
  return {
    version: next.version,
    stage: next.stage,
    quoted_at: next.quotedAt,
    paid_at: next.paidAt,
    translated_at: next.translatedAt,
    reviewed_at: next.reviewedAt,
    delivered_at: next.deliveredAt,
    completed_at: next.completedAt,
    closed_at: next.closedAt,
    released_at: next.releasedAt,
    deposit_cents: next.depositCents,
    total_cents: next.totalCents,
    paid_cents: next.paidCents,
    quote_version: next.quote?.version ?? 0,
    translator_id: next.translatorId,
    promised_on: next.promisedOn,
    promised_by_staff: next.isPromisedByStaff,
    remind_at: next.remindAt,
    due_on: next.dueOn,
    last_command: next.last && JSON.stringify(next.last.command),
    last_actor_id: next.last?.actorId ?? null,
  }
}
