import { stagePath } from '@kakehashi/contract/addresses'
import { Navigate } from 'react-router'
import type { Route } from './+types/to-translate'

export default function ToTranslate({ params }: Route.ComponentProps) {
  return <Navigate to={stagePath('translate', params.id)} replace />
}
