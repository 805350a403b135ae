import { useOffice } from '@kakehashi/layouts/office'
import { requestPath, threadPath } from '@kakehashi/contract/screen-paths'
import { lazy, Suspense } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/customer-layout'
import { useUserInfo } from './session/use-user-info.ts'
import { RouteError } from './errors/route-error.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { ToastHistory } from '@kakehashi/ui/toast-history'

// Loaded on demand, because customers never need it.
const OfficeShell = lazy(() => import('./office/office-shell.tsx'))

/** A request and its messages have the same address for customers and the office. */
const shared = [requestPath(':id'), threadPath(':id')]

/**
 * The layout of login, registration and the portal. Admins who open a customer's page keep the
 * office layout with its search and shortcuts.
 */
export default function CustomerLayout() {
  const { timeZone } = useOffice()
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
    <SiteLayout atFoot={<ToastHistory isAbove timeZone={timeZone} />}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <RouteError error={error} frame="site" />
    </SiteLayout>
  )
}
