import { isSiteAddress } from '@kakehashi/contract/site-addresses'
import { useEffect } from 'react'
import { Navigate } from 'react-router'

/** Redirects within the application, or loads the page if it belongs to the public site. */
export function RedirectTo({ to }: { to: string }) {
  const isDocument = isSiteAddress(to)
  useEffect(() => {
    if (isDocument) location.replace(to)
  }, [isDocument, to])
  return isDocument ? null : <Navigate to={to} replace />
}
