import type { ReactNode } from 'react'
import { AdminGuard } from '../account/guards.tsx'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import { OfficeKeys } from './keys/office-keys.tsx'
import { Search } from './search/search.tsx'

/** Navigation bar, search and keys around every office screen. */
export default function OfficeShell({ children }: { children: ReactNode }) {
  return (
    <AdminGuard>
      <OfficeLayout search={<Search />}>
        {/* Before the children, so that keys registered by a screen override these. */}
        <OfficeKeys />
        {children}
      </OfficeLayout>
    </AdminGuard>
  )
}
