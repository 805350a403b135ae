import { stagePath } from '@kakehashi/contract/screen-paths'
import type { ReactNode } from 'react'
import { AdminGuard } from '../account/guards.tsx'
import { OfficeLayout } from '../layouts/office-layout.tsx'
import { UndoBar } from '../request/undo/undo-bar.tsx'
import type { PathOf } from '../request/undo/use-undo.ts'
import { KeyCaps } from './keys/key-list.tsx'
import { useKeysOn } from './keys/keys-setting.ts'
import { OfficeKeys } from './keys/office-keys.tsx'
import { UndoKey } from './keys/undo-key.tsx'
import { Search } from './search/search.tsx'

const pathOf: PathOf = ({ stage, _id }) => stagePath(stage, _id)

/** Navigation bar, search and keys around every office screen. */
export default function OfficeShell({ children }: { children: ReactNode }) {
  const areKeysOn = useKeysOn()
  return (
    <AdminGuard>
      <OfficeLayout
        search={<Search />}
        undo={<UndoBar pathOf={pathOf} keyCap={areKeysOn && <KeyCaps keys="z" />} />}
      >
        {/* Before the children, so that keys registered by a screen override these. */}
        <OfficeKeys />
        <UndoKey pathOf={pathOf} />
        {children}
      </OfficeLayout>
    </AdminGuard>
  )
}
