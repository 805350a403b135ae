import { passkeyNameForm, type PasskeyView } from '@kakehashi/contract/accounts/passkeys'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRenamePasskeyMutation } from '../../../api/passkeys-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'

interface RenamePasskeyProps {
  passkey: PasskeyView
  onEnd: () => void
}

export function RenamePasskey({ passkey, onEnd }: RenamePasskeyProps) {
  const { t } = useLingui()
  const [rename] = useRenamePasskeyMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: passkeyNameForm,
    startWith: { name: passkey.name },
    send: async ({ name }) => {
      await rename({ id: passkey._id, name }).unwrap()
      onEnd()
    },
    idPrefix: `${passkey._id}-`,
  })
  useEffect(() => form.setFocus('name'), [form])

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <TextField {...field('name')} label={t`Name of the passkey`} autoComplete="off" />
      <FormActions>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE</Trans>
        </Button>
        <Button variant="line" size="small" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
