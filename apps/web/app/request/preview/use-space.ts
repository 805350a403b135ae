import { type RefObject, useEffect, useState } from 'react'
import type { Space } from './zoom.ts'

/**
 * The room that a page has on the desk. Measured, because the column grows with the window; the
 * desk is as high as its page, so its room is the height that it may have.
 */
export function useSpace(desk: RefObject<HTMLElement | null>): Space {
  const [space, setSpace] = useState<Space>({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = desk
    if (!current) return undefined
    const measure = () => {
      const { maxHeight, paddingTop, paddingBottom, paddingLeft, paddingRight } =
        getComputedStyle(current)
      const [most, ...paddings] = [maxHeight, paddingTop, paddingBottom].map(Number.parseFloat)
      const height = Math.floor(paddings.reduce((rest, padding) => rest - padding, most ?? 0))
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      const width = Math.floor(current.clientWidth - sides)
      setSpace((before) =>
        before.width === width && before.height === height ? before : { width, height },
      )
    }
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      removeEventListener('resize', measure)
    }
  }, [desk])
  return space
}
