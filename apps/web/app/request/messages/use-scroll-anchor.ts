import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the message one was reading where it is while earlier ones come in above it. Browsers that
 * do this by themselves have done it by the time we look, and there is nothing left to correct.
 */
export function useScrollAnchor(list: RefObject<HTMLOListElement | null>) {
  const held = useRef<{ element: Element; top: number }>(undefined)

  useLayoutEffect(() => {
    if (!held.current) return
    const { element, top } = held.current
    held.current = undefined
    const moved = element.getBoundingClientRect().top - top
    scrollBy({ top: moved, behavior: 'instant' })
    // The button that brought them may be gone, and must not take the focus with it.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })

  return {
    hold: () => {
      const element = list.current?.firstElementChild
      if (element) held.current = { element, top: element.getBoundingClientRect().top }
    },
  }
}
