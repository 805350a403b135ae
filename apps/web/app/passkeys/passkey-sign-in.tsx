import { Trans, useLingui } from '@lingui/react/macro'
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from '../api/passkeys-api.ts'
import { signWithPasskey } from './ask-device.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Signs in without e-mail address, password or code; the page redirects by itself. */
export function PasskeySignIn() {
  const { t } = useLingui()
  const [startSignIn] = useStartPasskeySignInMutation()
  const [signIn] = useSignInWithPasskeyMutation()

  async function use() {
    const options = await startSignIn().unwrap()
    await signIn({ credential: await signWithPasskey(options) }).unwrap()
  }

  return (
    <PasskeyButton variant="line" isWide use={use} busyLabel={t`Waiting for your passkey`}>
      <Trans>Sign in with a passkey</Trans>
    </PasskeyButton>
  )
}
