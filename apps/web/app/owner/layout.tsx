import { Outlet } from 'react-router'
import { OwnerGuard } from '../account/guards.tsx'

/** Stands inside the office: an owner has its bar, its search and its keys here too. */
export default function OwnerLayout() {
  return (
    <OwnerGuard>
      <Outlet />
    </OwnerGuard>
  )
}
