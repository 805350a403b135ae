import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useOwnProfileQuery } from '../api/accounts-api.ts'
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
  const [verify, { data, error }] = useVerifyEmailMutation()
  const isBegun = useRef(false)
  const confirm = useCallback(async () => {
    const outcome = await verify({ token })
    // Otherwise the page explains it.
    if (outcome.error && !isExplained(outcome.error)) showFailedCall(outcome.error)
  }, [token, verify])

  useEffect(() => {
    // A second call would report the address as confirmed before.
    if (isBegun.current) return
    isBegun.current = true
    void confirm()
  }, [confirm])

  if (data) return data.wasVerified ? <AlreadyVerified /> : <Verified />
  if (!error) return <Loading label={<Trans>Confirming your address</Trans>} lines={2} />
  if (hasExpired(error)) return <LinkExpired />
  if (readRefusal(error).code === 'sign-in-to-confirm') return <SignInFirst error={error} />
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

/** Without a redirect: an address must not contain the token, so the link is opened again. */
function SignInFirst({ error }: { error: unknown }) {
  return (
    <Outcome
      kind="failed"
      title={<Trans>Sign in first</Trans>}
      actions={
        <ButtonLink to="/login">
          <Trans>SIGN IN</Trans>
        </ButtonLink>
      }
    >
      <p>{errorMessage(error)}</p>
    </Outcome>
  )
}

function isExplained(error: unknown): boolean {
  return hasExpired(error) || readRefusal(error).code === 'sign-in-to-confirm'
}

function hasExpired(error: unknown): boolean {
  return readRefusal(error).code === 'link-expired'
}

function ToProfile() {
  return useUserInfo() ? (
    <ButtonLink to="/profile">
      <Trans>GO TO MY PROFILE</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/login">
      <Trans>SIGN IN</Trans>
    </ButtonLink>
  )
}

function AlreadyVerified() {
  return (
    <Outcome kind="done" title={<Trans>Already confirmed</Trans>} actions={<ToProfile />}>
      <p>
        <Trans>This address was confirmed before. There is nothing left to do.</Trans>
      </p>
    </Outcome>
  )
}

function Verified() {
  return (
    <Outcome
      kind="done"
      title={<Trans>Your address has been confirmed</Trans>}
      actions={<ToProfile />}
    >
      <p>
        <Trans>We will send quotes and notices to this address.</Trans>
      </p>
    </Outcome>
  )
}

/** Signed-in people learn from their own profile whether the address still has to be confirmed. */
function LinkExpired() {
  const isSignedIn = useUserInfo() !== null
  const { data: profile, isLoading } = useOwnProfileQuery(undefined, { skip: !isSignedIn })
  if (isLoading) return <Loading label={<Trans>Confirming your address</Trans>} lines={2} />
  return profile?.isEmailVerified ? <AlreadyVerified /> : <UnknownLink />
}

function UnknownLink() {
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
          <Trans>A link works for {lasts}. We can send you a new one.</Trans>
        </p>
      ) : (
        <p>
          <Trans>A link works for {lasts}. To get a new one, sign in and open My Info.</Trans>
        </p>
      )}
    </Outcome>
  )
}
