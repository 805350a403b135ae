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
                  <Trans>The old address is told of the change.</Trans>
                </li>
                <li>
                  <Trans>
                    The new address has to be confirmed; an e-mail with a link goes there.
                  </Trans>
                </li>
              </>
            )}
            <li>
              {isOwn ? (
                <Trans>You are signed out everywhere and sign in again.</Trans>
              ) : (
                <Trans>They are signed out everywhere and sign in again.</Trans>
              )}
            </li>
            {leavesDesk && (
              <li>
                <Trans>No more documents can be given to them.</Trans>
              </li>
            )}
          </ul>
        </Alert>
      )}
    </div>
  )
}
