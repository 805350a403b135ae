import { useLayoutEffect } from 'react'
import { captureEarlyInput, firstViewId } from '../forms/early-input.ts'
import styles from './loading-page.module.css'
import { useIsServed } from './use-is-served.ts'

const empty = { __html: '' }

/**
 * The place where the server shows the form of some screens before any script has loaded
 * (apps/web/scripts/first-views.ts). React leaves its content alone.
 */
export function FirstView() {
  const isServed = useIsServed()
  useLayoutEffect(() => {
    if (!isServed) return undefined
    keepScrollPosition()
    // Runs while the fields are still in the document.
    return () => {
      captureEarlyInput()
      keepScrollPosition()
    }
  }, [isServed])
  if (!isServed) return null
  return (
    <div
      id={firstViewId}
      className={styles.first}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- set by the server; the browser never assigns it
      dangerouslySetInnerHTML={empty}
    />
  )
}

/** The router scrolls to the top when it starts and when the screen is ready. */
function keepScrollPosition(): void {
  const top = scrollY
  if (top > 0) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
