import { Outlet } from 'react-router'
import { AdminGuard } from '../account/guards.tsx'
import { ErrorPage } from '../frame/error-page.tsx'
import { OfficeFrame } from '../frame/office-frame.tsx'
import type { Route } from './+types/layout'
import { OfficeKeys } from './keys/office-keys.tsx'
import { Search } from './search/search.tsx'

export default function OfficeLayout() {
  return (
    <AdminGuard>
      <OfficeFrame search={<Search />}>
        {/* Before the screens, so that a screen's own keys come after those of the whole office. */}
        <OfficeKeys />
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
