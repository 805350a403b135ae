import { stagePath } from '@kakehashi/contract/screen-paths'
import { Navigate, useLocation } from 'react-router'
import type { Route } from './+types/old-link'

/** Redirects /translates/1 and /request/1/quote, which occur in old mails and notes. */
export default function OldLink({ params }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const stage = pathname.endsWith('/quote') ? 'quote' : 'translate'
  return <Navigate to={stagePath(stage, params.id)} replace />
}
