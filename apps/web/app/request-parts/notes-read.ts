import type { NoteView } from '@kakehashi/contract/thread-view'
import { useState } from 'react'
import { useLazyEarlierNotesQuery } from '../api/office-commands-api.ts'

/** As many of the newest come with the request. */
const withRequest = 50

/** The notes of a request, oldest first; those before the newest are read when they are asked for. */
export function useNotes(requestId: string, newest: readonly NoteView[]) {
  const [earlier, setEarlier] = useState<readonly NoteView[]>([])
  const [page, setPage] = useState<{ before?: string } | undefined>(
    newest.length >= withRequest ? {} : undefined,
  )
  const [load, { isFetching, error }] = useLazyEarlierNotesQuery()

  async function loadEarlier() {
    const { data } = await load({ requestId, ...page })
    if (!data) return
    setEarlier((known) => [...data.items, ...known])
    setPage(data.next === undefined ? undefined : { before: data.next })
  }

  const each = new Map([...earlier, ...newest].map((note) => [note._id, note]))
  return {
    shown: [...each.values()],
    hasEarlier: page !== undefined,
    isLoading: isFetching,
    error,
    loadEarlier,
  }
}
