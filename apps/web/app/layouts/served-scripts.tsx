import { useState, useSyncExternalStore } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'

const subscribe = () => () => {}

/**
 * Renders the scripts only as part of the served document. If React discards that document and
 * renders it again, because an extension changed it or a screen failed at the start, the scripts
 * have already run. Trusted Types forbid creating them again, and the page would stay empty.
 */
export function ServedScripts() {
  const isTakingOver = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isServed] = useState(isTakingOver)
  if (!isServed) return null
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}
