import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the other document of a pair to the same part of its page. By parts and not pixels,
 * because a translation is rarely as long as its original.
 */
export function useLinkedScroll(pair: RefObject<HTMLElement | null>, isLinked: boolean): void {
  useEffect(() => {
    const { current } = pair
    if (!current || !isLinked) return undefined
    // The one that was scrolled by us reports it too, which must not scroll the first one back.
    let follower: Element | undefined
    function follow({ target }: Event) {
      if (!(target instanceof HTMLElement) || !target.matches(desks)) return
      if (target === follower) {
        follower = undefined
        return
      }
      const other = [...(current?.querySelectorAll(desks) ?? [])].find((one) => one !== target)
      if (!other) return
      const [top, left] = [
        partOf(target, 'y') * room(other, 'y'),
        partOf(target, 'x') * room(other, 'x'),
      ]
      const before = [other.scrollTop, other.scrollLeft]
      other.scrollTo({ top, left, behavior: 'instant' })
      if (other.scrollTop !== before[0] || other.scrollLeft !== before[1]) follower = other
    }
    // Scroll events do not bubble.
    current.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => current.removeEventListener('scroll', follow, { capture: true })
  }, [pair, isLinked])
}

const desks = '[data-desk]'
type Axis = 'x' | 'y'

/** How far it can be scrolled. */
function room(element: Element, axis: Axis): number {
  return axis === 'y'
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth
}

function partOf(element: Element, axis: Axis): number {
  const whole = room(element, axis)
  return whole === 0 ? 0 : (axis === 'y' ? element.scrollTop : element.scrollLeft) / whole
}
