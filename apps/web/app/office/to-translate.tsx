import { Navigate } from 'react-router'
import type { Route } from './+types/to-translate'

export default function ToTranslate({ params }: Route.ComponentProps) {
  return <Navigate to={`/admin/translate/${params.id}`} replace />
}
