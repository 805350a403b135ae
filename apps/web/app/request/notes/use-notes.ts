import { threadPageSize } from '@kakehashi/contract/fields/limits'
import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import { useState } from 'react'
import { useLazyEarlierNotesQuery } from '../../api/notes-api.ts'
import { mergeByTime } from '../../api/client/pagination.ts'

/**
 * The notes of a request, oldest first; earlier ones are loaded on demand. Notes once shown stay: a
 * new note must not remove the oldest one from the screen.
 */
export function useNotes(requestId: string, newest: readonly NoteView[]) {
  const [known, setKnown] = useState({ newest, notes: newest })
  if (known.newest !== newest) setKnown({ newest, notes: mergeByTime([...known.notes, ...newest]) })
  const [page, setPage] = useState<{ before?: string } | undefined>(
    newest.length >= threadPageSize ? {} : undefined,
  )
  const [load, { isFetching, error }] = useLazyEarlierNotesQuery()

  async function loadEarlier() {
    const { data } = await load({ requestId, ...page })
    if (!data) return
    setKnown((now) => ({ ...now, notes: mergeByTime([...data.items, ...now.notes]) }))
    setPage(data.next === undefined ? undefined : { before: data.next })
  }

  return {
    shown: known.notes,
    hasEarlier: page !== undefined,
    isLoading: isFetching,
    error,
    loadEarlier,
  }
}
