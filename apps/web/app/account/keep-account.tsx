import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useKeepAccountMutation } from '../api/accounts-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { readRefusal } from '../forms/read-refusal.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { useMailedToken } from './use-mailed-token.ts'
import { Outcome } from './outcome.tsx'

/** Stops the deletion of an account. It needs a press, because mail programs open links by themselves. */
export default function KeepAccount() {
  const { t } = useLingui()
  const token = useMailedToken()
  return (
    <ColumnPage title={t`Keep your account`}>
      {token === null ? <LinkExpired /> : <Choice key={token} token={token} />}
    </ColumnPage>
  )
}

function Choice({ token }: { token: string }) {
  const [keep, { isLoading, error }] = useKeepAccountMutation()
  const [isKept, setKept] = useState(false)

  async function confirm() {
    const outcome = await keep({ token })
    if (!outcome.error) return setKept(true)
    // A link that has expired is explained on the page.
    if (!hasExpired(outcome.error)) showFailedCall(outcome.error)
  }

  if (isKept) return <Kept />
  if (error && hasExpired(error)) return <LinkExpired />
  return (
    <>
      <p>
        <Trans>
          Your account was deleted. Until the time named in our e-mail, your data are still there
          and you can keep the account. After that, everything is erased for good.
        </Trans>
      </p>
      <p>
        <Trans>
          If you keep it, you can sign in with the same password as before. Your requests, messages
          and documents are all still there.
        </Trans>
      </p>
      {error && <Alert kind="error">{errorMessage(error)}</Alert>}
      <p>
        <Button isBusy={isLoading} onClick={() => void confirm()}>
          <Trans>KEEP MY ACCOUNT</Trans>
        </Button>
      </p>
    </>
  )
}

function hasExpired(error: unknown): boolean {
  return readRefusal(error).code === 'link-expired'
}

function Kept() {
  return (
    <Outcome
      kind="done"
      title={<Trans>Your account is kept</Trans>}
      actions={
        <ButtonLink to="/login">
          <Trans>SIGN IN</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Nothing was erased. If you did not delete the account yourself, choose a new password: use
          ‘Forgotten your password?’ on the login page.
        </Trans>
      </p>
    </Outcome>
  )
}

function LinkExpired() {
  const { phone } = useOffice()
  return (
    <Outcome
      kind="failed"
      title={<Trans>This link no longer works</Trans>}
      actions={
        <ButtonLink to="/login">
          <Trans>SIGN IN</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Either the account was kept already, and you can sign in, or its time is over and the data
          are erased. If you are not sure, call us at {phone}.
        </Trans>
      </p>
    </Outcome>
  )
}
