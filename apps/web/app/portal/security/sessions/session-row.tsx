import type { SessionView } from '@kakehashi/contract/accounts/sessions'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../../i18n/use-dates.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useEndSessionMutation } from '../../../api/session-api.ts'
import { Button } from '@kakehashi/ui/button'
import { Pill } from '@kakehashi/ui/pill'
import { showToast } from '@kakehashi/ui/toast'
import styles from './sessions.module.css'
import { useDeviceText } from './use-device-text.ts'

interface SessionRowProps {
  session: SessionView
  onEnded: () => void
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useLingui()
  const { dateAndTime } = useDates()
  const device = useDeviceText(session.userAgent)
  const lastSeen = dateAndTime(session.lastSeenAt)
  const [end, { isLoading, isSuccess }] = useEndSessionMutation()

  async function signOut() {
    const outcome = await end(session._id)
    if (outcome.error) return showFailedCall(outcome.error)
    showToast.success(outcome.data.message)
    onEnded()
  }

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b>{device}</b>
        {session.isCurrent && (
          <Pill tone="sea">
            <Trans>This browser</Trans>
          </Pill>
        )}
        <p>
          <Trans>
            Last seen <time dateTime={session.lastSeenAt}>{lastSeen}</time>
          </Trans>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="line"
          size="small"
          // Stays disabled until the list has been loaded again.
          isBusy={isLoading || isSuccess}
          busyLabel={t`Signing out`}
          aria-label={t`Sign out: ${device}`}
          onClick={() => void signOut()}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
