import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { clearLocalData } from '../../../layouts/log-out.ts'
import { beginLogout, cancelLogout } from '@kakehashi/browser/user-info'
import { errorMessage } from '../../../api/client/base-api.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useSignOutEverywhereMutation } from '../../../api/session-api.ts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { Actions } from '../../section.tsx'

export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const [signOut, { isLoading, error }] = useSignOutEverywhereMutation()

  async function leave() {
    // Before the call: the live stream may report the end of the session before the reply arrives.
    beginLogout()
    const outcome = await signOut()
    if (outcome.error) {
      cancelLogout()
      return showFailedCall(outcome.error)
    }
    // The guard of this page then redirects to the login.
    await clearLocalData()
  }

  return (
    <>
      <Actions>
        <Button variant="line" onClick={() => setAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Sign out everywhere?</Trans>}
        confirmLabel={<Trans>SIGN OUT EVERYWHERE</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          You will be signed out of every browser, including this one, and have to sign in again.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
