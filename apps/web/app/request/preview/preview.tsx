import type { FileView } from '@kakehashi/contract/documents/file-view'
import { FileTabs } from './file-tabs.tsx'
import { SideBySide } from './side-by-side.tsx'

/** The papers of a request beside the form: looked at without leaving the page. */
export function Preview({ files }: { files: readonly FileView[] }) {
  return (
    <>
      <SideBySide files={files} />
      <FileTabs files={files} />
    </>
  )
}
