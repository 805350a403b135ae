import type { Command, Parties } from '@kakehashi/domain/request/commands'
import { endOf } from '@kakehashi/domain/request/desk-access'
import {
  type OpenStage,
  openStages,
  stageEnds,
  type StageTimes,
} from '@kakehashi/domain/request/stage'
import type { Retained } from '@kakehashi/domain/request/retention'
import type { RequestState } from '@kakehashi/domain/request/state'
import type { Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { toDeliveryColumns, wayDetailsOf } from './delivery.ts'
import type { RequestRow } from './queries.ts'

/** The column with the time at which a stage ended. */
const columnOf = (stage: OpenStage) => `${stageEnds[stage].event}_at` as const

export function stageTimesOf(row: RequestRow): StageTimes {
  const times = openStages.map((stage) => [stageEnds[stage].time, row[columnOf(stage)]])
  return Object.fromEntries(times) as StageTimes
}

function stageColumnsOf(times: StageTimes): Pick<RequestRow, ReturnType<typeof columnOf>> {
  const columns = openStages.map((stage) => [columnOf(stage), times[stageEnds[stage].time]])
  return Object.fromEntries(columns) as Pick<RequestRow, ReturnType<typeof columnOf>>
}

/** The people of a request, for the rules about who may see it. */
export function partiesOf(row: RequestRow): Parties {
  return {
    userId: row.user_id,
    translatorId: row.translator_id,
    endedAt: endOf({
      stage: row.stage,
      deliveredAt: row.delivered_at,
      closedAt: row.closed_at,
    }),
  }
}

/** When the content of the request is deleted depends on this. */
export function retainedOf(row: RequestRow): Retained {
  return {
    endedAt: laterOf(row.completed_at ?? row.closed_at, row.imported_at),
    toldAt: row.retention_told_at,
    erasedAt: row.content_erased_at,
    isOnHold: row.is_on_hold,
    hasOriginals: row.originals_here > 0,
  }
}

/** What was imported after its end is kept from then on. */
function laterOf(endedAt: Date | null, importedAt: Date | null): Date | null {
  return endedAt && importedAt && importedAt > endedAt ? importedAt : endedAt
}

/** A row as the domain rules expect it. */
export function stateOf(row: RequestRow): RequestState {
  return {
    version: row.version,
    stage: row.stage,
    createdAt: row.created_at,
    ...stageTimesOf(row),
    completedAt: row.completed_at,
    closedAt: row.closed_at,
    contentErasedAt: row.content_erased_at,
    releasedAt: row.released_at,
    returnedAt: row.returned_at,
    depositCents: row.deposit_cents,
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    quote: row.quote_expires_at && {
      version: row.quote_version,
      expiresAt: row.quote_expires_at,
      answer: row.quote_answer,
      paidBeforeCents: row.quote_paid_before_cents ?? 0,
    },
    // Versions before 0018 did not count them.
    quotesMade: Math.max(row.quotes_made, row.quote_version),
    delivery: row.delivery,
    ...wayDetailsOf(row),
    translatorId: row.translator_id,
    acceptedAt: row.accepted_at,
    declinedBy: row.declined_by,
    usualWorkingDays: row.usual_working_days,
    promisedOn: row.promised_on,
    missedOn: row.missed_on,
    isPromisedByStaff: row.promised_by_staff,
    remindAt: row.remind_at,
    namesAskedAt: row.names_asked_at,
    unconfirmedNames: row.unconfirmed_names,
    proof: row.proof_state,
    dueOn: row.due_on,
    last:
      row.last_command && row.last_actor_id
        ? { command: row.last_command, actorId: row.last_actor_id }
        : null,
  }
}

/** A way of delivery may hold an address, which is stored in its own columns only. */
function storedCommand(command: Command): string | null {
  return command.kind === 'changeDelivery' ? null : JSON.stringify(command)
}

/** The inverse of stateOf, without the columns that a command cannot change. */
export function columnsOf(next: RequestState): Updateable<DB['requests']> {
  return {
    version: next.version,
    stage: next.stage,
    ...stageColumnsOf(next),
    completed_at: next.completedAt,
    closed_at: next.closedAt,
    released_at: next.releasedAt,
    returned_at: next.returnedAt,
    deposit_cents: next.depositCents,
    total_cents: next.totalCents,
    paid_cents: next.paidCents,
    quote_version: next.quote?.version ?? 0,
    quotes_made: next.quotesMade,
    ...toDeliveryColumns(next),
    translator_id: next.translatorId,
    accepted_at: next.acceptedAt,
    declined_by: [...next.declinedBy],
    promised_on: next.promisedOn,
    missed_on: next.missedOn,
    promised_by_staff: next.isPromisedByStaff,
    remind_at: next.remindAt,
    due_on: next.dueOn,
    last_command: next.last && storedCommand(next.last.command),
    last_actor_id: next.last?.actorId ?? null,
  }
}
