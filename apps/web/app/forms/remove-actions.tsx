import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface RemoveActionsProps {
  isSending: boolean
  onClose: () => void
  /** What the button that removes says. */
  children: ReactNode
}

/** The two buttons of a dialog that asks before something is removed. */
export function RemoveActions({ isSending, onClose, children }: RemoveActionsProps) {
  const { t } = useLingui()
  return (
    <DialogActions>
      <Button variant="line" aria-disabled={isSending} onClick={onClose}>
        <Trans>Keep it</Trans>
      </Button>
      <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
        {children}
      </Button>
    </DialogActions>
  )
}
