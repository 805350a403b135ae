import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { startSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useStartSecondFactorMutation } from '../../../api/second-factor-api.ts'
import { AccountName } from '../../../forms/person-fields.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { PasswordField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { ScanCode } from './scan-code.tsx'

interface SetUpProps {
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Three steps: password, scan the code, enter a first code from the app. */
export function SetUp({ onCodes, onCancel }: SetUpProps) {
  const [started, setStarted] = useState<ReplyOf<typeof startSecondFactor>>()
  return started ? (
    <ScanCode
      {...started}
      onCodes={onCodes}
      onExpired={() => setStarted(undefined)}
      onCancel={onCancel}
    />
  ) : (
    <ConfirmPassword onStarted={setStarted} onCancel={onCancel} />
  )
}

interface ConfirmPasswordProps {
  onStarted: (reply: ReplyOf<typeof startSecondFactor>) => void
  onCancel: () => void
}

function ConfirmPassword({ onStarted, onCancel }: ConfirmPasswordProps) {
  const { t } = useLingui()
  const [start] = useStartSecondFactorMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: startSecondFactor.body,
    startWith: { currentPassword: '' },
    send: async (body) => onStarted(await start(body).unwrap()),
    refusedAt: { 'wrong-current-password': 'currentPassword' },
    idPrefix: 'set-up-',
  })
  useEffect(() => form.setFocus('currentPassword'), [form])

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <AccountName />
      <PasswordField
        {...field('currentPassword')}
        label={t`Current password`}
        hint={t`To confirm that it is you`}
        autoComplete="current-password"
      />
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Checking`}>
          <Trans>CONTINUE</Trans>
        </Button>
        <Button variant="line" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
