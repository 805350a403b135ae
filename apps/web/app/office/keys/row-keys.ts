import { msg } from '@lingui/core/macro'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type OfficeKey, useKeys } from './use-keys.ts'

/** Attributes that mark a row and a column for `useRowKeys`. */
export const rowMark = { 'data-row': '' }
export const columnMark = { 'data-column': '' }

interface Place {
  readonly column: number
  readonly row: number
}

/**
 * j and k move the focus between rows, o opens the focused one. With columns, h and l move to about
 * the same height in the next column. When the focused row disappears, the row that takes its place
 * gets the focus.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, hasColumns = false) {
  const last = useRef<Place | undefined>(undefined)

  // React fires no blur when it removes the focused row, so `last` is still set then.
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { column, row } = last.current
    const rows = rowsIn(list.current)[column] ?? []
    rows[Math.min(row, rows.length - 1)]?.focus()
  })

  const move = (pressed: string, rows: number, columns: number) =>
    moveFocus(list.current, { pressed, rows, columns })
  const keys: OfficeKey[] = [
    {
      key: 'j',
      also: ['ArrowDown'],
      label: msg`Next row`,
      isRepeated: true,
      do: (key) => move(key, 1, 0),
    },
    {
      key: 'k',
      also: ['ArrowUp'],
      label: msg`Previous row`,
      isRepeated: true,
      do: (key) => move(key, -1, 0),
    },
    { key: 'o', also: ['Enter'], label: msg`Open the row`, do: () => open(list.current) },
  ]
  const sideways: OfficeKey[] = [
    {
      key: 'h',
      also: ['ArrowLeft'],
      label: msg`Column to the left`,
      isRepeated: true,
      do: (key) => move(key, 0, -1),
    },
    {
      key: 'l',
      also: ['ArrowRight'],
      label: msg`Column to the right`,
      isRepeated: true,
      do: (key) => move(key, 0, 1),
    },
  ]
  useKeys(hasColumns ? [...keys, ...sideways] : keys)

  return {
    onFocus: () => {
      last.current = placeIn(list.current)
    },
    onBlur: () => {
      last.current = undefined
    },
  }
}

const visibleRows = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility())

function rowsIn(list: HTMLElement | null): HTMLElement[][] {
  if (!list) return []
  const columns = [...list.querySelectorAll<HTMLElement>('[data-column]')]
  return (columns.length > 0 ? columns : [list]).map(visibleRows)
}

const isHere = (row: HTMLElement) => row === document.activeElement

function placeIn(list: HTMLElement | null): Place | undefined {
  const columns = rowsIn(list)
  const column = columns.findIndex((rows) => rows.some(isHere))
  return column < 0 ? undefined : { column, row: columns[column]?.findIndex(isHere) ?? 0 }
}

interface Step {
  readonly pressed: string
  readonly rows: number
  readonly columns: number
}

function moveFocus(list: HTMLElement | null, { pressed, rows, columns }: Step): boolean {
  const all = rowsIn(list)
  const here = placeIn(list)
  // Arrow keys scroll the page unless a row has the focus.
  if (!here && pressed.startsWith('Arrow')) return false
  const target = here ? neighbour(all, here, { rows, columns }) : all.flat()[0]
  if (!target) return here !== undefined
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
  return true
}

function neighbour(
  all: HTMLElement[][],
  here: Place,
  { rows, columns }: { rows: number; columns: number },
): HTMLElement | undefined {
  if (columns === 0) return all[here.column]?.[here.row + rows]
  let column = here.column + columns
  // Skip empty columns.
  while (all[column]?.length === 0) column += columns
  const target = all[column]
  return target?.[Math.min(here.row, target.length - 1)]
}

function open(list: HTMLElement | null): boolean {
  const { activeElement } = document
  if (!placeIn(list) || !(activeElement instanceof HTMLElement)) return false
  activeElement.click()
  return true
}
