import { Outlet } from 'react-router'
import { DeskGuard } from '../account/guards.tsx'
import { RouteError } from '../errors/route-error.tsx'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import type { Route } from './+types/layout'

export default function DeskLayout() {
  return (
    <DeskGuard>
      <OfficeLayout>
        <Outlet />
      </OfficeLayout>
    </DeskGuard>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeLayout>
      <RouteError error={error} frame="office" />
    </OfficeLayout>
  )
}
