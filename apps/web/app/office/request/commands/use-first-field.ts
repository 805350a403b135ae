import { type RefObject, useEffect } from 'react'

/** Desks have one; on a phone a focused field would only raise one over the page. */
const hasKeyboard = '(min-width: 960px) and (pointer: fine)'
const firstControl = 'input:not([type=file]), button'

/** Marks the place of a stage's first field, which a key goes to. */
export const firstMark = { 'data-first': '' }

/** On arrival the hands go straight to the first field of the decision. */
export function useFirstField(place: RefObject<HTMLElement | null>, isFirst = true): void {
  useEffect(() => {
    if (!isFirst || !matchMedia(hasKeyboard).matches) return undefined
    // After the page itself has taken the focus, as it does on every change of address.
    const waiting = requestAnimationFrame(() => {
      const { activeElement } = document
      // Whoever is already somewhere stays there.
      if (activeElement !== document.body && activeElement?.id !== 'main') return
      place.current?.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(waiting)
  }, [place, isFirst])
}

/** The same by a key. */
export function goToFirstField(): boolean {
  const place = document.querySelector('[data-first]')
  const field = place?.querySelector<HTMLElement>(firstControl)
  field?.focus()
  return field !== undefined && field !== null
}
