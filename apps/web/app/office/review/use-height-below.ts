import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives an element the variable --above: how far its top is from that of the page. The bar above it
 * has one or two rows, and below it there can be offers to undo.
 */
export function useHeightBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element
    const bar = document.querySelector('header')?.parentElement
    if (!current) return undefined
    const measure = () => {
      const top = current.getBoundingClientRect().top + scrollY
      current.style.setProperty('--above', `${Math.ceil(top)}px`)
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (bar) watch.observe(bar)
    watch.observe(document.documentElement)
    return () => watch.disconnect()
  }, [element])
}
