import { useLayoutEffect, useRef } from 'react'

/**
 * Removing the focused control would move the focus to the top of the page. Spread the result on an
 * element around such controls; `findStay` returns the element that gets the focus instead.
 */
export function useFocusFallback(findStay: () => HTMLElement | null | undefined) {
  const isInside = useRef(false)

  // React sends no blur event for elements it removes, so isInside is still true.
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
