import { Outlet } from 'react-router'
import { LoggedInGuard } from '../account/guards.tsx'

export default function PortalLayout() {
  return (
    <LoggedInGuard>
      <Outlet />
    </LoggedInGuard>
  )
}
