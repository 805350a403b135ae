import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useVerifyEmailMutation } from '../api/session-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { readRefusal } from '../forms/read-refusal.ts'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { Loading } from '@kakehashi/ui/spinner'
import { useMailedToken } from './use-mailed-token.ts'
import { Outcome } from './outcome.tsx'
import { withRedirect } from './redirect.ts'
import { SendVerification } from './send-verification.tsx'
import { useUserInfo } from '../session/session-slice.ts'

export default function VerifyEmail() {
  const { t } = useLingui()
  const token = useMailedToken()
  return (
    <ColumnPage title={t`Confirm your address`}>
      {token === null ? <LinkExpired /> : <Verification key={token} token={token} />}
    </ColumnPage>
  )
}

function Verification({ token }: { token: string }) {
  const [verify, { isSuccess, error }] = useVerifyEmailMutation()
  const isBegun = useRef(false)
  const confirm = useCallback(async () => {
    const outcome = await verify({ token })
    if (outcome.error) showFailedCall(outcome.error)
  }, [token, verify])

  useEffect(() => {
    // The link works once: a second call would report it as expired.
    if (isBegun.current) return
    isBegun.current = true
    void confirm()
  }, [confirm])

  if (isSuccess) return <Verified />
  if (!error) return <Loading label={<Trans>Confirming your address</Trans>} lines={2} />
  if (readRefusal(error).code === 'link-expired') return <LinkExpired />
  return (
    <Outcome
      kind="failed"
      title={<Trans>Not confirmed yet</Trans>}
      actions={
        <Button onClick={() => void confirm()}>
          <Trans>CONFIRM MY ADDRESS</Trans>
        </Button>
      }
    >
      <p>{errorMessage(error)}</p>
    </Outcome>
  )
}

function Verified() {
  const userInfo = useUserInfo()
  return (
    <Outcome
      kind="done"
      title={<Trans>Your address has been confirmed</Trans>}
      actions={
        userInfo ? (
          <ButtonLink to="/profile">
            <Trans>GO TO MY PROFILE</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/login">
            <Trans>SIGN IN</Trans>
          </ButtonLink>
        )
      }
    >
      <p>
        <Trans>We will send quotes and notices to this address.</Trans>
      </p>
    </Outcome>
  )
}

function LinkExpired() {
  const lasts = mailedLinks['verify-email'].words[useLanguage()]
  const userInfo = useUserInfo()
  return (
    <Outcome
      kind="failed"
      title={<Trans>This link no longer works</Trans>}
      actions={
        userInfo ? (
          <SendVerification />
        ) : (
          <ButtonLink to={withRedirect('/login', '/profile/info')}>
            <Trans>SIGN IN</Trans>
          </ButtonLink>
        )
      }
    >
      {userInfo ? (
        <p>
          <Trans>A link works once, for {lasts}. We can send you a new one.</Trans>
        </p>
      ) : (
        <p>
          <Trans>A link works once, for {lasts}. To get a new one, sign in and open My Info.</Trans>
        </p>
      )}
    </Outcome>
  )
}
