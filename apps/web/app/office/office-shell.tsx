import type { ReactNode } from 'react'
import { AdminGuard } from '../account/guards.tsx'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import { OfficeKeys } from './keys/office-keys.tsx'
import { Search } from './search/search.tsx'

/** The bar, the search and the keys that a clerk has around every screen. */
export default function OfficeShell({ children }: { children: ReactNode }) {
  return (
    <AdminGuard>
      <OfficeLayout search={<Search />}>
        {/* Before the screens, so that a screen's own keys come after those of the whole office. */}
        <OfficeKeys />
        {children}
      </OfficeLayout>
    </AdminGuard>
  )
}
