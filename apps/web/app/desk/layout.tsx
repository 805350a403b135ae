import { Outlet } from 'react-router'
import { DeskGuard } from '../account/guards.tsx'
import { RouteError } from '../errors/route-error.tsx'
import { OfficeFrame } from '../layouts/office-layout.tsx'
import type { Route } from './+types/layout'

export default function DeskLayout() {
  return (
    <DeskGuard>
      <OfficeFrame>
        <Outlet />
      </OfficeFrame>
    </DeskGuard>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeFrame>
      <RouteError error={error} />
    </OfficeFrame>
  )
}
