import { Outlet } from 'react-router'
import { ErrorPage } from '../frame/error-page.tsx'
import { OfficeFrame } from '../frame/office-frame.tsx'
import type { Route } from './+types/layout'
import OfficeRoom from './office-room.tsx'

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
      <ErrorPage error={error} />
    </OfficeFrame>
  )
}
