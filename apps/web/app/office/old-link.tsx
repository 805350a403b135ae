import { stagePath } from '@kakehashi/contract/screen-paths'
import { Navigate, useLocation } from 'react-router'
import type { Route } from './+types/old-link'

/** Two odd spellings that links in old mails and notes may carry: /translates/1 and /request/1/quote. */
export default function OldLink({ params }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const stage = pathname.endsWith('/quote') ? 'quote' : 'translate'
  return <Navigate to={stagePath(stage, params.id)} replace />
}
