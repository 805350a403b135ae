import { newOrderPath } from '@kakehashi/contract/screen-paths'
import { Navigate } from 'react-router'

export default function RedirectToNewOrder() {
  return <Navigate to={newOrderPath} replace />
}
