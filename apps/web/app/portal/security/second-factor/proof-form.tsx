import { turnOffSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { z } from 'zod'
import { AccountName } from '../../../forms/person-fields.tsx'
import { CodeField } from '../../../forms/code-field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { PasswordField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'

/** Turning off and renewing the codes take the same body. */
const proof = turnOffSecondFactor.body

interface ProofFormProps {
  idPrefix: string
  label: ReactNode
  busyLabel: string
  send: (body: z.output<typeof proof>) => Promise<unknown>
  onRefusal?: ((code: string | undefined) => boolean) | undefined
  onCancel: () => void
}

/** Asks for password and code: neither a stolen phone nor a stolen password is enough. */
export function ProofForm({
  idPrefix,
  label,
  busyLabel,
  send,
  onRefusal,
  onCancel,
}: ProofFormProps) {
  const { t } = useLingui()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: proof,
    startWith: { currentPassword: '', code: '' },
    send,
    onRefusal,
    refusedAt: { 'wrong-current-password': 'currentPassword', 'wrong-second-factor': 'code' },
    idPrefix,
  })
  useEffect(() => form.setFocus('currentPassword'), [form])

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <AccountName />
      <PasswordField
        {...field('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
      />
      <CodeField {...field('code')} />
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={busyLabel}>
          {label}
        </Button>
        <Button variant="line" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
