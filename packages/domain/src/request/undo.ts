import type { CommandKind, Part } from './commands.ts'
import { mayUseCommand } from './commands.ts'

/** The moves that the office can undo for a short time, while the customer does not see them yet. */
export const undoableMoves = [
  'submitQuote',
  'completePayment',
  'submitTranslation',
  'continueReview',
  'returnToTranslator',
  'deliver',
] as const satisfies readonly CommandKind[]
export type UndoableMove = (typeof undoableMoves)[number]

export function isUndoableMove(kind: CommandKind): kind is UndoableMove {
  return undoableMoves.some((move) => move === kind)
}

export interface Move {
  readonly kind: CommandKind
  readonly undoUntil: Date
  readonly isUndone: boolean
  /** False as soon as anybody has changed the request again. */
  readonly isLastChange: boolean
}

type UndoRefusal = 'forbidden' | 'undo-is-over' | 'undo-too-late'

export type UndoOutcome =
  | { readonly kind: 'undone' }
  /** A repeated call. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly why: UndoRefusal }

/** Whoever may make a move may undo it, until the time is over or somebody acts on it. */
export function decideUndo(move: Move, parts: readonly Part[], now: Date): UndoOutcome {
  if (!mayUseCommand(parts, move.kind)) return { kind: 'refused', why: 'forbidden' }
  if (move.isUndone) return { kind: 'unchanged' }
  if (now >= move.undoUntil) return { kind: 'refused', why: 'undo-is-over' }
  return move.isLastChange ? { kind: 'undone' } : { kind: 'refused', why: 'undo-too-late' }
}
