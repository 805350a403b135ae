import { Trans } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'
import styles from './user-form.module.css'

interface ConsequencesProps {
  isNewEmail: boolean
  endsSessions: boolean
  leavesDesk: boolean
  isOwn: boolean
}

/** Lists side effects of saving, such as ended sessions. */
export function Consequences({ isNewEmail, endsSessions, leavesDesk, isOwn }: ConsequencesProps) {
  return (
    <div aria-live="polite" className={styles.news}>
      {endsSessions && (
        <Alert kind="info" title={<Trans>When you save this</Trans>}>
          <ul className={styles.then}>
            {isNewEmail && (
              <>
                <li>
                  <Trans>We will e-mail the old address about the change.</Trans>
                </li>
                <li>
                  <Trans>We will e-mail a link to the new address to confirm it.</Trans>
                </li>
              </>
            )}
            <li>
              {isOwn ? (
                <Trans>You will be signed out everywhere and have to sign in again.</Trans>
              ) : (
                <Trans>They will be signed out everywhere and have to sign in again.</Trans>
              )}
            </li>
            {leavesDesk && (
              <li>
                <Trans>They can no longer be assigned documents.</Trans>
              </li>
            )}
          </ul>
        </Alert>
      )}
    </div>
  )
}
