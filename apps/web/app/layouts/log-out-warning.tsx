import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { Trans } from '@lingui/react/macro'

interface LogOutWarningProps {
  isOpen: boolean
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function LogOutWarning(props: LogOutWarningProps) {
  return (
    <ConfirmDialog
      {...props}
      title={<Trans>Some of your work has not been sent</Trans>}
      confirmLabel={<Trans>Log out and delete</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
    >
      <Trans>
        This browser has a request, a message or files that were not sent. If you log out, they are
        deleted from this computer.
      </Trans>
    </ConfirmDialog>
  )
}
