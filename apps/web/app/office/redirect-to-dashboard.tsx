import { Navigate } from 'react-router'

/** /admin has no screen of its own. */
export default function RedirectToDashboard() {
  return <Navigate to="/admin/dashboard" replace />
}
