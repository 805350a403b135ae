import { type RefObject, useEffect } from 'react'

/** On a touch screen, focusing a field would open the on-screen keyboard over the page. */
const hasKeyboard = '(min-width: 960px) and (pointer: fine)'
const firstControl = 'input:not([type=file]), button'

/** Marks the element that contains the stage's first field. */
export const firstMark = { 'data-first': '' }

/** Focuses the first field of the stage's form when the screen opens. */
export function useFirstField(place: RefObject<HTMLElement | null>, isFirst = true): void {
  useEffect(() => {
    if (!isFirst || !matchMedia(hasKeyboard).matches) return undefined
    // Wait a frame: on navigation the page focuses its main element first.
    const waiting = requestAnimationFrame(() => {
      const { activeElement } = document
      // Do not take the focus from anything else.
      if (activeElement !== document.body && activeElement?.id !== 'main') return
      place.current?.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(waiting)
  }, [place, isFirst])
}

/** Focuses the first field when its key is pressed. */
export function goToFirstField(): boolean {
  const place = document.querySelector('[data-first]')
  const field = place?.querySelector<HTMLElement>(firstControl)
  field?.focus()
  return field !== undefined && field !== null
}
