import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'

interface FormButtonsProps {
  isSending: boolean
  onClose: () => void
}

export function FormButtons({ isSending, onClose }: FormButtonsProps) {
  const { t } = useLingui()
  return (
    <DialogActions>
      <Button variant="line" aria-disabled={isSending} onClick={onClose}>
        <Trans>Go back</Trans>
      </Button>
      <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
        <Trans>SAVE</Trans>
      </Button>
    </DialogActions>
  )
}
