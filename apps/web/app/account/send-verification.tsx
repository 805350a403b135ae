import { Trans, useLingui } from '@lingui/react/macro'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useSendVerificationMutation } from '../api/session-api.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'

/** Sends the verification mail again. */
export function SendVerification({ size }: { size?: 'small' }) {
  const { t } = useLingui()
  const [send, { isLoading, isSuccess }] = useSendVerificationMutation()

  async function sendAgain() {
    const outcome = await send()
    if (outcome.error) showFailedCall(outcome.error)
    else showToast.success(outcome.data.message)
  }

  return (
    <Button
      variant="line"
      size={size}
      isBusy={isLoading}
      busyLabel={t`Sending`}
      aria-disabled={isSuccess}
      onClick={() => void sendAgain()}
    >
      {isSuccess ? <Trans>We have sent the link</Trans> : <Trans>Send the link again</Trans>}
    </Button>
  )
}
