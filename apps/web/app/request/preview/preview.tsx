import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ServiceKind } from '@kakehashi/domain/services'
import { FileTabs } from './file-tabs.tsx'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import styles from './side-by-side.module.css'

export const sideBySideId = 'side-by-side'

const isTranslation = ({ role }: FileView) => role === 'translation'

interface PreviewProps {
  files: readonly FileView[]
  serviceKind: ServiceKind
}

/** Original and translation on a full screen, for checking names and dates. */
function SideBySide({ files, serviceKind }: PreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const translations = files.filter(isTranslation)
  const originals = files.filter((file) => !isTranslation(file))
  if (translations.length === 0 || originals.length === 0) return null
  return (
    <>
      <div className={styles.row}>
        <Button id={sideBySideId} variant="line" size="small" onClick={() => setOpen(true)}>
          <Trans>Side by side</Trans>
        </Button>
      </div>
      <Dialog
        title={
          serviceKind === 'translation' ? (
            <Trans>Original and translation</Trans>
          ) : (
            <Trans>Document and record</Trans>
          )
        }
        isOpen={isOpen}
        isWhole
        onClose={() => setOpen(false)}
      >
        <div className={styles.pair}>
          <FileTabs files={originals} serviceKind={serviceKind} />
          <FileTabs files={translations} serviceKind={serviceKind} />
        </div>
      </Dialog>
    </>
  )
}

/** Shows the documents of a request beside the form. */
export function Preview({ files, serviceKind }: PreviewProps) {
  return (
    <>
      <SideBySide files={files} serviceKind={serviceKind} />
      <FileTabs files={files} serviceKind={serviceKind} />
    </>
  )
}
