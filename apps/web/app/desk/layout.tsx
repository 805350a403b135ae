import { deskPath } from '@kakehashi/contract/screen-paths'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { DeskGuard } from '../account/guards.tsx'
import { RouteError } from '../errors/route-error.tsx'
import { listenForFieldKeys } from '../forms/field-keys.ts'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import { UndoBar } from '../request/undo/undo-bar.tsx'
import type { Route } from './+types/layout'

export default function DeskLayout() {
  useEffect(listenForFieldKeys, [])
  return (
    <DeskGuard>
      <OfficeLayout undo={<UndoBar pathOf={({ _id }) => deskPath(_id)} />}>
        <Outlet />
      </OfficeLayout>
    </DeskGuard>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeLayout>
      <RouteError error={error} frame="office" />
    </OfficeLayout>
  )
}
