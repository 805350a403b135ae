import { stagePath } from '@kakehashi/contract/addresses'
import { Navigate } from 'react-router'
import type { Route } from './+types/to-quote'

export default function ToQuote({ params }: Route.ComponentProps) {
  return <Navigate to={stagePath('quote', params.id)} replace />
}
