import type { FileView } from '@kakehashi/contract/documents/file-view'
import { FileTabs } from './file-tabs.tsx'
import { SideBySide } from './side-by-side.tsx'

/** Shows the documents of a request beside the form. */
export function Preview({ files }: { files: readonly FileView[] }) {
  return (
    <>
      <SideBySide files={files} />
      <FileTabs files={files} />
    </>
  )
}
