import { Outlet } from 'react-router'
import { RouteError } from '../errors/route-error.tsx'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import type { Route } from './+types/layout'
import OfficeShell from './office-shell.tsx'

export default function OfficeRoot() {
  return (
    <OfficeShell>
      <Outlet />
    </OfficeShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeLayout>
      <RouteError error={error} frame="office" />
    </OfficeLayout>
  )
}
