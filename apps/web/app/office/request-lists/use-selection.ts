import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isChoosable } from '../request-row/bulk-actions.ts'

/** The chosen requests as they were when they were chosen, so that a later change is noticed. */
export type Chosen = ReadonlyMap<string, OfficeRequestItem>

export interface Selection {
  readonly chosen: Chosen
  /** With `isRange`, everything from the last request that was chosen to this one. */
  readonly toggle: (id: string, isRange: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: Chosen = new Map()

/** Which rows are chosen, for changing several requests at once. */
export function useSelection(rows: readonly OfficeRequestItem[]): Selection {
  const [chosen, setChosen] = useState(none)
  const shown = useRef(rows)
  useEffect(() => {
    shown.current = rows
  }, [rows])
  const last = useRef<string>(undefined)

  const toggle = useCallback((id: string, isRange: boolean) => {
    const range = rangeOf(shown.current, isRange ? last.current : undefined, id)
    last.current = id
    setChosen((before) => change(before, range, !before.has(id)))
  }, [])

  const toggleAll = useCallback(() => {
    const all = shown.current.filter(isChoosable)
    setChosen((before) => change(before, all, !all.every(({ _id }) => before.has(_id))))
  }, [])

  const clear = useCallback(() => setChosen(none), [])

  return { chosen, toggle, toggleAll, clear }
}

function rangeOf(
  rows: readonly OfficeRequestItem[],
  from: string | undefined,
  until: string,
): readonly OfficeRequestItem[] {
  const end = rows.findIndex(({ _id }) => _id === until)
  const start = rows.findIndex(({ _id }) => _id === from)
  if (start < 0) return rows.slice(end, end + 1)
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

function change(before: Chosen, rows: readonly OfficeRequestItem[], isOn: boolean): Chosen {
  const next = new Map(before)
  for (const row of rows) {
    if (!isOn) next.delete(row._id)
    else if (isChoosable(row) && !next.has(row._id)) next.set(row._id, row)
  }
  return next
}
