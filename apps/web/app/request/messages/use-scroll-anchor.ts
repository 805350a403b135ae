import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the scroll position when earlier messages are added above. In browsers with scroll
 * anchoring there is nothing left to correct.
 */
export function useScrollAnchor(list: RefObject<HTMLOListElement | null>) {
  const anchor = useRef<{ element: Element; top: number }>(undefined)

  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = undefined
    const moved = element.getBoundingClientRect().top - top
    scrollBy({ top: moved, behavior: 'instant' })
    // The button that loaded them may be gone, and the focus with it.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })

  return {
    hold: () => {
      const element = list.current?.firstElementChild
      if (element) anchor.current = { element, top: element.getBoundingClientRect().top }
    },
  }
}
