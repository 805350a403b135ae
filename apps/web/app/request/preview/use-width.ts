import { type RefObject, useEffect, useState } from 'react'

/** The width inside the paddings of an element, which changes with the window. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current)
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      setWidth(Math.max(0, Math.floor(current.clientWidth - sides)))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return width
}
