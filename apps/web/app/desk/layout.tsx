import { Outlet } from 'react-router'
import { DeskGuard } from '../account/guards.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
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
      <ErrorPage error={error} />
    </OfficeFrame>
  )
}
