import { Outlet } from 'react-router'
import { AdminGuard } from '../account/guards.tsx'
import { ErrorPage } from '../frame/error-page.tsx'
import { OfficeFrame } from '../frame/office-frame.tsx'
import type { Route } from './+types/layout'

export default function OfficeLayout() {
  return (
    <AdminGuard>
      <OfficeFrame>
        <Outlet />
      </OfficeFrame>
    </AdminGuard>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeFrame>
      <ErrorPage error={error} />
    </OfficeFrame>
  )
}
