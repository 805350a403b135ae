import type { TrayDocument } from '@kakehashi/contract/tray'
import { showToast } from '@kakehashi/ui/toast'
import { plural } from '@lingui/core/macro'
import { useAddDocumentMutation } from '../../../api/documents-api.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { TrayButton } from '../../tray/tray-button.tsx'
import { TrayDialog } from '../../tray/tray-dialog.tsx'
import { useTray } from '../../tray/use-tray.ts'

interface AddFromTrayProps {
  request: OfficeRequest
  /** Called with the new version of the request after each document. */
  onAdded: (version: number) => void
}

/** Adds what was scanned to a request that exists. */
export function AddFromTray({ request: { _id: requestId }, onAdded }: AddFromTrayProps) {
  const tray = useTray()
  const [add] = useAddDocumentMutation()

  async function addAll(scans: readonly TrayDocument[]) {
    // One after the other, because each raises the version of the request.
    for (const { path } of scans) {
      const { version } = await add({ requestId, document: path }).unwrap()
      onAdded(version)
    }
    showToast.success(plural(scans.length, { one: '# document added', other: '# documents added' }))
  }

  return (
    <>
      <TrayButton tray={tray} />
      <TrayDialog tray={tray} onTake={addAll} />
    </>
  )
}
