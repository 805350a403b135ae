import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { isVisitorsPage } from '../frame/site-link.tsx'

/**
 * The way on from a screen that is done. A visitors' page is a document of its own: the router would
 * first fetch all it would need to draw it, and then leave it to the server after all.
 */
export function RedirectTo({ to }: { to: string }) {
  const isDocument = isVisitorsPage(to)
  useEffect(() => {
    if (isDocument) location.replace(to)
  }, [isDocument, to])
  return isDocument ? null : <Navigate to={to} replace />
}
