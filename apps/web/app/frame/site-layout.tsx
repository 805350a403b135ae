import { Outlet } from 'react-router'
import type { Route } from './+types/site-layout'
import { ToastHistory } from '../ui/toast-history.tsx'
import { ErrorPage } from './error-page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Login, registration and the portal stand in the same frame as the visitors' pages. */
export default function SiteLayout() {
  return (
    <SiteFrame atFoot={<ToastHistory isAbove />}>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
