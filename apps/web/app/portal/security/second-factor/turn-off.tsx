import { Trans, useLingui } from '@lingui/react/macro'
import { useTurnOffSecondFactorMutation } from '../../../api/second-factor-api.ts'
import { showToast } from '@kakehashi/ui/toast'
import { ProofForm } from './proof-form.tsx'

interface TurnOffProps {
  onDone: () => void
  onMandatory: () => void
}

export function TurnOff({ onDone, onMandatory }: TurnOffProps) {
  const { t } = useLingui()
  const [turnOff] = useTurnOffSecondFactorMutation()
  return (
    <>
      <p>
        <Trans>You will then need only your password to sign in.</Trans>
      </p>
      <ProofForm
        idPrefix="turn-off-"
        label={<Trans>TURN OFF</Trans>}
        busyLabel={t`Turning off`}
        send={async (body) => {
          const { message } = await turnOff(body).unwrap()
          showToast.success(message)
          onDone()
        }}
        onRefusal={(code) => {
          if (code === 'second-factor-mandatory') onMandatory()
          return false
        }}
        onCancel={onDone}
      />
    </>
  )
}
