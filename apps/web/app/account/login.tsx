import { signInBody } from '@kakehashi/contract/accounts/sessions'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSignInMutation } from '../api/session-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField, PasswordField, TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import styles from './account.module.css'
import { RedirectTo } from './guards.tsx'
import { keepTargetForReset } from './redirect-after-reset.ts'
import { useRedirectTarget } from './use-redirect-target.ts'
import { useTypedEmail } from './typed-email.ts'
import { WhySignedOut } from './why-signed-out.tsx'
import { useUserInfo } from '../session/session-slice.ts'

export default function Login() {
  const userInfo = useUserInfo()
  const { target, toRegister } = useRedirectTarget()
  // Also reached after signing in, because that stores the user.
  if (userInfo) return <RedirectTo to={target} />
  return <LoginForm target={target} toRegister={toRegister} />
}

interface LoginFormProps {
  target: string
  toRegister: string
}

function LoginForm({ target, toRegister }: LoginFormProps) {
  const { t } = useLingui()
  const [signIn] = useSignInMutation()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: signInBody,
    startWith: { email: useTypedEmail(), password: '', isSharedComputer: false },
    send: (body) => signIn(body).unwrap(),
    refusedAt: { 'wrong-second-factor': 'secondFactor' },
    onRefusal: (code) => {
      if (code === 'wrong-credentials') startAgain()
      if (code !== 'second-factor-required') return false
      setCodeAsked(true)
      return true
    },
  })

  function startAgain() {
    setCodeAsked(false)
    form.unregister('secondFactor')
  }

  useEffect(() => {
    if (isCodeAsked) form.setFocus('secondFactor')
  }, [form, isCodeAsked])

  const email = form.getValues('email')
  return (
    <ColumnPage
      title={isCodeAsked ? t`Enter your code` : t`Login`}
      lede={
        isCodeAsked ? (
          <Trans>One more step to sign in as {email}.</Trans>
        ) : (
          <Trans>
            No account yet? <Link to={toRegister}>Create your account</Link>
          </Trans>
        )
      }
    >
      <Form {...formProps}>
        {!isCodeAsked && <WhySignedOut />}
        <Refusal message={refusal} />
        {isCodeAsked ? (
          <CodeField {...field('secondFactor')} />
        ) : (
          <>
            <TextField
              {...field('email')}
              label={t({ message: 'E-mail', context: 'form field' })}
              type="email"
              autoComplete="username"
            />
            <PasswordField
              {...field('password')}
              label={t`Password`}
              autoComplete="current-password"
            />
            <CheckboxField
              {...field('isSharedComputer')}
              label={t`This is a shared computer`}
              hint={t`You are signed out when you close the browser or after an hour, and nothing unsent stays here.`}
            />
          </>
        )}
        <FormActions>
          <Button type="submit" isWide isBusy={isSending} busyLabel={t`Signing in`}>
            <Trans>SIGN IN</Trans>
          </Button>
          {isCodeAsked && (
            <Button variant="line" isWide onClick={startAgain}>
              <Trans>Start again</Trans>
            </Button>
          )}
        </FormActions>
        {!isCodeAsked && <PasskeySignIn />}
        {!isCodeAsked && (
          <p className={styles.aside}>
            <Link to="/forgotten-password" onClick={() => keepTargetForReset(target)}>
              <Trans>Forgotten your password?</Trans>
            </Link>
          </p>
        )}
      </Form>
    </ColumnPage>
  )
}
