import { confirmSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useConfirmSecondFactorMutation } from '../../../api/second-factor-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { CopyButton } from '@kakehashi/ui/copy-button'
import { QrCode } from '../../../request/qr-code/qr-code.tsx'
import styles from './scan-code.module.css'

interface ScanCodeProps {
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
  onExpired: () => void
  onCancel: () => void
}

export function ScanCode({ secret, uri, onCodes, onExpired, onCancel }: ScanCodeProps) {
  const { t } = useLingui()
  const first = useRef<HTMLLIElement>(null)
  const [confirm] = useConfirmSecondFactorMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: confirmSecondFactor.body,
    startWith: { code: '' },
    send: async (body) => {
      const { recoveryCodes } = await confirm(body).unwrap()
      showToast.success(t`Two-step login is on`)
      onCodes(recoveryCodes)
    },
    refusedAt: { 'wrong-second-factor': 'code' },
    onRefusal: (code) => {
      if (code === 'second-factor-not-started') onExpired()
      return false
    },
    idPrefix: 'first-',
  })

  useEffect(() => first.current?.focus(), [])

  return (
    <ol className={styles.steps}>
      <li ref={first} tabIndex={-1}>
        <h3>
          <Trans>Open your authenticator app</Trans>
        </h3>
        <p>
          <Trans>
            Google Authenticator, Microsoft Authenticator, 1Password or any other will do.
          </Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>Scan this code with it</Trans>
        </h3>
        <QrCode text={uri} label={t`QR code for your authenticator app`} />
        <p className={styles.same}>
          <Trans>
            Is the app on this phone? <a href={uri}>Open it</a>
          </Trans>
        </p>
        <p>
          <Trans>Or type this key into the app:</Trans>
        </p>
        <div className={styles.key}>
          <code translate="no" lang="en">
            {groupDigits(secret)}
          </code>
          <CopyButton text={secret} />
        </div>
      </li>
      <li>
        <h3>
          <Trans>Enter the code it shows</Trans>
        </h3>
        <Form {...formProps}>
          <Refusal message={refusal} />
          <TextField
            {...field('code')}
            label={t`Code`}
            hint={t`6 digits. The code changes every 30 seconds`}
            inputMode="numeric"
            autoComplete="one-time-code"
            className={styles.code}
          />
          <FormActions>
            <Button type="submit" isBusy={isSending} busyLabel={t`Checking`}>
              <Trans>TURN ON</Trans>
            </Button>
            <Button variant="line" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </FormActions>
        </Form>
      </li>
    </ol>
  )
}

/** Groups of four are easier to read aloud and to type. */
export function groupDigits(secret: string): string {
  return secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
