import { useLayoutEffect, useRef } from 'react'

interface Page {
  readonly items: readonly unknown[]
}

/**
 * Whoever asked for more of a list reads on at the first row that came. The button they pressed may
 * be gone by then; a focus that they have moved elsewhere stays theirs, and so does the place of
 * whoever asked for nothing and only scrolled.
 */
export function useReadingOn(pages: readonly Page[] = []) {
  const list = useRef<HTMLUListElement>(null)
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
    /** To be told when somebody presses for more. */
    ask: () => {
      isAsked.current = true
    },
  }
}
