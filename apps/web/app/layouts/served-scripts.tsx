import { Scripts, ScrollRestoration } from 'react-router'
import { useIsServed } from './use-is-served.ts'

/**
 * Renders the scripts only as part of the served document. If React renders the document again, the
 * scripts have already run. Trusted Types forbid creating them again, and the page would stay empty.
 */
export function ServedScripts() {
  if (!useIsServed()) return null
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}
