import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back once an element is visible, once for each value of `what`; null means there is nothing
 * to report. A report that fails is repeated the next time the element is visible.
 */
export function useWhenSeen(
  element: RefObject<Element | null>,
  what: string | null,
  report: () => Promise<{ error?: unknown }>,
): void {
  const reported = useRef<string>(undefined)
  const reportNow = useEffectEvent(report)

  useEffect(() => {
    const { current } = element
    if (what === null) reported.current = undefined
    if (what === null || !current) return
    let isInView = false

    async function look() {
      if (!isInView || document.visibilityState !== 'visible') return
      if (reported.current === what || what === null) return
      reported.current = what
      const { error } = await reportNow()
      if (error) reported.current = undefined
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      void look()
    })
    const lookAgain = () => void look()
    observer.observe(current)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [element, what])
}
