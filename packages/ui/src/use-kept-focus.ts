import { useLayoutEffect, useRef } from 'react'

/**
 * A control that goes away while it has the focus would drop it to the top of the page. Spread on
 * what surrounds such controls; `findStay` answers with what stays there.
 */
export function useKeptFocus(findStay: () => HTMLElement | null | undefined) {
  const isInside = useRef(false)

  // React tells no blur of what it takes away itself, so the focus was inside until just now.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) findStay()?.focus()
  })

  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
