import { Outlet } from 'react-router'
import { RouteError } from '../errors/route-error.tsx'
import { OfficeFrame } from '../layouts/office-layout.tsx'
import type { Route } from './+types/layout'
import OfficeRoom from './office-shell.tsx'

export default function OfficeLayout() {
  return (
    <OfficeRoom>
      <Outlet />
    </OfficeRoom>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeFrame>
      <RouteError error={error} />
    </OfficeFrame>
  )
}
