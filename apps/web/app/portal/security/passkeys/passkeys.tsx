import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useStartPasskeyMutation,
} from '../../../api/passkeys-api.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { createPasskey } from '../../../passkeys/ask-device.ts'
import { PasskeyButton } from '../../../passkeys/passkey-button.tsx'
import { Section } from '../../section.tsx'
import styles from '../sessions/sessions.module.css'
import { useDeviceText } from '../sessions/use-device-text.ts'
import { PasskeyRow } from './passkey-row.tsx'

export function Passkeys() {
  const heading = useRef<HTMLHeadingElement>(null)
  const passkeys = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Section headingRef={heading} title={<Trans>Passkeys</Trans>}>
      <p>
        <Trans>
          With a passkey you sign in with your fingerprint, your face or the PIN of your device,
          without password and code.
        </Trans>
      </p>
      <Loaded query={passkeys} label={<Trans>Loading the list</Trans>} lines={1}>
        {(list) =>
          list.length > 0 && (
            <ul className={styles.list}>
              {list.map((passkey) => (
                <PasskeyRow
                  key={passkey._id}
                  passkey={passkey}
                  onRemoved={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddPasskey />
    </Section>
  )
}

function AddPasskey() {
  const { t } = useLingui()
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  // A name to begin with; it can be changed in the list.
  const name = useDeviceText(navigator.userAgent)

  async function use() {
    const options = await start().unwrap()
    await add({ name, credential: await createPasskey(options) }).unwrap()
    showToast.success(t`Passkey added`)
  }

  return (
    <div>
      <PasskeyButton use={use} busyLabel={t`Waiting for your device`}>
        <Trans>ADD A PASSKEY</Trans>
      </PasskeyButton>
    </div>
  )
}
