import type { PasskeyView } from '@kakehashi/contract/accounts/passkeys'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import { Actions } from '../../section.tsx'
import styles from '../sessions/sessions.module.css'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

interface PasskeyRowProps {
  passkey: PasskeyView
  onRemoved: () => void
}

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { t } = useLingui()
  const [task, setTask] = useState<'rename' | 'remove'>()
  const { name } = passkey
  const isRenaming = task === 'rename'
  return (
    <li className={styles.row}>
      {isRenaming ? (
        <RenamePasskey passkey={passkey} onEnd={() => setTask(undefined)} />
      ) : (
        <>
          <PasskeyFacts passkey={passkey} />
          <Actions>
            <Button
              variant="line"
              size="small"
              aria-label={t`Rename: ${name}`}
              onClick={() => setTask('rename')}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button
              variant="line"
              size="small"
              aria-label={t`Remove: ${name}`}
              onClick={() => setTask('remove')}
            >
              <Trans>Remove</Trans>
            </Button>
          </Actions>
        </>
      )}
      <RemovePasskey
        passkey={passkey}
        isOpen={task === 'remove'}
        onCancel={() => setTask(undefined)}
        onRemoved={onRemoved}
      />
    </li>
  )
}

function PasskeyFacts({ passkey: { name, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const { dateAndTime } = useDates()
  const added = dateAndTime(createdAt)
  const used = lastUsedAt && dateAndTime(lastUsedAt)
  return (
    <div className={styles.text}>
      <b>{name}</b>
      <p>
        <Trans>
          Added <time dateTime={createdAt}>{added}</time>
        </Trans>
      </p>
      <p>
        {used ? (
          <Trans>
            Last used <time dateTime={lastUsedAt}>{used}</time>
          </Trans>
        ) : (
          <Trans>Not used yet</Trans>
        )}
      </p>
    </div>
  )
}
