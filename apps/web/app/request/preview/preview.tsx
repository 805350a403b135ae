import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ReactNode } from 'react'
import { FileTabs } from './file-tabs.tsx'
import { SideBySide } from './side-by-side.tsx'

interface PreviewProps {
  files: readonly FileView[]
  /** Buttons of the view with original and translation. */
  actions?: ReactNode
}

/** Shows the documents of a request beside the form. */
export function Preview({ files, actions }: PreviewProps) {
  return (
    <>
      <SideBySide files={files} actions={actions} />
      <FileTabs files={files} />
    </>
  )
}
