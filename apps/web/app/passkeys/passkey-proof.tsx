import { Trans, useLingui } from '@lingui/react/macro'
import { useProveWithPasskeyMutation, useStartPasskeyProofMutation } from '../api/passkeys-api.ts'
import { signWithPasskey } from './ask-device.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Proves who is at the screen, instead of the password or a code. */
export function PasskeyProof({ onProved }: { onProved?: () => void }) {
  const { t } = useLingui()
  const [startProof] = useStartPasskeyProofMutation()
  const [prove] = useProveWithPasskeyMutation()

  async function use() {
    const options = await startProof().unwrap()
    await prove({ credential: await signWithPasskey(options) }).unwrap()
    onProved?.()
  }

  return (
    <PasskeyButton variant="line" use={use} busyLabel={t`Waiting for your passkey`}>
      <Trans>Use your passkey</Trans>
    </PasskeyButton>
  )
}
