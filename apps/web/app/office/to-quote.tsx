import { Navigate } from 'react-router'
import type { Route } from './+types/to-quote'

export default function ToQuote({ params }: Route.ComponentProps) {
  return <Navigate to={`/admin/quote/${params.id}`} replace />
}
