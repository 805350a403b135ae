import { useState, useSyncExternalStore } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'

const never = () => () => {}

/**
 * The scripts of the document as it was served. When React has to throw that document away and draw
 * the page anew, because an extension changed it or a screen failed at the start, they have done
 * their work; to make them again is what Trusted Types forbid, and the page would stay empty.
 */
export function ServedScripts() {
  const isTakingOver = useSyncExternalStore(
    never,
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
