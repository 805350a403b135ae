import { handOverPath } from '@kakehashi/contract/screen-paths'
import { Navigate } from 'react-router'

export default function RedirectToHandOver() {
  return <Navigate to={handOverPath} replace />
}
