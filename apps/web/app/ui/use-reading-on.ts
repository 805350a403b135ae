import { useLayoutEffect, useRef } from 'react'

interface Page {
  readonly items: readonly unknown[]
}

/**
 * Whoever asked for more of a list reads on at the first row that came. The button they pressed may
 * be gone by then; a focus that they have moved elsewhere stays theirs.
 */
export function useReadingOn(pages: readonly Page[] = []) {
  const list = useRef<HTMLUListElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const shown = useRef(pages.length)
  const count = pages.length
  const firstNew = pages.slice(0, -1).reduce((sum, { items }) => sum + items.length, 0)

  useLayoutEffect(() => {
    const isMore = shown.current > 0 && count > shown.current
    shown.current = count
    const { activeElement, body } = document
    const isWaiting = activeElement === body || control.current?.contains(activeElement)
    const row = list.current?.children[firstNew]
    if (isMore && isWaiting && row instanceof HTMLElement) row.focus()
  }, [count, firstNew])

  return { list, control }
}
