import { firstOwnerBody } from '@kakehashi/contract/setup'
import { passphraseMinLength } from '@kakehashi/domain/people/password'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { PasswordField, TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMailedToken } from '../account/use-mailed-token.ts'
import { useCreateFirstOwnerMutation } from '../api/setup-api.ts'
import { ContactFields } from '../forms/person-fields.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'

/** Only for whoever has the link that the server printed. */
export default function OwnerStep() {
  const token = useMailedToken()
  if (token !== null) return <OwnerForm token={token} />
  return (
    <Alert kind="warning" title={<Trans>Open the link that the server printed</Trans>}>
      <p>
        <Trans>
          When this server started, it printed a link with a token. Whoever has it becomes the owner
          of this office. To print it again, run <code>pnpm office setup-link</code> on the server.
        </Trans>
      </p>
    </Alert>
  )
}

function OwnerForm({ token }: { token: string }) {
  const { t } = useLingui()
  const minimum = passphraseMinLength
  const [create] = useCreateFirstOwnerMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: firstOwnerBody,
    startWith: {
      token,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
    },
    send: (body) => create({ ...body, token }).unwrap(),
    refusedAt: { 'email-in-use': 'email' },
  })
  return (
    <Form {...formProps}>
      <p>
        <Trans>You become the owner of this office and can give others their roles later.</Trans>
      </p>
      <Refusal message={refusal} />
      <TextField {...field('firstName')} label={t`First name`} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t`Last name`} autoComplete="family-name" />
      <ContactFields field={field} />
      <PasswordField
        {...field('password', { deps: ['confirmPassword'] })}
        label={t`Password`}
        hint={t`At least ${minimum} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t`Confirm password`}
        autoComplete="new-password"
      />
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Creating your account`}>
          <Trans>CONTINUE</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
