import { hasLogoutFailed, watchFailedLogout } from '@kakehashi/browser/failed-logout'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { logOut } from '../layouts/log-out.ts'
import type { SignedOutState } from './guards.tsx'

/** For somebody who was signed out while this page was open, or who could not log out. */
export function WhySignedOut() {
  const why = (useLocation().state ?? {}) as SignedOutState
  const hasFailed = useSyncExternalStore(watchFailedLogout, hasLogoutFailed, () => false)
  if (hasFailed) return <StillSignedIn />
  if (why.hasLoggedOutElsewhere) {
    return (
      <Alert kind="info">
        <Trans>
          You logged out in another tab. What you had typed here and not sent was removed from this
          device.
        </Trans>
      </Alert>
    )
  }
  if (!why.hasSessionEnded) return null
  return (
    <Alert kind="info">
      {why.isSharedComputer ? (
        <Trans>
          You were signed out to protect your documents. This is a shared computer, so what you had
          typed and not sent was deleted.
        </Trans>
      ) : (
        <Trans>
          You were signed out to protect your documents. Sign in and continue: what you typed is
          kept.
        </Trans>
      )}
    </Alert>
  )
}

function StillSignedIn() {
  const { t } = useLingui()
  const [isTrying, setTrying] = useState(false)

  async function tryAgain() {
    setTrying(true)
    await logOut()
    setTrying(false)
  }

  return (
    <Alert kind="warning" title={<Trans>You are not logged out yet</Trans>}>
      <p>
        <Trans>
          We could not reach the office, so this browser may still be logged in. Try again before
          you leave this computer.
        </Trans>
      </p>
      <Button
        variant="line"
        size="small"
        isBusy={isTrying}
        busyLabel={t`Logging out`}
        onClick={() => void tryAgain()}
      >
        <Trans>Log out again</Trans>
      </Button>
    </Alert>
  )
}
