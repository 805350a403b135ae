import { isSiteAddress } from '@kakehashi/contract/site-addresses'
import { useEffect } from 'react'
import { Navigate } from 'react-router'

/**
 * The way on from a screen that is done. A visitors' page is not a screen of this application, so the browser
 * loads it.
 */
export function RedirectTo({ to }: { to: string }) {
  const isDocument = isSiteAddress(to)
  useEffect(() => {
    if (isDocument) location.replace(to)
  }, [isDocument, to])
  return isDocument ? null : <Navigate to={to} replace />
}
