import type { TrayDocument } from '@kakehashi/contract/tray'
import { trayDays } from '@kakehashi/domain/counter/tray'
import { Alert } from '@kakehashi/ui/alert'
import { Dialog } from '@kakehashi/ui/dialog'
import { Empty } from '@kakehashi/ui/empty'
import { Plural, Trans } from '@lingui/react/macro'
import { errorMessage } from '../../api/client/base-api.ts'
import { PutAside } from './put-aside.tsx'
import { TrayNotices } from './tray-notices.tsx'
import { TrayPicker } from './tray-picker.tsx'
import type { Tray } from './use-tray.ts'
import styles from './tray.module.css'

interface TrayDialogProps {
  tray: Tray
  /** The dialog closes once it is done, and shows what it throws. */
  onTake: (documents: readonly TrayDocument[]) => Promise<void> | void
}

/** What the scanner saved and nobody has taken. It changes by itself when a scan arrives. */
export function TrayDialog({ tray, onTake }: TrayDialogProps) {
  const { isHere, offered, putAside, error, isFetching, retry, isOpen, close } = tray
  return (
    <Dialog
      title={<Trans>Scanner tray</Trans>}
      isOpen={isOpen && isHere === true}
      isWhole={offered.length > 0}
      onClose={close}
    >
      {error !== undefined && (
        <Alert kind="error" onRetry={retry} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
      <TrayNotices problem={tray.problem} refused={tray.refused} />
      {offered.length > 0 && (
        <TrayPicker
          documents={offered}
          onTake={async (taken) => {
            await onTake(taken)
            close()
          }}
        />
      )}
      {offered.length === 0 && error === undefined && tray.problem === undefined && (
        <Empty title={<Trans>No scan is waiting</Trans>}>
          <Trans>
            Scan the papers now. Each scan appears here a few seconds after the scanner has finished
            it.
          </Trans>
        </Empty>
      )}
      <PutAside documents={putAside} />
      <p className={styles.hint}>
        <Trans>What nobody uses is deleted {trayDays} days after it was scanned.</Trans>
      </p>
      <output className="hush">
        <Plural value={offered.length} one="# scan is waiting" other="# scans are waiting" />
      </output>
    </Dialog>
  )
}
