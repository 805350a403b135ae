import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { useUndoMoveMutation } from '../../api/request-commands-api.ts'
import type { UndoOffer } from '../../api/stored-undo-offers.ts'
import { changeOffer, followUndoOffers, undoOffers } from '../../api/undo-offers.ts'

export type PathOf = (request: Pick<RequestDetail, '_id' | 'stage'>) => string

const none: readonly UndoOffer[] = []

export function useUndoOffers(): readonly UndoOffer[] {
  return useSyncExternalStore(followUndoOffers, undoOffers, () => none)
}

/** Undoes the moves of one press. A screen of such a request then shows the stage it is back at. */
export function useUndo(pathOf: PathOf): (offers: readonly UndoOffer[]) => Promise<void> {
  const [undo] = useUndoMoveMutation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (offers) => {
    const open = offers.filter(({ state }) => state === 'open')
    for (const { move } of open) changeOffer(move, { state: 'sending' })
    // One after the other, like the moves themselves.
    for (const offer of open) await undoOne(offer)
  }

  async function undoOne({ requestId, move }: UndoOffer): Promise<void> {
    try {
      const request = await undo({ requestId, move }).unwrap()
      changeOffer(move, { state: 'undone' })
      if (pathname.includes(requestId)) void navigate(pathOf(request))
    } catch (error) {
      changeOffer(move, { state: 'refused', refusal: errorMessage(error) })
    }
  }
}
