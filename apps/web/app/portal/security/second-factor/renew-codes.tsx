import { Trans, useLingui } from '@lingui/react/macro'
import { useRenewRecoveryCodesMutation } from '../../../api/second-factor-api.ts'
import { ProofForm } from './proof-form.tsx'

interface RenewCodesProps {
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

export function RenewCodes({ onCodes, onCancel }: RenewCodesProps) {
  const { t } = useLingui()
  const [renew] = useRenewRecoveryCodesMutation()
  return (
    <>
      <p>
        <Trans>You will get new codes. Your current codes will stop working immediately.</Trans>
      </p>
      <ProofForm
        idPrefix="renew-"
        label={<Trans>MAKE NEW CODES</Trans>}
        busyLabel={t`Making new codes`}
        send={async (body) => onCodes((await renew(body).unwrap()).recoveryCodes)}
        onCancel={onCancel}
      />
    </>
  )
}
