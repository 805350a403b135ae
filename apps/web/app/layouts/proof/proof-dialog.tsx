import { proveIdentity } from '@kakehashi/contract/accounts/sessions'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { PasswordField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useListPasskeysQuery } from '../../api/passkeys-api.ts'
import { useProveIdentityMutation } from '../../api/session-api.ts'
import { CodeField } from '../../forms/code-field.tsx'
import { AccountName } from '../../forms/person-fields.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { canUsePasskeys } from '../../passkeys/ask-device.ts'
import { PasskeyProof } from '../../passkeys/passkey-proof.tsx'
import type { Proof } from '../../session/asked-proof.ts'

interface ProofDialogProps {
  proof: Proof
  onEnd: (isGiven: boolean) => void
}

export default function ProofDialog({ proof, onEnd }: ProofDialogProps) {
  return (
    <Dialog title={<Trans>Is it still you?</Trans>} isOpen onClose={() => onEnd(false)}>
      <ProofForm proof={proof} onEnd={onEnd} />
    </Dialog>
  )
}

function ProofForm({ proof, onEnd }: ProofDialogProps) {
  const { t } = useLingui()
  const [prove] = useProveIdentityMutation()
  const { data: passkeys = [] } = useListPasskeysQuery()
  const hasPasskey = passkeys.length > 0 && canUsePasskeys()
  const name = proof === 'code' ? 'code' : 'currentPassword'
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: proveIdentity.body,
    startWith: { [name]: '' },
    alsoCheck: ({ currentPassword }) =>
      proof === 'code' || currentPassword ? {} : { currentPassword: 'current-password-required' },
    send: async (body) => {
      await prove(body).unwrap()
      onEnd(true)
    },
    refusedAt: { 'wrong-current-password': 'currentPassword', 'wrong-second-factor': 'code' },
    idPrefix: 'proof-',
  })
  useEffect(() => form.setFocus(name), [form, name])

  return (
    <Form {...formProps}>
      <p>
        {proof === 'code' ? (
          <Trans>
            This change needs a new code from your authenticator app. We ask at most every 10
            minutes.
          </Trans>
        ) : (
          <Trans>This change needs your password. We ask at most every 10 minutes.</Trans>
        )}
      </p>
      <Refusal message={refusal} />
      {hasPasskey && <PasskeyProof onProved={() => onEnd(true)} />}
      <AccountName />
      {proof === 'code' ? (
        <CodeField {...field('code')} />
      ) : (
        <PasswordField
          {...field('currentPassword')}
          label={t`Current password`}
          autoComplete="current-password"
        />
      )}
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Checking`}>
          <Trans>CONTINUE</Trans>
        </Button>
        <Button variant="line" onClick={() => onEnd(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
