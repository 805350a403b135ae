import { msg } from '@lingui/core/macro'
import { offersByPress } from '../../api/undo-offers.ts'
import type { PathOf } from '../../request/undo/use-undo.ts'
import { useUndo, useUndoOffers } from '../../request/undo/use-undo.ts'
import { useKeys } from './use-keys.ts'

/** `z` undoes the newest move, or the moves of the newest press. It works on every screen, like the bar that offers it. */
export function UndoKey({ pathOf }: { pathOf: PathOf }) {
  const newest = offersByPress(useUndoOffers()).find((offers) =>
    offers.some(({ state }) => state === 'open'),
  )
  const undo = useUndo(pathOf)
  useKeys([
    {
      key: 'z',
      label: msg`Undo the last move`,
      do: () => (newest ? void undo(newest) : false),
    },
  ])
  return null
}
