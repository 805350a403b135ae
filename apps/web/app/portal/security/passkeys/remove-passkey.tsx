import type { PasskeyView } from '@kakehashi/contract/accounts/passkeys'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '../../../api/client/base-api.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useRemovePasskeyMutation } from '../../../api/passkeys-api.ts'

interface RemovePasskeyProps {
  passkey: PasskeyView
  isOpen: boolean
  onCancel: () => void
  onRemoved: () => void
}

export function RemovePasskey({ passkey, isOpen, onCancel, onRemoved }: RemovePasskeyProps) {
  const [remove, { isLoading, error }] = useRemovePasskeyMutation()

  async function confirm() {
    const outcome = await remove(passkey._id)
    if (outcome.error) return showFailedCall(outcome.error)
    showToast.success(outcome.data.message)
    onRemoved()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Remove this passkey?</Trans>}
      confirmLabel={<Trans>REMOVE</Trans>}
      isBusy={isLoading}
      error={error && errorMessage(error)}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Trans>
        “{passkey.name}” will no longer work here, and browsers that were signed in with it are
        signed out. Delete it on your device too.
      </Trans>
    </ConfirmDialog>
  )
}
