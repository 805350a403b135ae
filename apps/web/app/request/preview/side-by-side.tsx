import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { FileTabs } from './file-tabs.tsx'
import styles from './side-by-side.module.css'

export const sideBySideId = 'side-by-side'

const isTranslation = ({ role }: FileView) => role === 'translation'

/** Original and translation on a full screen, for checking names and dates. */
export function SideBySide({ files }: { files: readonly FileView[] }) {
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
        title={<Trans>Original and translation</Trans>}
        isOpen={isOpen}
        isWhole
        onClose={() => setOpen(false)}
      >
        <div className={styles.pair}>
          <FileTabs files={originals} />
          <FileTabs files={translations} />
        </div>
      </Dialog>
    </>
  )
}
