import type { Command } from '@kakehashi/domain/request/commands'
import type { HeldNotice } from '@kakehashi/domain/request/notices'
import { isUndoableMove } from '@kakehashi/domain/request/undo'
import type { Transaction, Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { isErasedUser } from '../../accounts/people/queries.ts'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { RequestRow } from '../queries.ts'
import { announceLater } from './announce.ts'
import { insertMove } from './queries.ts'

interface NewMove {
  readonly row: RequestRow
  readonly command: Command
  readonly change: Updateable<DB['requests']>
  readonly notices: readonly HeldNotice[]
  readonly actorId: string
  readonly now: Date
  readonly undoSeconds: number
}

/** Joined from the quote, which the customer must not see either. */
const quoteColumns = [
  'quote_expires_at',
  'quote_answer',
  'quote_answered_at',
  'quote_paid_before_cents',
  'quote_is_automatic',
] as const satisfies readonly (keyof RequestRow)[]

/** Columns that no undo restores: a version is never used twice. */
const neverRestored: ReadonlySet<string> = new Set(['version', 'quotes_made', ...quoteColumns])

/**
 * Records a move so that it can be undone, or looked up after a step back. Returns its id while its
 * mails, and what the customer sees, have to wait.
 */
export async function recordMove(trx: Transaction<DB>, move: NewMove): Promise<string | null> {
  const { row, command, change, notices, actorId, now, undoSeconds } = move
  const { kind } = command
  const isStepBack = kind === 'stepBack'
  if (!isStepBack && !(isUndoableMove(kind) && undoSeconds > 0)) return null
  // What the move ends is erased with it, so there is nothing left to restore.
  const isFinal = isStepBack || (await isErasedUser(trx, row.user_id))
  const id = uuidv7()
  const undoUntil = isFinal ? null : after(now, undoSeconds * duration.second)
  await insertMove(trx, {
    id,
    request_id: row.id,
    kind,
    actor_id: actorId,
    at: now,
    undo_until: undoUntil,
    before: JSON.stringify({
      ...changedColumns(row, change),
      ...(kind === 'submitQuote' && pick(row, quoteColumns)),
    }),
    notices: JSON.stringify(notices),
  })
  if (undoUntil === null) return null
  await announceLater(trx, id, undoUntil)
  return id
}

/** The columns to save when a move is undone. */
export function restoredColumns(
  before: Readonly<Record<string, unknown>>,
): Updateable<DB['requests']> {
  return Object.fromEntries(Object.entries(before).filter(([name]) => !neverRestored.has(name)))
}

function changedColumns(row: RequestRow, change: Updateable<DB['requests']>) {
  const names = Object.keys(change) as (keyof RequestRow & keyof typeof change)[]
  return pick(
    row,
    names.filter(
      (name) =>
        !name.startsWith('last_') && JSON.stringify(row[name]) !== JSON.stringify(change[name]),
    ),
  )
}

function pick<Row extends object>(row: Row, names: readonly (keyof Row)[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
