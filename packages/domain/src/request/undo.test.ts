import { expect, test } from 'vitest'
import { decideUndo, type Move } from './undo.ts'

const now = new Date('2026-11-09T01:00:00Z')
const move: Move = {
  kind: 'submitTranslation',
  undoUntil: new Date('2026-11-09T01:00:20Z'),
  isUndone: false,
  isLastChange: true,
}

test('whoever may make a move may undo it', () => {
  expect(decideUndo(move, ['desk'], now)).toEqual({ kind: 'undone' })
  expect(decideUndo(move, ['office'], now)).toEqual({ kind: 'undone' })
  expect(decideUndo(move, ['customer'], now)).toMatchObject({ why: 'forbidden' })
  expect(decideUndo({ ...move, kind: 'deliver' }, ['desk'], now)).toMatchObject({
    why: 'forbidden',
  })
})

test('a move cannot be undone once the time is over or somebody has acted on it', () => {
  expect(decideUndo(move, ['office'], move.undoUntil)).toMatchObject({ why: 'undo-is-over' })
  expect(decideUndo({ ...move, isLastChange: false }, ['office'], now)).toMatchObject({
    why: 'undo-too-late',
  })
})

test('undoing twice undoes once', () => {
  const undone = { ...move, isUndone: true, isLastChange: false }
  expect(decideUndo(undone, ['office'], move.undoUntil)).toEqual({ kind: 'unchanged' })
})
