import { forgotPassword } from '@kakehashi/contract/accounts/sessions'
import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForgotPasswordMutation } from '../api/session-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { Outcome } from './outcome.tsx'
import { useTypedEmail } from './typed-email.ts'

export default function ForgottenPassword() {
  const { t } = useLingui()
  const lasts = mailedLinks['reset-password'].words[useLanguage()]
  const [sendLink] = useForgotPasswordMutation()
  const [askedFor, setAskedFor] = useState<string>()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: forgotPassword.body,
    startWith: { email: useTypedEmail() },
    send: async (body) => {
      await sendLink(body).unwrap()
      setAskedFor(body.email)
    },
  })

  return (
    <ColumnPage
      back={{ to: '/login', label: <Trans>Login</Trans> }}
      title={t`Forgotten password`}
      lede={
        askedFor === undefined && (
          <Trans>
            Enter your e-mail address. We will send you a link to choose a new password.
          </Trans>
        )
      }
    >
      {askedFor === undefined ? (
        <Form {...formProps}>
          <Refusal message={refusal} />
          <TextField
            {...field('email')}
            label={t({ message: 'E-mail', context: 'form field' })}
            type="email"
            autoComplete="email"
          />
          <FormActions>
            <Button type="submit" isWide isBusy={isSending} busyLabel={t`Sending`}>
              <Trans>SEND THE LINK</Trans>
            </Button>
          </FormActions>
        </Form>
      ) : (
        <Outcome
          kind="done"
          title={<Trans>Check your e-mail</Trans>}
          actions={
            <>
              <ButtonLink to="/login">
                <Trans>BACK TO LOGIN</Trans>
              </ButtonLink>
              <Button variant="line" onClick={() => setAskedFor(undefined)}>
                <Trans>Send it again</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              If <b>{askedFor}</b> belongs to an account, we have sent a link to it. The link works
              for {lasts}.
            </Trans>
          </p>
          <p>
            <Trans>
              If it does not arrive in a few minutes, check your junk mail or send it again.
            </Trans>
          </p>
        </Outcome>
      )}
    </ColumnPage>
  )
}
