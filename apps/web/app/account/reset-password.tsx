import { resetPasswordBody } from '@kakehashi/contract/accounts/sessions'
import { passwordMinLength } from '@kakehashi/domain/people/password'
import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useResetPasswordMutation } from '../api/session-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { PasswordField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { forgetTargetOfReset, loginAfterReset } from './redirect-after-reset.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { Outcome } from './outcome.tsx'
import { signedOut } from '../session/session-slice.ts'
import { beginLogout, cancelLogoutAndThrow } from '@kakehashi/browser/user-info'

const minimum = passwordMinLength

export default function ResetPassword() {
  const { t } = useLingui()
  const token = useMailedToken()
  const [outcome, setOutcome] = useState<'done' | 'expired'>()
  return (
    <ColumnPage title={t`Choose a new password`}>
      {outcome === 'done' ? (
        <PasswordChanged />
      ) : token === null || outcome === 'expired' ? (
        <LinkExpired />
      ) : (
        <NewPasswordForm
          key={token}
          token={token}
          onDone={() => setOutcome('done')}
          onExpired={() => setOutcome('expired')}
        />
      )}
    </ColumnPage>
  )
}

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onExpired: () => void
}

function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const { t } = useLingui()
  const dispatch = useDispatch()
  const [resetPassword] = useResetPasswordMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: resetPasswordBody,
    startWith: { token, password: '', confirmPassword: '' },
    send: async (body) => {
      // Before the call: the live stream may report the end of this session before the reply
      // arrives, and the sign-out would unmount this form.
      beginLogout()
      await resetPassword(body).unwrap().catch(cancelLogoutAndThrow)
      // The server has ended every session, including this one.
      dispatch(signedOut())
      onDone()
    },
    onRefusal: (code) => {
      if (code === 'link-expired') onExpired()
      return false
    },
  })

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <PasswordField
        {...field('password', { deps: ['confirmPassword'] })}
        label={t`New password`}
        hint={t`At least ${minimum} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t`Confirm password`}
        autoComplete="new-password"
      />
      <FormActions>
        <Button type="submit" isWide isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE THE PASSWORD</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}

function PasswordChanged() {
  const [toLogin] = useState(loginAfterReset)
  useEffect(forgetTargetOfReset, [])
  return (
    <Outcome
      kind="done"
      title={<Trans>Your password has been changed</Trans>}
      actions={
        <ButtonLink to={toLogin}>
          <Trans>SIGN IN</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>You have been signed out everywhere. Please sign in with the new password.</Trans>
      </p>
    </Outcome>
  )
}

function LinkExpired() {
  const lasts = mailedLinks['reset-password'].words[useLanguage()]
  return (
    <Outcome
      kind="failed"
      title={<Trans>This link no longer works</Trans>}
      actions={
        <ButtonLink to="/forgotten-password">
          <Trans>ASK FOR A NEW LINK</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>A link works once, for {lasts}. Your password has not been changed.</Trans>
      </p>
    </Outcome>
  )
}
