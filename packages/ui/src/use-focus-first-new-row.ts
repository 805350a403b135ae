import { useLayoutEffect, useRef } from 'react'

interface Page {
  readonly items: readonly unknown[]
}

/**
 * After the user asks for more rows, focuses the first new row, because the button may be gone.
 * Does nothing if the focus is elsewhere or the rows were loaded by scrolling.
 */
export function useFocusFirstNewRow<List extends HTMLElement = HTMLUListElement>(
  pages: readonly Page[] = [],
) {
  const list = useRef<List>(null)
  const control = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const shown = useRef(pages.length)
  const count = pages.length
  const firstNew = pages.slice(0, -1).reduce((sum, { items }) => sum + items.length, 0)

  useLayoutEffect(() => {
    const isMore = shown.current > 0 && count > shown.current
    shown.current = count
    const { activeElement, body } = document
    const isWaiting =
      control.current?.contains(activeElement) || (isAsked.current && activeElement === body)
    const row = list.current?.children[firstNew]
    if (isMore) isAsked.current = false
    if (isMore && isWaiting && row instanceof HTMLElement) row.focus()
  }, [count, firstNew])

  return {
    list,
    control,
    /** Call when the user asks for more rows. */
    ask: () => {
      isAsked.current = true
    },
  }
}
