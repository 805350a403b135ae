import { requestPath, threadPath } from '@kakehashi/contract/screen-paths'
import { lazy, Suspense } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/customer-layout'
import { useUserInfo } from './session/use-user-info.ts'
import { RouteError } from './errors/route-error.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { ToastHistory } from '@kakehashi/ui/toast-history'

// Customers never load the office.
const OfficeShell = lazy(() => import('./office/office-shell.tsx'))

/** An order and its thread have one address for the customer and the office. */
const shared = [requestPath(':id'), threadPath(':id')]

/**
 * Login, registration and the portal stand in the frame of the visitors' pages; a clerk who reads
 * what a customer reads keeps the bar, the search and the keys of the office around it.
 */
export default function CustomerLayout() {
  const isAdmin = useUserInfo()?.isAdmin ?? false
  const { pathname } = useLocation()
  const isShared = shared.some((address) => matchPath(address, pathname) !== null)
  if (isAdmin && isShared) {
    return (
      <Suspense>
        <OfficeShell>
          <Outlet />
        </OfficeShell>
      </Suspense>
    )
  }
  return (
    <SiteLayout atFoot={<ToastHistory isAbove />}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <RouteError error={error} />
    </SiteLayout>
  )
}
