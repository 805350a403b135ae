import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useUserInfo } from './account/use-user-info.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import PortalLayout from './portal/layout.tsx'
import { ToastHistory } from './ui/toast-history.tsx'

export { ErrorBoundary } from './frame/site-layout.tsx'

// Customers never load the office.
const OfficeRoom = lazy(() => import('./office/office-room.tsx'))

/** One address for both ends of a conversation: a clerk who answers stays in the office. */
export default function ThreadLayout() {
  const isAdmin = useUserInfo()?.isAdmin ?? false
  if (isAdmin) {
    return (
      <Suspense>
        <OfficeRoom>
          <Outlet />
        </OfficeRoom>
      </Suspense>
    )
  }
  return (
    <SiteFrame atFoot={<ToastHistory isAbove />}>
      <PortalLayout />
    </SiteFrame>
  )
}
