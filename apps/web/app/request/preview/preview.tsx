import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ServiceKind } from '@kakehashi/domain/services'
import type { ReactNode } from 'react'
import { FileTabs } from './file-tabs.tsx'
import { SideBySide } from './side-by-side.tsx'

interface PreviewProps {
  files: readonly FileView[]
  serviceKind: ServiceKind
  /** Buttons of the view with original and translation. */
  actions?: ReactNode
}

/** Shows the documents of a request beside the form. */
export function Preview({ files, serviceKind, actions }: PreviewProps) {
  return (
    <>
      <SideBySide files={files} serviceKind={serviceKind} actions={actions} />
      <FileTabs files={files} serviceKind={serviceKind} />
    </>
  )
}
