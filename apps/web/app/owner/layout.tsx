import { Outlet } from 'react-router'
import { OwnerGuard } from '../account/guards.tsx'

/** Nested in the office layout, so owners also get its navigation bar, search and keys. */
export default function OwnerLayout() {
  return (
    <OwnerGuard>
      <Outlet />
    </OwnerGuard>
  )
}
